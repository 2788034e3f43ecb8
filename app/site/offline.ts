import { config, href } from '#app/config.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import type { ToServiceWorker } from '#app/lib/service-worker-messages.ts'
import { trustScriptUrl } from '#app/lib/trusted-url.ts'
import { showToast } from '#app/ui/toast.ts'

const send = (worker: ServiceWorker | null, message: ToServiceWorker, ...ports: MessagePort[]) =>
  worker?.postMessage(message, ports)

function reloadInto(worker: ServiceWorker | null) {
  if (!worker) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  send(worker, { type: 'take-over' })
}

/** Offers a version that is installed and waits; it never takes over by itself while a page is open. */
function watchForUpdates(registration: ServiceWorkerRegistration) {
  let isOffered = false
  function offer() {
    if (isOffered || !registration.waiting || !navigator.serviceWorker.controller) return
    isOffered = true
    showToast({
      title: 'A new version is ready',
      description: 'What you have typed here is not kept: reload when you are done.',
      action: { label: 'Reload', run: () => reloadInto(registration.waiting) },
    })
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
}

/** Keeps the whole site for use without a network, offers new versions, and hands the path of this page to be counted. */
export async function keepOffline(): Promise<void> {
  await navigator.serviceWorker.register(trustScriptUrl(href('/sw.js')), { scope: href('/'), updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  watchForUpdates(registration)
  const { active } = await navigator.serviceWorker.ready
  if (config.analytics && !asksForPrivacy(navigator))
    send(active, { type: 'view', path: location.pathname.slice(config.basePath.length) })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.documentElement.dataset.offline = 'true'
  }
  send(active, { type: 'keep' }, port2)
}
