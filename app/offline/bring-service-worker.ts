import { fetchServiceWorker, hasServiceWorker, setReady } from './sw-client.ts'

/** Resolves to `true` once a service worker is active, or `false` if it fails. */
const settle = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const tell = () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', tell)
    tell()
  })

/** Resolves once a service worker is active and can hold a hand-over. On a first visit that takes seconds. `false` if none starts. */
export async function bringServiceWorker(): Promise<boolean> {
  if (hasServiceWorker()) return true
  if (!navigator.serviceWorker) return false
  try {
    await fetchServiceWorker()
    const registration = await navigator.serviceWorker.getRegistration()
    const worker = registration?.active ?? registration?.installing ?? registration?.waiting
    if (!worker || !(await settle(worker))) return false
    setReady(worker)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
