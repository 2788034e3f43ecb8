import { createStore } from '#app/lib/store.ts'
import {
  emptyLedger,
  type Ledger,
  noteObserved,
  noteReport,
  type Observed,
  type Sent,
  sumOwnFiles,
  type Traffic,
} from '#app/lib/traffic.ts'
import { watchRequests } from './traffic-watch.ts'

let ledger: Ledger = emptyLedger
const traffic = createStore<Traffic | null>(sumOwnFiles(emptyLedger))
let isWatching = false

const siteRoot = () => new URL(import.meta.env.BASE_URL, location.href).href

// What adds up anything but our own files is fetched when there is such a thing; without it there is no figure.
async function sum(ledger: Ledger): Promise<Traffic | null> {
  const module = await import('#app/lib/traffic-sum.ts').catch(() => null)
  return module?.sumTraffic(ledger, siteRoot()) ?? null
}

async function update(next: Ledger): Promise<void> {
  ledger = next
  const added = sumOwnFiles(next) ?? (await sum(next))
  if (ledger === next) traffic.set(added)
}

/** Adds what the page or one of its workers saw. */
export function meterObserved(observed: Observed): void {
  void update(noteObserved(ledger, observed, siteRoot()))
}

/** Counts apart, from now on, what the proof is about to ask for; only these very addresses, so that no other request can hide there. */
export function setAside(addresses: readonly string[]): void {
  void update({ ...ledger, aside: addresses })
}

export const readTraffic = traffic.read

/** Tells of every change of what this page has sent; measuring begins with the first listener and sees all that was before. */
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
