import { href } from '#app/config.ts'
import { cachePrefix } from './service-worker-messages.ts'
import { askServiceWorker } from './sw-client.ts'

/** Removes the site's service worker and everything it stored. Returns how many workers and caches there were. */
export async function removeOfflineCopy(): Promise<number> {
  // This page must not register it again, and the worker that still serves this page must not store anything.
  document.documentElement.dataset.forgotten = 'true'
  await askServiceWorker({ type: 'forget' })
  const scope = new URL(href('/'), location.href).href
  const workers = ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter((worker) =>
    worker.scope.startsWith(scope),
  )
  await Promise.all(workers.map((worker) => worker.unregister()))
  const names = 'caches' in window ? (await caches.keys()).filter((name) => name.startsWith(cachePrefix)) : []
  await Promise.all(names.map((name) => caches.delete(name)))
  return workers.length + names.length
}
