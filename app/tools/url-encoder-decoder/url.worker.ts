import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { convertLong, type Task } from './convert.ts'

const handlers = {
  /** Sends the output piece by piece, then returns the notices or the error. */
  convert: ({ text, task }: { text: PaneText; task: Task }, { onText }: Context) =>
    convertLong(text.toString(), task, onText),
}

export type UrlWorker = typeof handlers

serve(handlers)
