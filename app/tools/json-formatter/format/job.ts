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

type Checked = Pick<Summary, 'isVerified' | 'warnings'>

/** A formatted document. `check` verifies the output against the input and looks for warnings. */
export interface Draft {
  chunks: Formatted['chunks']
  summary: Omit<Summary, keyof Checked>
  check: (onProgress?: (done: number) => void) => Checked
}

export interface Prepared {
  chunks: Formatted['chunks']
  summary: Summary
}

type Tail = [options: FormatOptions, now: () => number, onProgress?: (done: number) => void, onChunk?: OnChunk]

/** Formats a document. The check, which is slower, is left for later. */
export function draft(source: Uint8Array, ...[options, now, onProgress, onChunk]: Tail): Result<Draft, JsonError> {
  const start = now()
  const formatted = formatJson(source, options, (done) => onProgress?.(done / 2), onChunk)
  if (!formatted.ok) return formatted
  const milliseconds = now() - start
  const { chunks, ...rest } = formatted.value
  return ok({
    chunks,
    summary: { ...rest, isMarkRemoved: startOfText(source) > 0, milliseconds },
    check(onProgress) {
      const isVerified = (rest.changed === 'order' ? sameMembers : sameTokens)(source, chunks)
      onProgress?.(0.8)
      const warnings = findWarnings(source)
      onProgress?.(1)
      return { isVerified, warnings }
    },
  })
}

/** The same for a text. UTF-8 cannot hold a lone surrogate: it is replaced, so more than whitespace changes. */
export function draftText(text: string, ...rest: Tail): Result<Draft, JsonError> {
  const drafted = draft(utf8(text), ...rest)
  if (!drafted.ok || text.isWellFormed()) return drafted
  const { check, ...made } = drafted.value
  return ok({
    ...made,
    check(onProgress) {
      const { warnings } = check(onProgress)
      return { isVerified: false, warnings: mergeWarnings(warnings, findLoneSurrogates(text)) }
    },
  })
}

const prepared = (drafted: Result<Draft, JsonError>, [, , onProgress]: Tail): Result<Prepared, JsonError> => {
  if (!drafted.ok) return drafted
  const { chunks, summary, check } = drafted.value
  return ok({ chunks, summary: { ...summary, ...check(onProgress) } })
}

/** Formats a document and checks the output. */
export const prepare = (source: Uint8Array, ...rest: Tail) => prepared(draft(source, ...rest), rest)

/** Formats a text and checks the output. */
export const prepareText = (text: string, ...rest: Tail) => prepared(draftText(text, ...rest), rest)

const most = 1 << 22

/** Whether the indentation of a document is long work, estimated from its brackets and commas: 50,000 nested arrays → `true` */
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

/** Formats a text right away and also returns the output as text. Null if it is long work: `"[1]"` → "[\n  1\n]" */
export function formatShort(text: string, options: FormatOptions) {
  if (isLongWork(text, options.indent)) return null
  const prepared = prepareText(text, options, () => performance.now())
  if (!prepared.ok) return prepared
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const output = prepared.value.chunks.map((chunk) => decoder.decode(chunk)).join('')
  return ok({ ...prepared.value, output })
}
