import { takeFromLastPage } from '#app/browser/storage.ts'
import { trustScriptUrl } from '#app/browser/trusted-url.ts'
import { href } from '#app/config.ts'
import type { ToServiceWorker } from './service-worker-messages.ts'

/** The storage name of what a tab passes to its next page: the text itself, or its key. */
export const handOverName = 'hand-over'

let ready: ServiceWorker | null = null

/** The service worker that holds hand-overs. None on plain http, or in the first seconds of a first visit. */
export const activeWorker = (): ServiceWorker | null => globalThis.navigator?.serviceWorker?.controller ?? ready

/** Sets a worker that is active but does not control this page yet. It will control the next one. */
export function setReady(worker: ServiceWorker | null): void {
  ready = worker
}

/** Registers the service worker if it is not there yet. */
export const fetchServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustScriptUrl(href('/sw.js')), { scope: href('/'), updateViaCache: 'none' })

/** Asks the service worker and waits for its answer. `null` if there is no worker. */
export async function askServiceWorker<T>(message: ToServiceWorker, worker = activeWorker()): Promise<T | null> {
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}

/** Whether there is a service worker, which can hold more than the tab's storage. */
export const hasServiceWorker = (): boolean => activeWorker() !== null

/** Calls the listener when a service worker takes over. */
export function watchServiceWorker(listener: () => void): () => void {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => serviceWorker?.removeEventListener('controllerchange', listener)
}

/** Takes and removes what was left for this page: a text, or the key to it. */
export const takeHandOverKey = (): string | null => takeFromLastPage(handOverName)

/** Drops a text or file left for a tool that was never opened. */
export function dropHandOver(left = takeHandOverKey()): void {
  const [, , key] = left?.split('\n', 1)[0]?.split(' ') ?? []
  if (key) activeWorker()?.postMessage({ type: 'drop', key } satisfies ToServiceWorker)
}
