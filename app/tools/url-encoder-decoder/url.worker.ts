import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { convertLong, type Task } from './convert.ts'

const handlers = {
  /** Gives the output while it is made, and answers with what could not be converted. */
  convert: ({ text, task }: { text: PaneText; task: Task }, { onText }: Context) =>
    convertLong(text.toString(), task, onText),
}

export type UrlWorker = typeof handlers

serve(handlers)
