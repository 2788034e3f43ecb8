import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import { createCharsetDecoder, findCharset } from '#app/lib/charsets.ts'
import { guessCharset } from '#app/lib/guess-charset.ts'

/** A charset that was detected, not chosen, and the reason: the `data:` prefix, a byte order mark, or the pattern of zero bytes. */
export type ReadAs = { charset: string; reason: 'prefix' | 'mark' | 'zeros' }

const sources = { prefix: 'its data: prefix', mark: 'its byte order mark', zeros: 'its zero bytes' }

/** "Read as UTF-16LE because of its byte order mark." */
export const describeReading = ({ charset, reason }: ReadAs): string =>
  `Read as ${charsetNames[charset as Charset] ?? charset.toUpperCase()} because of ${sources[reason]}.`

// biome-ignore lint/suspicious/noControlCharactersInRegex: these tell numbers from letters.
const control = /[\0-\x07\x0e-\x1a\x1c-\x1f\x7f]/

/** Whether the first bytes are letters in a charset, and not numbers that look like them. */
const isPlain = (head: Uint8Array, charset: Charset) =>
  head.length >= 4 && !control.test(createCharsetDecoder(charset, false)(head, false))

/**
 * The charset to read bytes in if the visitor left Charset at UTF-8, or null if UTF-8 will do: the charset of a `data:`
 * prefix, or UTF-16 if a byte order mark or zero bytes show it: `ff fe 48 00` → UTF-16LE
 */
export function findReading(chosen: Charset, label: string | null, head: Uint8Array): ReadAs | null {
  if (chosen !== 'utf-8') return null
  const named = label && findCharset(label)
  if (named) return named === chosen ? null : { charset: named, reason: 'prefix' }
  const guess = guessCharset(head)
  if (!guess || guess.charset === 'utf-8' || !isPlain(head, guess.charset)) return null
  return { charset: guess.charset, reason: guess.isMarked ? 'mark' : 'zeros' }
}

/** A byte order mark that revealed the charset is not part of the text. */
export const dropMark = (text: string, readAs: ReadAs | null): string =>
  readAs?.reason === 'mark' ? text.replace(/^\ufeff/, '') : text
