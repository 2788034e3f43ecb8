import type { VersionQuestion } from './service-worker-messages.ts'
import { activeWorker, askServiceWorker } from './sw-client.ts'

/**
 * Remembers which version of the site this page was made from, tells the service worker on request, and says when the page
 * closes. The worker trusts only open pages, because any script can write to this origin's storage.
 */
export function tellVersion(): void {
  const { serviceWorker } = navigator
  const ask = () => askServiceWorker<string>({ type: 'version' })
  let version = ask()
  // On a first visit, the worker starts after the page. A later worker may be another version.
  serviceWorker.addEventListener('controllerchange', () => {
    version = version.then((known) => known ?? ask())
  })
  serviceWorker.addEventListener('message', async ({ data, ports }: MessageEvent<VersionQuestion>) => {
    if (data.type === 'version') ports[0]?.postMessage(await version)
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) activeWorker()?.postMessage({ type: 'leave' })
  })
}
