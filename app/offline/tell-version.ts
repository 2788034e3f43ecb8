import type { VersionQuestion } from './messages.ts'
import { activeWorker, askServiceWorker } from './sw-client.ts'

/**
 * Remembers which version of the site this page was made from, tells the service worker when it asks, and says when the page
 * goes. The worker believes only open pages: what is written in this origin's storage may be anybody's.
 */
export function tellVersion(): void {
  const { serviceWorker } = navigator
  const ask = () => askServiceWorker<string>({ type: 'version' })
  let version = ask()
  // On a first visit the worker comes later than the page; any further one has a version of its own.
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
