import { viewOf } from '#app/lib/bytes.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { Chunks } from './chunks.ts'
import {
  afterItem,
  afterMember,
  colon,
  describeError,
  documentEnd,
  firstKey,
  firstValue,
  type JsonError,
  key,
  value,
} from './json-error.ts'
import { endOfLiteral, endOfNumber, endOfString, skipWhitespace, startOfText } from './scan.ts'
import { sortKeysOf } from './sort.ts'

export interface Formatted {
  /** Pieces of about 1 MiB, in order. Each holds whole characters and has its own buffer. */
  chunks: Uint8Array<ArrayBuffer>[]
  bytes: number
  lines: number
}

export interface FormatOptions {
  /** The indent per level: one whitespace character, repeated. An empty string minifies. */
  indent: string
  sortKeys?: boolean
}

/** Gets each piece of the output as it is written, before the input is known to be valid. Null takes back all pieces so far. */
export type OnChunk = (chunk: Uint8Array | null) => void

const longRun = 128
const sliceSize = 1 << 15

/**
 * Checks a document against RFC 8259 and writes it with new whitespace in the same pass. It works in slices, so the
 * engine can switch to optimized code between them, and copies the source four bytes at a time.
 */
class Formatter {
  readonly chunks: Chunks
  lines = 1
  at: number
  expected = value
  private from: number
  private used = 0
  private depth = 0
  private isObject = false
  private gap = 0
  private readonly stack: number[] = []

  constructor(
    private readonly source: Uint8Array,
    private readonly indent: string,
    private readonly deepest = Number.POSITIVE_INFINITY,
    private readonly mostBytes = Number.POSITIVE_INFINITY,
    onChunk?: (chunk: Uint8Array) => void,
  ) {
    this.chunks = new Chunks(source.length * 2, onChunk)
    this.at = this.from = startOfText(source)
  }

  get isValid(): boolean {
    return this.expected === documentEnd && this.at === this.source.length
  }

  get isTooLong(): boolean {
    return this.chunks.bytes > this.mostBytes
  }

  /** Processes one slice and returns whether there is more to do. */
  run(): boolean {
    const { source, indent, chunks, deepest, stack } = this
    const words = viewOf(source)
    const width = indent.length
    const padding = Math.imul(indent.charCodeAt(0), 0x01010101)
    const end = source.length
    const stop = this.at + sliceSize
    const space = width > 0 ? 0x20 : 0
    const newline = width > 0 ? 0x0a : 0
    let { depth, isObject, lines, expected, gap, from, used, at } = this
    let { words: out, room } = chunks

    while (at < stop) {
      const i = at < end && source[at]! <= 0x20 ? skipWhitespace(source, words, at) : at
      const byte = i < end ? source[i]! : 0
      const isClose = byte === 0x5d || byte === 0x7d
      if (isClose) gap = (expected & (firstValue | firstKey)) !== 0 ? 0 : newline

      if (gap !== 0 || i !== at) {
        const pads = gap === 0x0a ? Math.min(isClose ? depth - 1 : depth, deepest) * width : 0
        const cut = used + at - from
        if (at - from > longRun || pads > longRun || cut + pads >= room || at + 3 > end) {
          used = chunks.copy(source, from, at, used)
          if (gap !== 0) used = chunks.fill(gap, padding & 0xff, pads, used)
          if (this.isTooLong) return false
          out = chunks.words
          room = chunks.room
        } else {
          const shift = from - used
          for (; used < cut; used += 4) out.setInt32(used, words.getInt32(used + shift, true), true)
          used = cut
          if (gap !== 0) {
            out.setUint8(cut, gap)
            used = cut + 1 + pads
            for (let pad = cut + 1; pad < used; pad += 4) out.setInt32(pad, padding, true)
          }
        }
        if (gap === 0x0a) lines++
        gap = 0
        from = at = i
      }

      let next = i + 1
      if (byte === 0x22) {
        if (expected >= colon) break
        next = endOfString(source, words, i)
        if (next < 0) break
        if (expected >= key) {
          at = next
          expected = colon
          if (next < end && source[next] === 0x3a) {
            at++
            gap = space
            expected = value
          }
          continue
        }
      } else if (byte === 0x7b || byte === 0x5b) {
        if (expected >= key) break
        stack[depth++] = byte
        isObject = byte === 0x7b
        gap = newline
        expected = isObject ? firstKey : firstValue
        at = next
        continue
      } else if (isClose) {
        if ((expected & (value | key | colon)) !== 0 || depth === 0 || byte !== stack[depth - 1]! + 2) break
        depth--
        isObject = depth > 0 && stack[depth - 1] === 0x7b
      } else if (expected < key) {
        next = byte <= 0x39 ? endOfNumber(source, words, i) : endOfLiteral(source, i)
        if (next < 0) break
      } else if (byte === 0x2c && (expected & (afterItem | afterMember)) !== 0) {
        next = i
      } else if (byte === 0x3a && expected === colon) {
        gap = space
        expected = value
        at = next
        continue
      } else break

      at = next
      if (next < end && source[next] === 0x2c && depth > 0) {
        at++
        gap = newline
        expected = isObject ? key : value
      } else expected = depth === 0 ? documentEnd : isObject ? afterMember : afterItem
    }

    if (expected === documentEnd && at === end) chunks.close(chunks.copy(source, from, at, used))
    Object.assign(this, { depth, isObject, lines, expected, gap, from, used, at })
    return at >= stop && at < end
  }
}

/** Checks a document and formats it, with every token kept as written: `[1.0 ]`, indent `""` → `[1.0]` */
export function formatJson(
  source: Uint8Array,
  { indent, sortKeys = false }: FormatOptions,
  onProgress?: (done: number) => void,
  onChunk?: OnChunk,
): Result<Formatted, JsonError> {
  if (!sortKeys) return format(source, indent, onProgress, onChunk)
  const checked = format(source, '', (done) => onProgress?.(done / 3))
  if (!checked.ok) return checked
  return format(sortKeysOf(source), indent, (done) => onProgress?.((2 + done) / 3), onChunk)
}

function format(source: Uint8Array, indent: string, onProgress?: (done: number) => void, onChunk?: OnChunk) {
  const write = (deepest?: number, mostBytes?: number) => {
    const formatter = new Formatter(source, indent, deepest, mostBytes, onChunk)
    while (formatter.run()) onProgress?.(formatter.at / source.length)
    return formatter
  }
  // Indentation grows with the square of the depth: 50,000 nested arrays would take 5 GB. Output over this size is
  // written again, with the indentation capped at the depth that fits.
  const mostBytes = (1 << 26) + 32 * source.length
  let formatter = write(undefined, mostBytes)
  if (formatter.isTooLong) {
    onChunk?.(null)
    formatter = write(Math.floor(mostBytes / (source.length * indent.length)))
  }
  if (!formatter.isValid) return fail(describeError(source, formatter.at, formatter.expected))
  const { chunks, lines } = formatter
  return ok({ chunks: chunks.full, bytes: chunks.bytes, lines })
}
