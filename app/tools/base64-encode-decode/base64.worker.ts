import { type Context, serve } from '#app/browser/worker/serve.ts'
import { ok } from '#app/lib/result.ts'
import { convert, type Mode, type TextOptions } from './convert.ts'
import { convertPortions } from './file-stream.ts'

type Task = { mode: Mode; options: TextOptions }

const handlers = {
  /** The text of the answer travels as UTF-8, to be read piece by piece. */
  convertText({ mode, options, pieces }: Task & { pieces: readonly string[] }) {
    const outcome = convert(mode, pieces.join(''), options)
    if (!outcome.ok) return outcome
    const { output, bytes, ...rest } = outcome.value
    const text = new Blob([output])
    return ok({ ...rest, text, bytes: bytes ? new Blob([bytes]) : text })
  },
  async convertFile({ mode, options, file }: Task & { file: Blob }, { onProgress }: Context) {
    const parts: Blob[] = []
    const streamed = await convertPortions(
      mode,
      {
        size: file.size,
        read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
        write: (bytes) => parts.push(new Blob([bytes])),
        onProgress,
      },
      options,
    )
    if (!streamed.ok) return streamed
    const bytes = new Blob(parts)
    // A blob the browser had no room for fails here instead of in the visitor's download.
    await bytes.slice(-1).arrayBuffer()
    return ok({ ...streamed.value, bytes })
  },
}

export type Base64Worker = typeof handlers

serve(handlers)
