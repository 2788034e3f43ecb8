import { choice, choices } from '#app/lib/settings.ts'
import { defaultKey, extraKeys, floorKeys } from './algorithms/five.ts'

export const settings = {
  /** What Generate makes. */
  algorithm: choice([...floorKeys, ...extraKeys], defaultKey),
  /** The algorithms shown beside the five. */
  extras: choices(extraKeys),
  output: choice(['hex', 'hex-upper', 'base64', 'sri']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}
