import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { type Conversion, convertLong } from './convert.ts'

const handlers = {
  /** Sends the output piece by piece, then returns the notices or the error. */
  convert: ({ text, conversion }: { text: PaneText; conversion: Conversion }, { onText }: Context) =>
    convertLong(text.toString(), conversion, onText),
}

export type UrlWorker = typeof handlers

serve(handlers)
