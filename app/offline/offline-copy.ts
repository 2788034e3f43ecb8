import { cachePrefix } from './messages.ts'
import { askServiceWorker } from './sw-client.ts'

/** Removes the service worker of the site at an address and all it has kept; says how much there was. */
export async function removeOfflineCopy(base: string): Promise<{ workers: number; caches: number }> {
  // Neither does this page ask for it any more, nor does the worker that still serves it put anything back.
  document.documentElement.dataset.forgotten = 'true'
  await askServiceWorker({ type: 'forget' })
  const scope = new URL(base, location.href).href
  const workers = ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter((worker) =>
    worker.scope.startsWith(scope),
  )
  await Promise.all(workers.map((worker) => worker.unregister()))
  const names = 'caches' in window ? (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base))) : []
  await Promise.all(names.map((name) => caches.delete(name)))
  return { workers: workers.length, caches: names.length }
}
