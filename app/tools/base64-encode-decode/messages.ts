import type { FileType } from '#app/lib/file-types.data.ts'
import type { Mode } from './convert.ts'

/** Why an input could not be processed: the fixed sentence, the reason, and the place counted from 1. */
export type Failure = { message: string; detail?: string; position?: number }

export const messages = {
  empty: 'Please enter text to process',
  emptyFile: 'The file holds nothing to process.',
  invalid: 'Invalid Base64 string',
  encoding: 'Encoding error occurred',
  unreadable: 'The input could not be read, or it is too large for this browser.',
  tooLargeToCopy: 'Above 16 MB the clipboard gives way: use Download',
  notText: 'These bytes are not text: use Download',
} as const

export const toasts = {
  copied: { title: 'Copied!', description: 'The whole output is on your clipboard.' },
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  downloaded: (name: string) => ({ title: 'Downloaded!', description: `${name} was downloaded successfully.` }),
}

/** The name a result is saved under: `"decode", PNG` → `"base64-decoded.png"` */
export function fileNameOf(mode: Mode, { type, isText }: { type: FileType | null; isText: boolean }): string {
  return `base64-${mode}d.${type?.extension ?? (isText ? 'txt' : 'bin')}`
}

/** A count with its noun: `2, "line break"` → `"2 line breaks"` */
export const count = (amount: number, noun: string): string =>
  `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`

/** A character as a sentence can carry it: `0xe9` → `"é" (U+00E9)`, `0` → `U+0000` */
export function nameCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `"${character}" (${name})` : name
}
