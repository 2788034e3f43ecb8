import { type Context, serve } from '#app/browser/worker/serve.ts'
import type { Settings } from './conversion.ts'
import { convert } from './convert.ts'

let converted: readonly string[] = []

const handlers = {
  /** Converts and keeps the output here, to be taken piece by piece: one message of 50 MB would hold up the page. */
  convert({ pieces, settings }: { pieces: readonly string[]; settings: Settings }, { onProgress }: Context) {
    const { pieces: output, ...rest } = convert(pieces.join(''), settings, onProgress)
    converted = output
    return { ...rest, count: output.length }
  },
  takePiece: (index: number): string => converted[index] ?? '',
}

export type HtmlWorker = typeof handlers

serve(handlers)
