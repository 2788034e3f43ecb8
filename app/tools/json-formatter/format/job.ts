import { ok, type Result } from '#app/lib/result.ts'
import { type FormatOptions, type Formatted, formatJson } from './json.ts'
import type { JsonError } from './json-error.ts'
import { startOfText } from './scan.ts'
import type { Summary } from './summary.ts'
import { sameTokens } from './verify.ts'
import { sameMembers } from './verify-order.ts'
import { findWarnings } from './warnings.ts'

export interface Prepared {
  chunks: Formatted['chunks']
  summary: Summary
}

/** Formats a document, reads the output again to verify it against the input, and looks for warnings. */
export function prepare(
  source: Uint8Array,
  options: FormatOptions,
  now: () => number,
  onProgress?: (done: number) => void,
): Result<Prepared, JsonError> {
  const start = now()
  const formatted = formatJson(source, options, (done) => onProgress?.(done / 2))
  if (!formatted.ok) return formatted
  const milliseconds = now() - start
  const { chunks, ...rest } = formatted.value
  const isVerified = (rest.changed === 'order' ? sameMembers : sameTokens)(source, chunks)
  onProgress?.(0.8)
  const warnings = findWarnings(source)
  onProgress?.(1)
  return ok({
    chunks,
    summary: { ...rest, isMarkRemoved: startOfText(source) > 0, isVerified, milliseconds, warnings },
  })
}

const most = 1 << 22

/** Whether the indentation of a document, guessed from its brackets and commas, is long work: 50,000 nested arrays → `true` */
export function isLongWork(source: Uint8Array, indent: string): boolean {
  let depth = 0
  let bytes = 0
  for (const byte of source) {
    if (byte === 0x5b || byte === 0x7b) depth++
    else if (byte === 0x5d || byte === 0x7d) depth--
    else if (byte !== 0x2c) continue
    bytes += depth * indent.length
  }
  return bytes > most
}
