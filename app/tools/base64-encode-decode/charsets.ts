import { utf8 } from '#app/lib/bytes.ts'
import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import { isSingleByte, type SingleByteCharset, singleByteCodes } from '#app/lib/charsets.ts'
import { count } from '#app/lib/plural.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { type Failure, nameCharacter, reasons } from './failure.ts'

function encodeSingleBytes(text: string, charset: SingleByteCharset): Result<Uint8Array<ArrayBuffer>, Failure> {
  const byteOf = new Map(Array.from(singleByteCodes[charset], (code, byte) => [code, byte]))
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = byteOf.get(text.charCodeAt(i))
    if (byte === undefined) {
      const detail = `${nameCharacter(text.codePointAt(i)!)} at position ${i + 1} is not in ${charsetNames[charset]}.`
      return fail({ message: reasons.encoding, detail, position: i + 1 })
    }
    bytes[i] = byte
  }
  return ok(bytes)
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

/** The bytes of a text. In UTF-8 and UTF-16, an unpaired surrogate becomes U+FFFD with a warning: `"é", "iso-8859-1"` → `e9` */
export function encodeCharset(
  text: string,
  charset: Charset,
): Result<{ bytes: Uint8Array<ArrayBuffer>; warnings: string[] }, Failure> {
  if (isSingleByte(charset)) {
    const encoded = encodeSingleBytes(text, charset)
    return encoded.ok ? ok({ bytes: encoded.value, warnings: [] }) : encoded
  }
  const lone = text.isWellFormed() ? 0 : (text.match(/\p{Surrogate}/gu)?.length ?? 0)
  const sound = lone > 0 ? text.toWellFormed() : text
  const bytes = charset === 'utf-8' ? utf8(sound) : encodeUtf16(sound)
  return ok({
    bytes: charset === 'utf-16be' ? swapPairs(bytes) : bytes,
    warnings: lone > 0 ? [`${count(lone, 'unpaired surrogate')} replaced by U+FFFD`] : [],
  })
}
