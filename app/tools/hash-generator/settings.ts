import { choice, choices, type ValuesOf } from '#app/lib/settings.ts'
import { defaultKey, extraKeys, mainKeys } from './algorithms/five.ts'

export const settings = {
  /** The algorithm that Generate computes. */
  algorithm: choice([...mainKeys, ...extraKeys], defaultKey),
  /** The algorithms shown in addition to the default five. */
  extras: choices(extraKeys),
  output: choice(['hex', 'hex-upper', 'base64', 'sri']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}

export type Settings = ValuesOf<typeof settings>
