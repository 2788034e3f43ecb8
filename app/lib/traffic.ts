export type Request = {
  address: string
  /** 0 if it failed, was blocked, or the browser does not say. */
  status: number
  transferSize: number
  /** What asked for it: `img`, `script`, `xmlhttprequest`, … */
  initiator: string
  /** Answered from this browser's cache: nothing was sent. */
  isKept: boolean
}
export type Refusal = { address: string; directive: string }
/** What a page or worker saw since its last report. */
export type Observed = { requests: readonly Request[]; refused: readonly Refusal[] }
/** A request that left the browser for a page. The service worker tells that page about each. */
export type Sent = { type: 'sent'; what: 'page view' | 'request'; address: string; bytes: number }
export type Ledger = {
  ownFiles: number
  others: readonly Request[]
  refused: readonly Refusal[]
  reports: readonly Sent[]
  /** Exact addresses the proof requests when the visitor clicks. They are counted separately. */
  aside: readonly string[]
}
export type Tally = {
  /** Requests that would count if this browser had not answered them itself. */
  kept: number
  /** Requests for anything but our own files, with the fewest bytes they can have carried. */
  sent: readonly { address: string; bytes: number }[]
  bytes: number
}
export type Traffic = Tally & {
  ownFiles: number
  /** The proof's own requests. */
  aside: Tally
  pageViews: { count: number; bytes: number }
}

export const emptyLedger: Ledger = { ownFiles: 0, others: [], refused: [], reports: [], aside: [] }

const isLocal = ({ address }: Request) => /^(blob|data|about):/.test(address)
const filePath = /^(assets\/)?[\w.-]+\.\w+$/

/**
 * Whether a request only loaded one of the site's files below `base`: no query, and a status that says the file exists.
 * An invented path can carry data just like a query, but gets a 404. Without a status, the path must look like a file's.
 */
export function isOwnFile({ address, status }: Request, base: string): boolean {
  if (!address.startsWith(base) || /[?#]/.test(address)) return false
  return status === 0 ? filePath.test(address.slice(base.length)) : status === 304 || (status >= 200 && status < 300)
}

export function noteObserved(ledger: Ledger, observed: Observed, base: string): Ledger {
  const requests = observed.requests.filter((request) => !isLocal(request))
  const others = requests.filter((request) => !isOwnFile(request, base))
  return {
    ...ledger,
    ownFiles: ledger.ownFiles + requests.length - others.length,
    others: [...ledger.others, ...others],
    refused: [...ledger.refused, ...observed.refused],
  }
}

export const noteReport = (ledger: Ledger, report: Sent): Ledger => ({
  ...ledger,
  reports: [...ledger.reports, report],
})

const nothing: Tally = { kept: 0, sent: [], bytes: 0 }

/** Sums up a ledger with nothing but our own files. Returns null for any other; use traffic-sum.ts then. */
export const sumOwnFiles = ({ ownFiles, others, reports }: Ledger): Traffic | null =>
  others.length + reports.length === 0
    ? { ...nothing, ownFiles, aside: nothing, pageViews: { count: 0, bytes: 0 } }
    : null
