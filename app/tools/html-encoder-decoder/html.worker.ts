import { type Context, serve } from '#app/browser/worker/serve.ts'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import type { Settings } from './conversion.ts'
import { convert } from './convert.ts'

const handlers = {
  convert({ text, settings }: { text: PaneText; settings: Settings }, { onProgress }: Context) {
    const { pieces, ...rest } = convert(text.toString(), settings, onProgress)
    return { ...rest, text: longTextOf(pieces) as PaneText }
  },
}

export type HtmlWorker = typeof handlers

serve(handlers)
