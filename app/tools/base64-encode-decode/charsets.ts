import { utf8 } from '#app/lib/bytes.ts'
import { count } from '#app/lib/count.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Failure, nameCharacter } from './failure.ts'
import { messages } from './messages.ts'

export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-8859-1' | 'windows-1252'

export const charsetNames: Record<Charset, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'iso-8859-1': 'ISO-8859-1',
  'windows-1252': 'Windows-1252',
}

/** Bytes 80–9F of windows-1252, where five undefined ones stand for themselves (WHATWG Encoding §9). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const codesOf: Record<'iso-8859-1' | 'windows-1252', Uint16Array> = {
  'iso-8859-1': Uint16Array.from({ length: 256 }, (_, byte) => byte),
  'windows-1252': Uint16Array.from({ length: 256 }, (_, byte) =>
    byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte,
  ),
}

function encodeSingleBytes(text: string, charset: keyof typeof codesOf): Result<Uint8Array<ArrayBuffer>, Failure> {
  const byteOf = new Map(Array.from(codesOf[charset], (code, byte) => [code, byte]))
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = byteOf.get(text.charCodeAt(i))
    if (byte === undefined) {
      const detail = `${nameCharacter(text.codePointAt(i)!)} at position ${i + 1} is not in ${charsetNames[charset]}.`
      return fail({ message: messages.encoding, detail, position: i + 1 })
    }
    bytes[i] = byte
  }
  return ok(bytes)
}

function decodeSingleBytes(bytes: Uint8Array, charset: keyof typeof codesOf): string {
  const codes = codesOf[charset]
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...Uint16Array.from(bytes.subarray(from, from + 8192), (byte) => codes[byte]!)))
  }
  return parts.join('')
}

function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    bytes[2 * i] = code
    bytes[2 * i + 1] = code >> 8
  }
  return bytes
}

function swapPairs<T extends ArrayBufferLike>(bytes: Uint8Array<T>): Uint8Array<T> {
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const low = bytes[i]!
    bytes[i] = bytes[i + 1]!
    bytes[i + 1] = low
  }
  return bytes
}

/** The bytes of a text; an unpaired surrogate becomes U+FFFD with a warning: `"é", "iso-8859-1"` → `e9` */
export function encodeCharset(
  text: string,
  charset: Charset,
): Result<{ bytes: Uint8Array<ArrayBuffer>; warnings: string[] }, Failure> {
  if (charset === 'iso-8859-1' || charset === 'windows-1252') {
    const encoded = encodeSingleBytes(text, charset)
    return encoded.ok ? ok({ bytes: encoded.value, warnings: [] }) : encoded
  }
  const lone = text.match(/\p{Surrogate}/gu)?.length ?? 0
  const sound = lone > 0 ? text.toWellFormed() : text
  const bytes = charset === 'utf-8' ? utf8(sound) : encodeUtf16(sound)
  return ok({
    bytes: charset === 'utf-16be' ? swapPairs(bytes) : bytes,
    warnings: lone > 0 ? [`${count(lone, 'unpaired surrogate')} replaced by U+FFFD`] : [],
  })
}

/** The text of bytes, or null where they are none in this charset: `e9, "utf-8"` → `null` */
export function decodeCharset(bytes: Uint8Array, charset: Charset): string | null {
  if (charset === 'iso-8859-1' || charset === 'windows-1252') return decodeSingleBytes(bytes, charset)
  try {
    const decoder = new TextDecoder(charset === 'utf-8' ? 'utf-8' : 'utf-16le', { fatal: true, ignoreBOM: true })
    return decoder.decode(charset === 'utf-16be' ? swapPairs(bytes.slice()) : bytes)
  } catch {
    return null
  }
}

/** Asks of bytes that come in portions whether they are text: `"utf-8"`, `c3`, `a9` → `true` */
export function createTextCheck(charset: Charset): { push(bytes: Uint8Array): void; end(): boolean } {
  if (charset === 'iso-8859-1' || charset === 'windows-1252') return { push() {}, end: () => true }
  const decoder = new TextDecoder(charset, { fatal: true })
  let isText = true
  function check(bytes: Uint8Array, stream: boolean) {
    try {
      if (isText) decoder.decode(bytes, { stream })
    } catch {
      isText = false
    }
    return isText
  }
  return { push: (bytes) => void check(bytes, true), end: () => check(new Uint8Array(), false) }
}
