import { fail, ok, type Result } from '#app/lib/result.ts'
import { Formatter } from './formatter.ts'
import { describeError, type JsonError } from './json-error.ts'
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
