import { type Context, serve } from '#app/browser/worker/serve.ts'
import { utf8 } from '#app/lib/bytes.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { createExplorer } from './explorer.ts'
import { type Checked, draft, formatAndCheck } from './format/draft.ts'
import type { FormatOptions } from './format/json.ts'

/** A row of the warm-up document. No two are alike, so the code sees every kind of number and string. */
const warmUpRow = (_: unknown, at: number) =>
  `{"id": ${at ** 5}, "${'é🙂x'.repeat(at % 9)}": "${'a text '.repeat(at % 40)}${' '.repeat(at % 5)}\\u00e9\\n", "on": [true, false, null, {}], "price": -${at}.${at ** 3}e${at}},\n`

let isInUse = false
const unchecked = new Map<number, (onProgress: Context['onProgress']) => Checked>()
let lastDraft = 0

const handlers = {
  async format(
    { source, options }: { source: Blob | PaneText; options: FormatOptions },
    { onProgress, onText }: Context,
  ) {
    isInUse = true
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const give = (chunk: Uint8Array | null) => onText(chunk && decoder.decode(chunk))
    const given = source instanceof Blob ? new Uint8Array(await source.arrayBuffer()) : source.toString()
    const drafted = draft(given, options, () => performance.now(), onProgress, give)
    if (!drafted.ok) return drafted
    const { chunks, summary, check } = drafted.value
    unchecked.set(++lastDraft, check)
    return ok({ blob: new Blob(chunks, { type: 'application/json' }), summary, draft: lastDraft })
  },
  /** Checks a draft. Each draft can be checked once. */
  check(draft: number, { onProgress }: Context) {
    const check = unchecked.get(draft)
    unchecked.delete(draft)
    if (!check) throw new Error('nothing was formatted')
    return check(onProgress)
  },
  /** Formats a sample 14 times, so the engine optimizes the code before the first text. More rounds don't help. Real work ends it. */
  async warmUp(_: null) {
    const source = utf8(`[${Array.from({ length: 500 }, warmUpRow).join('')}[]]`)
    for (let round = 0; round < 14 && !isInUse; round++) {
      formatAndCheck(source, { indent: '  ' }, () => 0)
      await new Promise((resolve) => setTimeout(resolve))
    }
  },
}

export type JsonWorker = typeof handlers

serve({ ...handlers, ...createExplorer() })
