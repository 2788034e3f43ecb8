import { serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { convert, type Task } from './convert.ts'

const handlers = {
  convert: ({ text, task }: { text: PaneText; task: Task }) => convert(text.toString(), task),
}

export type UrlWorker = typeof handlers

serve(handlers)
