import { ok } from '#app/lib/result.ts'
import { isLongWork, prepareText } from './job.ts'
import type { FormatOptions } from './json.ts'

/** Formats a text right away and also returns the output as text. Null if it is long work: `"[1]"` → "[\n  1\n]" */
export function formatShort(text: string, options: FormatOptions) {
  if (isLongWork(text, options.indent)) return null
  const prepared = prepareText(text, options, () => performance.now())
  if (!prepared.ok) return prepared
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const output = prepared.value.chunks.map((chunk) => decoder.decode(chunk)).join('')
  return ok({ ...prepared.value, output })
}
