export const reasons = {
  empty: 'Please enter text to process',
  emptyFile: 'The file contains nothing to process.',
  invalid: 'Invalid Base64 string',
  encoding: 'Encoding error occurred',
} as const

/** Why an input could not be processed: the fixed message, the reason, and the position counted from 1. */
export type Failure = { message: string; detail?: string; position?: number }

/** A character as an error message shows it: `0xe9` → `"é" (U+00E9)`, `0` → `U+0000` */
export function nameCodePoint(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `"${character}" (${name})` : name
}
