import { watchRequests } from '../traffic-watch.ts'
import type { Answer, Call, Report } from './protocol.ts'

/** What a served function gets beside its input. */
export type Context = { onProgress: (done: number) => void }

const transfers = new WeakMap<object, Transferable[]>()

/** Marks buffers of an answer to be moved to the page instead of copied. */
export function transfer<T extends object>(value: T, buffers: Transferable[]): T {
  transfers.set(value, buffers)
  return value
}

/** Answers the page's calls with these functions, and reports the worker's own requests; the other end is `connect`. */
export function serve(handlers: Record<string, (input: never, context: Context) => unknown>): void {
  const send = (answer: Answer, buffers: Transferable[] = []) => postMessage(answer, { transfer: buffers })
  watchRequests((observed) => postMessage({ observed } satisfies Report))
  addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<Call>) => {
    try {
      const handler = handlers[name]
      if (!handler) throw new Error(`no function ${name} is served`)
      const output = await handler(input as never, { onProgress: (progress) => send({ id, progress }) })
      send({ id, output }, (typeof output === 'object' && output && transfers.get(output)) || [])
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
