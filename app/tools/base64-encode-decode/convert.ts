import type { Charset } from '#app/lib/charset-names.ts'
import { decodeCharset } from '#app/lib/charsets.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { detectType } from '#app/lib/file-types.ts'
import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { joinBytes } from './base64.ts'
import { encodeCharset } from './charsets.ts'
import { createDecoder } from './decoder.ts'
import { type EncodeOptions, encodeBytes } from './encoder.ts'
import { type Failure, nameCharacter, reasons } from './failure.ts'
import { dumpLimit } from './hex-dump.ts'
import { dropMark, findReading, type ReadAs } from './read-as.ts'

export type Mode = 'encode' | 'decode'

/** `lineEndings` can restore the CRLF that a text field turns into LF. Without it, the text stays as it is. */
export type TextOptions = EncodeOptions & { charset: Charset; lineEndings?: LineEndings }

/**
 * `text` is null if the bytes are not text in the charset. `readAs` is the charset if it was detected and not chosen.
 * `tolerated` lists every deviation in the input, and `isValid` says whether a standard allows all of them.
 */
type Decoded = {
  bytes: Uint8Array<ArrayBuffer>
  text: string | null
  readAs: ReadAs | null
  tolerated: string[]
  isValid: boolean
  type: FileType | null
}

/** Facts about a result, and whether its input is valid. `head` is the start of a decoded result. */
export type Facts = {
  isText: boolean
  readAs: ReadAs | null
  type: FileType | null
  head: Uint8Array
  isValid: boolean
}

/** What a conversion shows and saves. `bytes` are the decoded bytes, or null if the output itself is saved. */
export type Outcome = Facts & { output: string; notes: string[]; bytes: Uint8Array<ArrayBuffer> | null }

/** Base64 is text and has no file signature. Any text and any bytes may be encoded. */
export const encodedFacts: Facts = { isText: true, readAs: null, type: null, head: new Uint8Array(), isValid: true }

/** Text to Base64: `"你好"` → `"5L2g5aW9"` */
export function encodeText(
  text: string,
  options: TextOptions,
): Result<{ output: string; warnings: string[] }, Failure> {
  if (text.trim() === '') return fail({ message: reasons.empty })
  const { charset, lineEndings = 'keep' } = options
  const encoded = encodeCharset(convertLineEndings(text, lineEndings), charset)
  if (!encoded.ok) return encoded
  return ok({ output: encodeBytes(encoded.value.bytes, options), warnings: encoded.value.warnings })
}

/** Reads bytes in the charset they indicate, or else in the chosen one. The text is null if they are not text. */
function readBytes(bytes: Uint8Array, chosen: Charset, label: string | null): Pick<Decoded, 'text' | 'readAs'> {
  const readAs = findReading(chosen, label, bytes.subarray(0, dumpLimit))
  const text = readAs && decodeCharset(bytes, readAs.charset)
  return text === null ? { text: decodeCharset(bytes, chosen), readAs: null } : { text: dropMark(text, readAs), readAs }
}

/** Base64 in any common form to bytes, and to text if they are text: `"Zm9vYmE"` → `"fooba"`, `["1 missing ="]` */
export function decodeText(text: string, { charset }: { charset: Charset }): Result<Decoded, Failure> {
  if (text.trim() === '') return fail({ message: reasons.empty })
  const decoder = createDecoder((_, position) => nameCharacter(text.codePointAt(position - 1)!))
  const start = decoder.read(text)
  if (!start.ok) return start
  const end = decoder.end()
  if (!end.ok) return end
  const bytes = joinBytes(start.value, end.value.bytes)
  const { tolerated, isValid } = end.value
  return ok({ bytes, ...readBytes(bytes, charset, decoder.charset()), tolerated, isValid, type: detectType(bytes) })
}

/** One press of the main button: `"decode", "SGk="` → output `"Hi"` */
export function convert(mode: Mode, text: string, options: TextOptions): Result<Outcome, Failure> {
  if (mode === 'encode') {
    const encoded = encodeText(text, options)
    if (!encoded.ok) return encoded
    return ok({ ...encodedFacts, output: encoded.value.output, notes: encoded.value.warnings, bytes: null })
  }
  const decoded = decodeText(text, options)
  if (!decoded.ok) return decoded
  const { bytes, text: output, readAs, tolerated, isValid, type } = decoded.value
  const head = bytes.slice(0, dumpLimit)
  return ok({ output: output ?? '', notes: tolerated, bytes, isText: output !== null, readAs, type, head, isValid })
}
