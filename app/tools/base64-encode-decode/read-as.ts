import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import { createCharsetDecoder, findCharset } from '#app/lib/charsets.ts'
import { guessCharset } from '#app/lib/guess-charset.ts'

/** A charset that was not chosen, and what speaks for it: the `data:` prefix, a byte order mark, or where zero bytes are. */
export type ReadAs = { charset: string; reason: 'prefix' | 'mark' | 'zeros' }

const sources = { prefix: 'its data: prefix says', mark: 'its byte order mark says', zeros: 'its zero bytes show' }

/** "Read as UTF-16LE, as its byte order mark says." */
export const describeReading = ({ charset, reason }: ReadAs): string =>
  `Read as ${charsetNames[charset as Charset] ?? charset.toUpperCase()}, as ${sources[reason]}.`

// biome-ignore lint/suspicious/noControlCharactersInRegex: these tell numbers from letters.
const control = /[\0-\x07\x0e-\x1a\x1c-\x1f\x7f]/

/** Whether the first bytes are letters in a charset, and not numbers that look alike. */
const isPlain = (head: Uint8Array, charset: Charset) =>
  head.length >= 4 && !control.test(createCharsetDecoder(charset, false)(head, false))

/**
 * What bytes are read in where the visitor left the charset as it is at first, or null where that will do: the charset
 * of a `data:` prefix, or UTF-16 where a mark or every second byte says so: `ff fe 48 00` → UTF-16LE
 */
export function findReading(chosen: Charset, label: string | null, head: Uint8Array): ReadAs | null {
  if (chosen !== 'utf-8') return null
  const named = label && findCharset(label)
  if (named) return named === chosen ? null : { charset: named, reason: 'prefix' }
  const guess = guessCharset(head)
  if (!guess || guess.charset === 'utf-8' || !isPlain(head, guess.charset)) return null
  return { charset: guess.charset, reason: guess.isMarked ? 'mark' : 'zeros' }
}

/** A mark that told the charset is no part of the text. */
export const dropMark = (text: string, readAs: ReadAs | null): string =>
  readAs?.reason === 'mark' ? text.replace(/^\ufeff/, '') : text
