import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { type Conversion, convert } from './convert.ts'

const handlers = {
  /** Sends the output piece by piece, then returns its size and layers. */
  convert({ text, conversion }: { text: PaneText; conversion: Conversion }, { onProgress, onText }: Context) {
    const { bytes, layers } = convert(text.toString(), conversion, (piece, done) => {
      onText(piece)
      onProgress(done)
    })
    return { bytes, layers }
  },
}

export type HtmlWorker = typeof handlers

serve(handlers)
