import { choice, choices } from '#app/lib/settings.ts'
import { defaultKey, extraKeys, mainKeys } from './algorithms/five.ts'

export const settings = {
  /** The algorithm that Generate computes. */
  algorithm: choice([...mainKeys, ...extraKeys], defaultKey),
  /** The algorithms shown in addition to the default five. */
  extras: choices(extraKeys),
  output: choice(['hex', 'hex-upper', 'base64', 'sri']),
  lineEndings: choice(['keep', 'lf', 'crlf']),
}

/** The forms in which a digest can be shown. */
export const outputForms = [
  { value: 'hex', label: 'hex' },
  { value: 'hex-upper', label: 'HEX' },
  { value: 'base64', label: 'Base64' },
  { value: 'sri', label: 'SRI' },
] as const
