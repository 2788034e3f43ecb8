import { choice, choices } from '#app/lib/settings.ts'
import { defaultKey, extraKeys, floorKeys } from './algorithms/five.ts'

export const settings = {
  /** The algorithm that Generate computes. */
  algorithm: choice([...floorKeys, ...extraKeys], defaultKey),
  /** The algorithms shown in addition to the default five. */
  extras: choices(extraKeys),
  output: choice(['hex', 'hex-upper', 'base64', 'sri']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}
