import { config } from '#app/config.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import type { ToServiceWorker } from './messages.ts'
import { fetchServiceWorker } from './sw-client.ts'

const send = (worker: ServiceWorker | null, message: ToServiceWorker, ...ports: MessagePort[]) =>
  worker?.postMessage(message, ports)

/** How long the old version may take to give way. */
const patience = 10_000

function reloadInto(worker: ServiceWorker | null) {
  const { serviceWorker } = navigator
  if (!worker) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // What this page still fetches would keep the old version at work.
  window.stop()
  send(serviceWorker.controller, { type: 'give-way' })
  setTimeout(() => send(worker, { type: 'take-over' }), patience)
}

/** Told of a version that waits, with what loads it. */
type OnUpdate = (reload: () => void) => void

/** Offers a version that is installed and waits; it never takes over by itself while a page is open. */
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

/** Keeps the whole site for use without a network, offers new versions, and hands the path of this page to be counted. */
export async function registerServiceWorker(onUpdate: OnUpdate): Promise<void> {
  await fetchServiceWorker()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  watchForUpdates(registration, onUpdate)
  const { active } = await navigator.serviceWorker.ready
  if (config.analytics && !asksForPrivacy(navigator))
    send(active, { type: 'view', path: location.pathname.slice(config.basePath.length) })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.documentElement.dataset.offline = 'true'
  }
  send(active, { type: 'keep' }, port2)
}
