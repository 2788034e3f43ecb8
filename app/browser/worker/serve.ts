import { slicesOf } from '#app/lib/long-text.ts'
import { watchRequests } from '../traffic-watch.ts'
import { type Answer, type Call, createMailbox, type Piece, putTogether, type Report, takeApart } from './protocol.ts'

/** What a served function gets besides its input. */
export type Context = {
  onProgress: (done: number) => void
  /** Sends a piece of text before the answer. `null` takes back all pieces so far. */
  onText: (piece: string | null) => void
}

const pieceSize = 1 << 20
const progressEvery = 50
const transfers = new WeakMap<object, Transferable[]>()

/** Marks buffers in an answer as moved to the page, not copied. */
export function transfer<T extends object>(value: T, buffers: Transferable[]): T {
  transfers.set(value, buffers)
  return value
}

/** Answers the page's calls with these functions and reports the worker's own requests. The other end is `connect`. */
export function serve(handlers: Record<string, (input: never, context: Context) => unknown>): void {
  const mailbox = createMailbox()
  const send = (answer: Answer, buffers: Transferable[] = []) => postMessage(answer, { transfer: buffers })
  watchRequests((observed) => postMessage({ observed } satisfies Report))

  /** Reports a call's progress, at most every 50 ms. */
  function followProgress(id: number): (progress: number) => void {
    let told = performance.now()
    return (progress) => {
      const now = performance.now()
      if (now - told < progressEvery) return
      told = now
      send({ id, progress })
    }
  }

  async function answer({ id, name, input }: Call) {
    try {
      const handler = handlers[name]
      if (!handler) throw new Error(`no function ${name} is served`)
      const whole = putTogether(input, mailbox.take(id))
      const output = await handler(whole as never, {
        onProgress: followProgress(id),
        onText: (fed) => send({ id, fed }),
      })
      const { rest, texts } = takeApart(output)
      for (const [of, text] of texts.entries())
        for (const piece of slicesOf(text, pieceSize)) postMessage({ id, of, piece } satisfies Piece)
      send({ id, output: rest }, (typeof output === 'object' && output && transfers.get(output)) || [])
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }

  addEventListener('message', ({ data }: MessageEvent<Call | Piece>) => {
    if ('piece' in data) mailbox.put(data)
    else void answer(data)
  })
}
