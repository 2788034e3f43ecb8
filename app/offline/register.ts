import { config } from '#app/config.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import type { ToServiceWorker } from './service-worker-messages.ts'
import { askServiceWorker, fetchServiceWorker } from './sw-client.ts'

const send = (worker: ServiceWorker | null, message: ToServiceWorker) => worker?.postMessage(message, [])

/** How many milliseconds the old version has to finish its work. */
const patience = 10_000

function reloadInto(worker: ServiceWorker | null) {
  const { serviceWorker } = navigator
  if (!worker) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // This page's open requests would keep the old version busy.
  window.stop()
  send(serviceWorker.controller, { type: 'switch-version' })
  setTimeout(() => send(worker, { type: 'take-over' }), patience)
}

/** Gets a function that loads the waiting version. */
type OnUpdate = (reload: () => void) => void

/** Offers a new version once it is installed and waiting. It never takes over on its own while a page is open. */
function watchForUpdates(registration: ServiceWorkerRegistration, onUpdate: OnUpdate) {
  let isOffered = false
  function offer() {
    if (isOffered || !registration.waiting || !navigator.serviceWorker.controller) return
    isOffered = true
    onUpdate(() => reloadInto(registration.waiting))
  }
  const watch = () => registration.installing?.addEventListener('statechange', offer)
  offer()
  watch()
  registration.addEventListener('updatefound', watch)
}

/** Stores the whole site for offline use, offers new versions, and sends this page's path to be counted. */
export async function registerServiceWorker(onUpdate: OnUpdate): Promise<void> {
  await fetchServiceWorker()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  watchForUpdates(registration, onUpdate)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  if (config.analytics && !asksForPrivacy(navigator))
    send(active, { type: 'view', path: location.pathname.slice(config.basePath.length) })
  void askServiceWorker({ type: 'keep' }, active).then(() => {
    document.documentElement.dataset.offline = 'true'
  })
}
