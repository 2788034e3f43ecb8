import { type Context, serve } from '#app/browser/worker/serve.ts'
import { convertText, lookAll } from './cards.ts'
import type { CaseKey } from './formats.ts'
import type { Question } from './state.ts'

let converted: Record<CaseKey, string> | undefined

const handlers = {
  /** Keeps the results in the worker: the page shows only a part of them, so sending all twelve would be a waste. */
  convert({ text, language }: Question, { onProgress }: Context) {
    const { results, previews } = convertText(text.toString(), language, onProgress)
    converted = results
    return previews
  },
  look: (line: number) => (converted ? lookAll(converted, line) : null),
  takeResult: (key: CaseKey): Blob => new Blob([converted?.[key] ?? '']),
}

export type CaseWorker = typeof handlers

serve(handlers)
