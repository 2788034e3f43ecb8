import { cachePrefix } from './messages.ts'
import { askServiceWorker } from './sw-client.ts'

/** Removes the site's service worker and everything it stored. Returns how much there was. */
export async function removeOfflineCopy(base: string): Promise<{ workers: number; caches: number }> {
  // This page must not register it again, and the worker that still serves this page must not store anything.
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
