import { serve } from '#app/browser/worker/serve.ts'
import { slicesOf } from '#app/lib/long-text.ts'
import { ok } from '#app/lib/result.ts'
import { convert, type Task } from './convert.ts'

const pieceSize = 1 << 20
let converted: string[] = []

const handlers = {
  /** Converts and keeps the text here, to be taken piece by piece: one message of 50 MB would hold up the page. */
  convert({ pieces, ...task }: Omit<Task, 'text'> & { pieces: readonly string[] }) {
    const result = convert({ ...task, text: pieces.join('') })
    if (!result.ok) return result
    const { text, ...rest } = result.value
    converted = [...slicesOf(text, pieceSize)]
    return ok({ ...rest, count: converted.length })
  },
  takePiece: (index: number): string => converted[index] ?? '',
}

export type UrlWorker = typeof handlers

serve(handlers)
