import { utf8 } from '#app/lib/bytes.ts'
import { ok, type Result } from '#app/lib/result.ts'
import { type FormatOptions, type Formatted, formatJson, type OnChunk } from './json.ts'
import type { JsonError } from './json-error.ts'
import { sameMembers } from './same-members.ts'
import { sameTokens } from './same-tokens.ts'
import { startOfText } from './scan.ts'
import { findLoneSurrogates, findWarnings, mergeWarnings, type Warnings } from './warnings.ts'

type Made = Omit<Formatted, 'chunks'> & { isMarkRemoved: boolean; milliseconds: number }
type Checked = { isVerified: boolean; warnings: Warnings }

/** Facts about the output, measured when it was made. */
export type Summary = Made & Checked

/** A formatted document. `check` verifies the output against the input and looks for warnings. */
export interface Draft {
  chunks: Formatted['chunks']
  summary: Made
  check: (onProgress?: (done: number) => void) => Checked
}

/** Formats a text or the bytes of a file. The check, which is slower, is left for later. */
export function draft(
  given: string | Uint8Array,
  options: FormatOptions,
  now: () => number,
  onProgress?: (done: number) => void,
  onChunk?: OnChunk,
): Result<Draft, JsonError> {
  const source = typeof given === 'string' ? utf8(given) : given
  // UTF-8 cannot hold a lone surrogate: it is replaced, so more than whitespace changes.
  const replaced = typeof given === 'string' && !given.isWellFormed() ? given : null
  const start = now()
  const formatted = formatJson(source, options, (done) => onProgress?.(done / 2), onChunk)
  if (!formatted.ok) return formatted
  const milliseconds = now() - start
  const { chunks, ...rest } = formatted.value
  return ok({
    chunks,
    summary: { ...rest, isMarkRemoved: startOfText(source) > 0, milliseconds },
    check(onProgress) {
      const isSame = rest.changed === 'order' ? sameMembers : sameTokens
      const isVerified = replaced === null && isSame(source, chunks)
      onProgress?.(0.8)
      const found = findWarnings(source)
      onProgress?.(1)
      return { isVerified, warnings: replaced === null ? found : mergeWarnings(found, findLoneSurrogates(replaced)) }
    },
  })
}

/** Formats a text or the bytes of a file, and checks the output. */
export function prepare(...given: Parameters<typeof draft>) {
  const drafted = draft(...given)
  if (!drafted.ok) return drafted
  const { chunks, summary, check } = drafted.value
  return ok({ chunks, summary: { ...summary, ...check(given[3]) } })
}

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
  const prepared = prepare(text, options, () => performance.now())
  if (!prepared.ok) return prepared
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const output = prepared.value.chunks.map((chunk) => decoder.decode(chunk)).join('')
  return ok({ ...prepared.value, output })
}
