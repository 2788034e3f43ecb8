import { takeFromLastPage } from '#app/browser/storage.ts'
import { trustScriptUrl } from '#app/browser/trusted-url.ts'
import { href } from '#app/config.ts'
import type { ToServiceWorker } from './messages.ts'

/** Under this name a tab keeps what it carries to its next page, or the key to it. */
export const handOverName = 'hand-over'

let ready: ServiceWorker | null = null

/** The service worker that holds what is on its way; none on plain http, or in the first seconds of a first visit. */
export const activeWorker = (): ServiceWorker | null => globalThis.navigator?.serviceWorker?.controller ?? ready

/** One that works, though it has not taken over this page: the next one has it. */
export function setReady(worker: ServiceWorker | null): void {
  ready = worker
}

/** Has the browser fetch the service worker, where it is not there yet. */
export const fetchServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustScriptUrl(href('/sw.js')), { scope: href('/'), updateViaCache: 'none' })

/** Asks the service worker and waits for its answer. */
export function askServiceWorker<T>(message: ToServiceWorker): Promise<T | null> {
  const worker = activeWorker()
  if (!worker) return Promise.resolve(null)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<T | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(message, [port2])
  return answer
}

/** Whether a service worker is there, which can carry more than the tab's storage. */
export const hasServiceWorker = (): boolean => activeWorker() !== null

/** Hears when one takes over. */
export function watchServiceWorker(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}

/** What was left for this page, a text or the key to it, which is then forgotten. */
export const takeHandOverKey = (): string | null => takeFromLastPage(handOverName)

/** Forgets what was left for a tool that was never opened. */
export function dropHandOver(left = takeHandOverKey()): void {
  const [, , key] = left?.split('\n', 1)[0]?.split(' ') ?? []
  const message: ToServiceWorker | undefined = key ? { type: 'drop', key } : undefined
  if (message) activeWorker()?.postMessage(message)
}
