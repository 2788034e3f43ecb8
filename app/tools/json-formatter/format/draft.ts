import { utf8 } from '#app/lib/bytes.ts'
import { ok } from '#app/lib/result.ts'
import { type FormatOptions, type Formatted, formatJson, type OnChunk } from './json.ts'
import { sameMembers } from './same-members.ts'
import { sameTokens } from './same-tokens.ts'
import { startOfText } from './scan.ts'
import { findLoneSurrogates, findWarnings, mergeWarnings, type Warnings } from './warnings.ts'

/** What a check of the output against the input finds. */
export type Checked = { isVerified: boolean; warnings: Warnings }

/** Facts about the output, measured when it was made. */
export type Summary = Omit<Formatted, 'chunks'> &
  Checked & { changed: 'whitespace' | 'order'; isMarkRemoved: boolean; milliseconds: number }

/** Formats a text or the bytes of a file. `check`, which is slower, verifies the output and looks for warnings later. */
export function draft(
  given: string | Uint8Array,
  options: FormatOptions,
  now: () => number,
  onProgress?: (done: number) => void,
  onChunk?: OnChunk,
) {
  const source = typeof given === 'string' ? utf8(given) : given
  // UTF-8 cannot hold a lone surrogate: it is replaced, so more than whitespace changes.
  const replaced = typeof given === 'string' && !given.isWellFormed() ? given : null
  const start = now()
  const formatted = formatJson(source, options, (done) => onProgress?.(done / 2), onChunk)
  if (!formatted.ok) return formatted
  const milliseconds = now() - start
  const { chunks, ...rest } = formatted.value
  const changed: Summary['changed'] = options.sortKeys ? 'order' : 'whitespace'
  return ok({
    chunks,
    summary: { ...rest, changed, isMarkRemoved: startOfText(source) > 0, milliseconds },
    check(onProgress?: (done: number) => void): Checked {
      const isSame = changed === 'order' ? sameMembers : sameTokens
      const isVerified = replaced === null && isSame(source, chunks)
      onProgress?.(0.8)
      const found = findWarnings(source)
      onProgress?.(1)
      return { isVerified, warnings: replaced === null ? found : mergeWarnings(found, findLoneSurrogates(replaced)) }
    },
  })
}

/** Formats a text or the bytes of a file, and checks the output. */
export function formatAndCheck(...given: Parameters<typeof draft>) {
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
  const prepared = formatAndCheck(text, options, () => performance.now())
  if (!prepared.ok) return prepared
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const output = prepared.value.chunks.map((chunk) => decoder.decode(chunk)).join('')
  return ok({ ...prepared.value, output })
}
