import type { Charset } from '#app/lib/charset-names.ts'
import { createTextCheck } from '#app/lib/charsets.ts'
import { detectType } from '#app/lib/file-types.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { encodedFacts, type Facts, type Mode, type TextOptions } from './convert.ts'
import { createDecoder } from './decoder.ts'
import { createEncoder, type EncodeOptions } from './encoder.ts'
import { type Failure, reasons } from './failure.ts'
import { dumpLimit } from './hex-dump.ts'
import { findReading, type ReadAs } from './text-charsets.ts'

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
  const { tolerated, isValid } = end.value
  const text = readings.find(({ check }) => check.end())
  return ok({
    isText: text !== undefined,
    readAs: text?.readAs ?? null,
    type: detectType(start),
    head: start,
    notes: tolerated,
    isValid,
  })
}

/** Converts a file portion by portion, byte for byte: a file `66 6f 6f`, `"encode"` → `"Zm9v"` written */
export async function convertPortions(
  mode: Mode,
  file: Portions,
  options: TextOptions,
): Promise<Result<Facts, Failure>> {
  if (file.size === 0) return empty
  return mode === 'encode' ? encodePortions(file, options) : decodePortions(file, options.charset)
}
