/** One request as resource timing tells of it. */
export type Request = {
  address: string
  /** 0 where it failed, was refused, or the browser does not say. */
  status: number
  transferSize: number
  /** What asked for it: `img`, `script`, `xmlhttprequest`, … */
  initiator: string
  /** Answered from what this browser keeps: nothing was sent. */
  isKept: boolean
}
/** A violation of the policy in force. */
export type Refusal = { address: string; directive: string }
/** What a page or a worker saw since its last report. */
export type Observed = { requests: readonly Request[]; refused: readonly Refusal[] }
/** What left the browser on behalf of a page: the service worker tells that page of each. */
export type Sent = { type: 'sent'; what: 'page view' | 'request'; address: string; bytes: number }
/** Everything seen so far. */
export type Ledger = {
  ownFiles: number
  others: readonly Request[]
  refused: readonly Refusal[]
  reports: readonly Sent[]
  /** Whole addresses that the proof asks for, at the visitor's click: they are counted apart. */
  aside: readonly string[]
}
export type Tally = {
  /** Requests that would count, had this browser not answered them itself. */
  kept: number
  /** Requests for anything but our own files, with the least they can have carried. */
  sent: readonly { address: string; bytes: number }[]
  bytes: number
}
export type Traffic = Tally & {
  ownFiles: number
  /** What the proof asked for. */
  aside: Tally
  pageViews: { count: number; bytes: number }
}

export const emptyLedger: Ledger = { ownFiles: 0, others: [], refused: [], reports: [], aside: [] }

const isLocal = ({ address }: Request) => /^(blob|data|about):/.test(address)
const filePath = /^(assets\/)?[\w.-]+\.\w+$/

/**
 * Whether a request only loaded a file of the site below `base`: no query, and a status that says the file exists. An invented
 * path carries data as well as a query does, but it is answered with 404. Without a status the path must be that of a file.
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

/** What a ledger adds up to of which nothing but our own files was loaded; of any other, traffic-sum.ts tells. */
export const sumOwnFiles = ({ ownFiles, others, reports }: Ledger): Traffic | null =>
  others.length + reports.length === 0
    ? { ...nothing, ownFiles, aside: nothing, pageViews: { count: 0, bytes: 0 } }
    : null
