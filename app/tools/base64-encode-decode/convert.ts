import type { Charset } from '#app/lib/charset-names.ts'
import { createTextCheck, decodeCharset } from '#app/lib/charsets.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { detectType } from '#app/lib/file-types.ts'
import { convertLineEndings, type LineEndings } from '#app/lib/line-endings.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { joinBytes } from './base64.ts'
import { createDecoder } from './decoder.ts'
import { createEncoder, type EncodeOptions, encodeBytes } from './encoder.ts'
import { type Failure, nameCodePoint, reasons } from './failure.ts'
import { dumpLimit } from './hex-dump.ts'
import type { Settings } from './settings.ts'
import { dropMark, encodeCharset, findReading, type ReadAs } from './text-charsets.ts'

export type Mode = Settings['mode']

/** `lineEndings` can restore the CRLF that a text field turns into LF. Without it, the text stays as it is. */
export type TextOptions = EncodeOptions & { charset: Charset; lineEndings?: LineEndings }

const widths = { none: 0, '64': 64, '76': 76 } as const

/** The settings as options for a conversion: `wrap: "none"` → `wrap: 0` */
export const readOptions = ({ mode, wrap, ...same }: Settings): TextOptions => ({ ...same, wrap: widths[wrap] })

/** Facts about a result. */
export type Facts = {
  isText: boolean
  /** The charset, if it was detected and not chosen. */
  readAs: ReadAs | null
  type: FileType | null
  /** The start of a decoded result. */
  head: Uint8Array
  /** What was replaced in the input, or every deviation in it. */
  notes: string[]
  /** Whether a standard allows all of these deviations. */
  isValid: boolean
}

/** What a conversion shows and saves. `bytes` are the decoded bytes, or null if the output itself is saved. */
type Outcome = Facts & { output: string; bytes: Uint8Array<ArrayBuffer> | null }

/** Base64 is text and has no file signature. Any text and any bytes may be encoded. */
const encodedFacts: Facts = { isText: true, readAs: null, type: null, head: new Uint8Array(), notes: [], isValid: true }

/** The file name of a result: `"decode", PNG` → `"base64-decoded.png"` */
export const fileNameOf = (mode: Mode, { type, isText }: Pick<Facts, 'type' | 'isText'>): string =>
  `base64-${mode}d.${type?.extension ?? (isText ? 'txt' : 'bin')}`

/** Text to Base64: `"你好"` → `"5L2g5aW9"` */
export function encodeText(text: string, options: TextOptions): Result<Outcome, Failure> {
  if (text.trim() === '') return fail({ message: reasons.empty })
  const encoded = encodeCharset(convertLineEndings(text, options.lineEndings ?? 'keep'), options.charset)
  if (!encoded.ok) return encoded
  const { bytes, warnings } = encoded.value
  return ok({ ...encodedFacts, output: encodeBytes(bytes, options), notes: warnings, bytes: null })
}

/** Base64 in any common form to bytes, and to text if they are text: `"Zm9vYmE"` → `"fooba"`, `["1 missing ="]` */
export function decodeText(text: string, { charset }: Pick<TextOptions, 'charset'>): Result<Outcome, Failure> {
  if (text.trim() === '') return fail({ message: reasons.empty })
  const decoder = createDecoder((_, position) => nameCodePoint(text.codePointAt(position - 1)!))
  const start = decoder.read(text)
  if (!start.ok) return start
  const end = decoder.end()
  if (!end.ok) return end
  const bytes = joinBytes(start.value, end.value.bytes)
  const head = bytes.slice(0, dumpLimit)
  // The charset that the bytes indicate, or else the chosen one.
  const found = findReading(charset, decoder.charset(), head)
  const read = found && decodeCharset(bytes, found.charset)
  const readAs = read === null ? null : found
  const output = read ?? decodeCharset(bytes, charset)
  const { tolerated: notes, isValid } = end.value
  const facts: Facts = { isText: output !== null, readAs, type: detectType(bytes), head, notes, isValid }
  return ok({ ...facts, output: dropMark(output ?? '', readAs), bytes })
}

/** One press of the main button: `"decode", "SGk="` → output `"Hi"` */
export const convert = (mode: Mode, text: string, options: TextOptions): Result<Outcome, Failure> =>
  mode === 'encode' ? encodeText(text, options) : decodeText(text, options)

/** A file read and written in portions, so even a large file needs little memory here. */
type Portions = {
  size: number
  read(from: number, to: number): Promise<Uint8Array>
  write(bytes: Uint8Array<ArrayBuffer>): void
  onProgress(done: number): void
}

const portion = 3 << 20
const empty = fail({ message: reasons.empty, detail: reasons.emptyFile })

async function* readPortions({ size, read, onProgress }: Portions): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += portion) {
    const to = Math.min(from + portion, size)
    yield await read(from, to)
    onProgress(to / size)
  }
}

async function encodePortions(file: Portions, options: EncodeOptions): Promise<Result<Facts, Failure>> {
  const encoder = createEncoder(options)
  for await (const bytes of readPortions(file)) file.write(encoder.push(bytes))
  file.write(encoder.end())
  return ok(encodedFacts)
}

async function decodePortions(file: Portions, charset: Charset): Promise<Result<Facts, Failure>> {
  const decoder = createDecoder()
  /** The charset that the bytes indicate, then the chosen one, each with a check whether the bytes are text in it. */
  const readings: { readAs: ReadAs | null; check: ReturnType<typeof createTextCheck> }[] = [
    { readAs: null, check: createTextCheck(charset) },
  ]
  const head = new Uint8Array(dumpLimit)
  let size = 0
  function take(bytes: Uint8Array<ArrayBuffer>) {
    const readAs = size === 0 ? findReading(charset, decoder.charset(), bytes.subarray(0, dumpLimit)) : null
    if (readAs) readings.unshift({ readAs, check: createTextCheck(readAs.charset) })
    file.write(bytes)
    for (const { check } of readings) check.push(bytes)
    if (size < dumpLimit) head.set(bytes.subarray(0, dumpLimit - size), size)
    size += bytes.length
  }
  for await (const bytes of readPortions(file)) {
    const decoded = decoder.push(bytes)
    if (!decoded.ok) return decoded
    take(decoded.value)
  }
  const end = decoder.end()
  if (!end.ok) return end
  take(end.value.bytes)
  if (size === 0) return empty
  const start = head.subarray(0, size)
  const { tolerated: notes, isValid } = end.value
  const found = readings.find(({ check }) => check.end())
  const readAs = found?.readAs ?? null
  return ok({ isText: found !== undefined, readAs, type: detectType(start), head: start, notes, isValid })
}

/** Converts a file portion by portion, byte for byte: a file `66 6f 6f`, `"encode"` → `"Zm9v"` written */
export async function convertPortions(mode: Mode, file: Portions, options: TextOptions) {
  if (file.size === 0) return empty
  return mode === 'encode' ? encodePortions(file, options) : decodePortions(file, options.charset)
}
