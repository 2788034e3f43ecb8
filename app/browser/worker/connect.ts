import { abortError } from '#app/lib/abort.ts'
import { slicesOf } from '#app/lib/long-text.ts'
import { missingPart } from '#app/lib/missing-part.ts'
import { objectUrl } from '../object-url.ts'
import { meterObserved } from '../traffic-meter.ts'
import { trustScriptUrl } from '../trusted-url.ts'
import { yieldToMain } from '../yield-to-main.ts'
import { type Answer, type Call, createMailbox, type Piece, putTogether, type Report, takeApart } from './protocol.ts'

type Handlers = Record<string, (input: never, ...rest: never[]) => unknown>
type Following = {
  onProgress?: ((done: number) => void) | undefined
  /** Gets pieces of text that the function sends before its answer. `null` takes back all pieces so far. */
  onText?: ((piece: string | null) => void) | undefined
}
type CallOptions = Following & { signal?: AbortSignal; transfer?: Transferable[] }
type Pending = Following & { resolve: (value: never) => void; reject: (reason: unknown) => void }

export type Connection<H extends Handlers> = ReturnType<typeof connect<H>>

type ConnectOptions = {
  start?: (url: string) => Worker
  /** Whether the worker holds state that later calls need. Otherwise it is stopped after 30 seconds idle. */
  isKept?: boolean
}

const pieceSize = 1 << 18
const mostAtOnce = 8 * pieceSize
const idleFor = 30_000

// A worker started from a blob that imports the script inherits the document's content security policy on every host.
function startWorker(url: string): Worker {
  const script = `import ${JSON.stringify(new URL(url, location.href).href)}`
  return new Worker(trustScriptUrl(objectUrl([script], 'text/javascript')), { type: 'module' })
}

/** Calls functions that a worker serves. The first call starts the worker. Aborting any call terminates it, whatever it is doing. */
export function connect<H extends Handlers>(url: string, { start = startWorker, isKept = false }: ConnectOptions = {}) {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  let mailbox = createMailbox()
  const pending = new Map<number, Pending>()

  function stop(reason: unknown = abortError()) {
    clearTimeout(idle)
    worker?.terminate()
    worker = undefined
    mailbox = createMailbox()
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }

  function rest() {
    if (pending.size === 0 && !isKept) idle = setTimeout(stop, idleFor)
  }

  function receive(data: Answer | Piece) {
    const call = pending.get(data.id)
    if (!call) return
    if ('piece' in data) return mailbox.put(data)
    if ('progress' in data) return call.onProgress?.(data.progress)
    if ('fed' in data) return call.onText?.(data.fed)
    pending.delete(data.id)
    rest()
    if ('error' in data) call.reject(new Error(data.error))
    else call.resolve(putTogether(data.output, mailbox.take(data.id)) as never)
  }

  function ensureWorker(): Worker {
    clearTimeout(idle)
    if (worker) return worker
    const started = start(url)
    started.addEventListener('message', (event: MessageEvent<Answer | Piece | Report>) => {
      if ('observed' in event.data) meterObserved(event.data.observed)
      else if (started === worker) receive(event.data)
    })
    started.addEventListener('error', (event) => {
      if (started === worker)
        stop(event.message ? new Error(event.message) : missingPart('The worker could not be loaded'))
    })
    worker = started
    return started
  }

  /** Sends a call, long texts first. Stops if the call has ended in the meantime. */
  async function send({ input, ...call }: Call, buffers: Transferable[]) {
    const { rest, texts } = takeApart(input)
    const receiver = ensureWorker()
    let posted = 0
    for (const [of, text] of texts.entries()) {
      for (const piece of slicesOf(text, pieceSize)) {
        receiver.postMessage({ id: call.id, of, piece } satisfies Piece)
        posted += piece.length
        if (posted < mostAtOnce) continue
        posted = 0
        await yieldToMain()
        if (!pending.has(call.id)) return
      }
    }
    receiver.postMessage({ ...call, input: rest } satisfies Call, buffers)
  }

  return {
    /** Whether a worker is running and can answer the next call right away. */
    get isStarted(): boolean {
      return worker !== undefined
    },
    start() {
      ensureWorker()
      rest()
    },
    /** Ends the worker and rejects pending calls. A later call starts a new worker. */
    stop: () => stop(),
    /** Calls a function. Long texts in its input and answer are sent in pieces, so no message blocks the page. */
    call<K extends keyof H & string>(
      name: K,
      input: Parameters<H[K]>[0],
      { signal, onProgress, onText, transfer = [] }: CallOptions = {},
    ): Promise<Awaited<ReturnType<H[K]>>> {
      if (signal?.aborted) return Promise.reject(abortError())
      const id = ++lastId
      const cancel = () => stop()
      const answer = new Promise<never>((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress, onText })
        send({ id, name, input }, transfer).catch(reject)
      })
      signal?.addEventListener('abort', cancel, { once: true })
      return answer.finally(() => signal?.removeEventListener('abort', cancel))
    },
  }
}
