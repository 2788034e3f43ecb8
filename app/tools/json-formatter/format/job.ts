import { utf8 } from '#app/lib/bytes.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type FormatOptions, type Formatted, formatJson, type OnChunk } from './json.ts'
import type { JsonError } from './json-error.ts'
import { startOfText } from './scan.ts'
import type { Summary } from './summary.ts'
import { findLoneSurrogates, mergeWarnings } from './surrogates.ts'
import { sameTokens } from './verify.ts'
import { sameMembers } from './verify-order.ts'
import { findWarnings } from './warnings.ts'

export interface Prepared {
  chunks: Formatted['chunks']
  summary: Summary
}

type Tail = [options: FormatOptions, now: () => number, onProgress?: (done: number) => void, onChunk?: OnChunk]

/** Formats a document, reads the output again to verify it against the input, and looks for warnings. */
export function prepare(source: Uint8Array, ...[options, now, onProgress, onChunk]: Tail): Result<Prepared, JsonError> {
  const start = now()
  const formatted = formatJson(source, options, (done) => onProgress?.(done / 2), onChunk)
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

/** The same for a text. Half a character has no UTF-8: it is replaced on the way, so more than whitespace has changed. */
export function prepareText(text: string, ...rest: Tail): Result<Prepared, JsonError> {
  const prepared = prepare(utf8(text), ...rest)
  if (!prepared.ok || text.isWellFormed()) return prepared
  const { chunks, summary } = prepared.value
  const warnings = mergeWarnings(summary.warnings, findLoneSurrogates(text))
  return ok({ chunks, summary: { ...summary, isVerified: false, warnings } })
}

const most = 1 << 22

/** Whether the indentation of a document, guessed from its brackets and commas, is long work: 50,000 nested arrays → `true` */
export function isLongWork(text: string, indent: string): boolean {
  let depth = 0
  let bytes = 0
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    else if (letter !== ',') continue
    bytes += depth * indent.length
  }
  return bytes > most
}
