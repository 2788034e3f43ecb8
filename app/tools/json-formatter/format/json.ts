import { fail, ok, type Result } from '#app/lib/result.ts'
import { Formatter } from './formatter.ts'
import { describeError, type JsonError } from './json-error.ts'
import { sortKeysOf } from './sort.ts'

export interface Formatted {
  /** Pieces of about 1 MiB in order, each of whole characters and alone in its buffer. */
  chunks: Uint8Array<ArrayBuffer>[]
  bytes: number
  lines: number
  changed: 'whitespace' | 'order'
}

export interface FormatOptions {
  /** A run of one whitespace character per level; an empty one minifies. */
  indent: string
  sortKeys?: boolean
}

/** Takes each piece of the output when it is written, before it is known whether the whole is valid; null takes back all before it. */
export type OnChunk = (chunk: Uint8Array | null) => void

/** Checks a document and lays it out anew, every token kept as written: `[1.0 ]`, indent `""` → `[1.0]` */
export function formatJson(
  source: Uint8Array,
  { indent, sortKeys = false }: FormatOptions,
  onProgress?: (done: number) => void,
  onChunk?: OnChunk,
): Result<Formatted, JsonError> {
  if (!sortKeys) return format(source, indent, 'whitespace', onProgress, onChunk)
  const checked = format(source, '', 'whitespace', (done) => onProgress?.(done / 3))
  if (!checked.ok) return checked
  return format(sortKeysOf(source), indent, 'order', (done) => onProgress?.((2 + done) / 3), onChunk)
}

/**
 * Indentation grows with the square of the depth: 50,000 nested arrays would take 5 GB. Output that outgrows this size
 * is written again with the indentation held at the level that fits.
 */
const mostBytes = (source: Uint8Array) => (1 << 26) + 32 * source.length

function format(
  source: Uint8Array,
  indent: string,
  changed: Formatted['changed'],
  onProgress?: (done: number) => void,
  onChunk?: OnChunk,
): Result<Formatted, JsonError> {
  let formatter = new Formatter(source, indent, undefined, mostBytes(source), onChunk)
  run(formatter, source.length, onProgress)
  if (formatter.isTooLong) {
    const deepest = Math.floor(mostBytes(source) / (source.length * indent.length))
    onChunk?.(null)
    formatter = new Formatter(source, indent, deepest, undefined, onChunk)
    run(formatter, source.length, onProgress)
  }
  if (!formatter.isValid) return fail(describeError(source, formatter.at, formatter.expected))
  const { chunks, lines } = formatter
  return ok({ chunks: chunks.full, bytes: chunks.bytes, lines, changed })
}

function run(formatter: Formatter, length: number, onProgress?: (done: number) => void): void {
  while (formatter.run()) onProgress?.(formatter.at / length)
}
