import { type Context, serve } from '#app/browser/worker/serve.ts'
import { decodeCharset } from '#app/lib/charsets.ts'
import { inPieces, type PaneText } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { convert, convertPortions, type Mode, type TextOptions } from './convert.ts'
import { dropMark } from './text-charsets.ts'

type Task = { mode: Mode; options: TextOptions }

const handlers = {
  convertText({ mode, options, text }: Task & { text: PaneText }) {
    const outcome = convert(mode, text.toString(), options)
    if (!outcome.ok) return outcome
    const { output, bytes } = outcome.value
    return ok({ ...outcome.value, output: inPieces(output), bytes: new Blob([bytes ?? output]) })
  },
  /** A text result of up to `longestShown` bytes is also returned as text. */
  async convertFile(
    { mode, options, file, longestShown }: Task & { file: Blob; longestShown: number },
    { onProgress }: Context,
  ) {
    const parts: Blob[] = []
    const portions = {
      size: file.size,
      read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
      write: (bytes: Uint8Array<ArrayBuffer>) => parts.push(new Blob([bytes])),
      onProgress,
    }
    const streamed = await convertPortions(mode, portions, options)
    if (!streamed.ok) return streamed
    const bytes = new Blob(parts)
    // If the browser had no room for the blob, fail here and not in the visitor's download.
    await bytes.slice(-1).arrayBuffer()
    const { isText, readAs } = streamed.value
    const isShown = isText && bytes.size <= longestShown
    const charset = mode === 'encode' ? 'utf-8' : (readAs?.charset ?? options.charset)
    const output = isShown ? decodeCharset(new Uint8Array(await bytes.arrayBuffer()), charset) : null
    return ok({ ...streamed.value, output: inPieces(dropMark(output ?? '', readAs)), bytes })
  },
}

export type Base64Worker = typeof handlers

serve(handlers)
