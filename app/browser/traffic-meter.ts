import { createStore } from '#app/lib/store.ts'
import { emptyLedger, noteObserved, noteReport, type Observed, type Sent, sumOwnFiles } from '#app/lib/traffic.ts'
import { watchRequests } from './traffic-watch.ts'

let ledger = emptyLedger
const traffic = createStore(sumOwnFiles(emptyLedger))
let isWatching = false

const siteRoot = () => new URL(import.meta.env.BASE_URL, location.href).href

async function update(next: typeof ledger): Promise<void> {
  ledger = next
  // The code that sums up anything but our own files loads on demand. If it fails to load, there is no total.
  const load = () => import('#app/lib/traffic-sum.ts').catch(() => null)
  const added = sumOwnFiles(next) ?? (await load())?.sumTraffic(next, siteRoot()) ?? null
  if (ledger === next) traffic.set(added)
}

/** Adds the requests that the page or one of its workers saw. */
export function meterObserved(observed: Observed): void {
  void update(noteObserved(ledger, observed, siteRoot()))
}

/** From now on, counts the proof's own requests separately. Only these exact addresses, so no other request can hide there. */
export function setAside(addresses: readonly string[]): void {
  void update({ ...ledger, aside: addresses })
}

export const readTraffic = traffic.read

/** Calls the listener whenever the traffic total changes. Measuring starts with the first listener and includes earlier requests. */
export function watchTraffic(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true
    watchRequests(meterObserved)
    // There is no service worker on plain http.
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
      if (data.type === 'sent') void update(noteReport(ledger, data))
    })
  }
  return traffic.watch(listener)
}
