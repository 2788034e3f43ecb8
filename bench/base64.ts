import { randomFillSync } from 'node:crypto'
import { createDecoder } from '#app/tools/base64-encode-decode/decoder.ts'
import { createEncoder, encodeBytes } from '#app/tools/base64-encode-decode/encoder.ts'

const options = { alphabet: 'standard', padding: true, wrap: 0 } as const
const megabyte = 1_000_000
const portion = 3 * 1024 * 1024

/** The best of five runs in milliseconds, after one warm-up run. */
function measure(work: () => unknown): number {
  work()
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

function* portionsOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

function encode(bytes: Uint8Array, size: number, wrap: 0 | 76 = 0): Uint8Array[] {
  const encoder = createEncoder({ ...options, wrap })
  return [...Array.from(portionsOf(bytes, size), (part) => encoder.push(part)), encoder.end()]
}

function decode(text: Uint8Array, size: number): number {
  const decoder = createDecoder()
  let length = 0
  for (const part of portionsOf(text, size)) {
    const result = decoder.push(part)
    if (result.ok) length += result.value.length
  }
  const end = decoder.end()
  if (!end.ok) throw new Error(end.error.detail)
  return length + end.value.bytes.length
}

function report(size: number, name: string, work: () => unknown, native: number | null): number {
  const time = measure(work)
  const speed = `${Math.round(size / megabyte / (time / 1000))} MB/s`
  const ratio = native === null ? 'baseline' : `${(native / time).toFixed(2)} × native`
  console.log(`${String(size / megabyte).padStart(4)} MB  ${name.padEnd(34)}${speed.padStart(11)}  ${ratio}`)
  return time
}

for (const size of [10 * megabyte, 100 * megabyte]) {
  const bytes = randomFillSync(Buffer.alloc(size))
  const text = bytes.toString('base64')
  const ascii = Buffer.from(text, 'latin1')
  const wrapped = Buffer.concat(encode(bytes, portion, 76))
  const binary = bytes.toString('latin1')
  const plain = new Uint8Array(bytes)

  const nativeEncode = report(size, 'encode: btoa', () => btoa(binary), null)
  report(size, 'encode: ours, at once', () => encode(bytes, size), nativeEncode)
  report(size, 'encode: ours, 3 MiB portions', () => encode(bytes, portion), nativeEncode)
  report(size, 'encode: ours, at once, to a string', () => encodeBytes(plain, options), nativeEncode)
  report(size, 'encode: ours, wrapped at 76', () => encode(bytes, portion, 76), nativeEncode)

  const nativeDecode = report(size, 'decode: atob', () => atob(text), null)
  report(size, 'decode: ours, at once', () => decode(ascii, size * 2), nativeDecode)
  report(size, 'decode: ours, 3 MiB portions', () => decode(ascii, portion), nativeDecode)
  report(size, 'decode: ours, at once, of a string', () => createDecoder().read(text), nativeDecode)
  report(size, 'decode: ours, wrapped at 76', () => decode(wrapped, portion), nativeDecode)
}
