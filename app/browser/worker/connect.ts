import { meterObserved } from '../traffic-meter.ts'
import { trustScriptUrl } from '../trusted-url.ts'
import type { Answer, Call, Report } from './protocol.ts'

type Handlers = Record<string, (input: never, ...rest: never[]) => unknown>
type CallOptions = { signal?: AbortSignal; onProgress?: (done: number) => void; transfer?: Transferable[] }
type Pending = {
  resolve: (value: never) => void
  reject: (reason: unknown) => void
  onProgress?: CallOptions['onProgress']
}

export type Connection<H extends Handlers> = {
  call<K extends keyof H & string>(
    name: K,
    input: Parameters<H[K]>[0],
    options?: CallOptions,
  ): Promise<Awaited<ReturnType<H[K]>>>
  /** Ends the worker; calls under way are rejected, a later call starts a new one. */
  stop(): void
}

const abortError = () => new DOMException('The work was cancelled', 'AbortError')

/** Whether a rejection of a call means that the visitor or a newer call ended it. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

// Started from a blob that imports the script, a worker inherits the document's content security policy on every host.
function startWorker(url: string): Worker {
  const script = `import ${JSON.stringify(new URL(url, location.href).href)}`
  const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(trustScriptUrl(blob), { type: 'module' })
}

/** Calls functions that a worker serves. It starts with the first call; aborting any call terminates it, whatever it is doing. */
export function connect<H extends Handlers>(url: string, start: (url: string) => Worker = startWorker): Connection<H> {
  let worker: Worker | undefined
  let lastId = 0
  const pending = new Map<number, Pending>()

  function stop(reason: unknown = abortError()) {
    worker?.terminate()
    worker = undefined
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }

  function receive(data: Answer) {
    const call = pending.get(data.id)
    if (!call) return
    if ('progress' in data) return call.onProgress?.(data.progress)
    pending.delete(data.id)
    if ('error' in data) call.reject(new Error(data.error))
    else call.resolve(data.output as never)
  }

  function ensureWorker(): Worker {
    if (worker) return worker
    const started = start(url)
    started.addEventListener('message', (event: MessageEvent<Answer | Report>) => {
      if ('observed' in event.data) meterObserved(event.data.observed)
      else if (started === worker) receive(event.data)
    })
    started.addEventListener('error', (event) => {
      if (started === worker) stop(new Error(event.message || 'The worker could not be loaded'))
    })
    worker = started
    return started
  }

  return {
    stop: () => stop(),
    call(name, input, { signal, onProgress, transfer = [] } = {}) {
      if (signal?.aborted) return Promise.reject(abortError())
      const id = ++lastId
      const cancel = () => stop()
      const answer = new Promise<never>((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress })
        const message: Call = { id, name, input }
        ensureWorker().postMessage(message, transfer)
      })
      signal?.addEventListener('abort', cancel, { once: true })
      return answer.finally(() => signal?.removeEventListener('abort', cancel))
    },
  }
}
