import { utf8 } from '#app/lib/bytes.ts'
import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import {
  createCharsetDecoder,
  findCharset,
  isSingleByte,
  type SingleByteCharset,
  singleByteCodes,
} from '#app/lib/charsets.ts'
import { guessCharset } from '#app/lib/guess-charset.ts'
import { count } from '#app/lib/plural.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Failure, nameCodePoint, reasons } from './failure.ts'

type Encoded = Result<{ bytes: Uint8Array<ArrayBuffer>; warnings: string[] }, Failure>

function encodeSingleBytes(text: string, charset: SingleByteCharset): Encoded {
  const byteOf = new Map(Array.from(singleByteCodes[charset], (code, byte) => [code, byte]))
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = byteOf.get(text.charCodeAt(i))
    if (byte === undefined) {
      const detail = `${nameCodePoint(text.codePointAt(i)!)} at position ${i + 1} is not in ${charsetNames[charset]}.`
      return fail({ message: reasons.encoding, detail, position: i + 1 })
    }
    bytes[i] = byte
  }
  return ok({ bytes, warnings: [] })
}

function encodeUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const units = new DataView(new ArrayBuffer(2 * text.length))
  for (let i = 0; i < text.length; i++) units.setUint16(2 * i, text.charCodeAt(i), isLittleEndian)
  return new Uint8Array(units.buffer)
}

/** The bytes of a text. In UTF-8 and UTF-16, an unpaired surrogate becomes U+FFFD with a warning: `"é", "iso-8859-1"` → `e9` */
export function encodeCharset(text: string, charset: Charset): Encoded {
  if (isSingleByte(charset)) return encodeSingleBytes(text, charset)
  const lone = text.isWellFormed() ? 0 : (text.match(/\p{Surrogate}/gu)?.length ?? 0)
  const sound = text.toWellFormed()
  return ok({
    bytes: charset === 'utf-8' ? utf8(sound) : encodeUtf16(sound, charset === 'utf-16le'),
    warnings: lone > 0 ? [`${count(lone, 'unpaired surrogate')} replaced by U+FFFD`] : [],
  })
}

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
export function findReading(chosen: Charset, label: string | undefined, head: Uint8Array): ReadAs | null {
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
