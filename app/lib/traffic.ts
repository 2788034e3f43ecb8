import { utf8 } from './bytes.ts'

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
type Refusal = { address: string; directive: string }
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
type Tally = {
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

/** What asks under a directive that permits no page any address, so that what it refuses was never sent. */
const closed: Record<string, readonly string[]> = {
  'connect-src': ['fetch', 'xmlhttprequest', 'beacon', 'other'],
  'frame-src': ['iframe'],
  'media-src': ['audio', 'video'],
  'object-src': ['object', 'embed'],
  'style-src': ['link'],
  'style-src-elem': ['link'],
}

// Chromium lists refused requests too, without status and size, as it hides those of other origins: the violation tells them apart,
// and of a frame it names the origin alone.
// At our own origin an image or a script is refused only once it was redirected away, when its first address has been sent.
function isRefused({ address, status, transferSize, initiator }: Request, refused: readonly Refusal[], base: string) {
  if (status !== 0 || transferSize !== 0) return false
  const { origin } = new URL(address)
  const isOwnOrigin = origin === new URL(base).origin
  return refused.some((refusal) =>
    isOwnOrigin
      ? refusal.address === address && closed[refusal.directive]?.includes(initiator)
      : refusal.address === address || refusal.address === origin,
  )
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Each address counts by what the page or the service worker says of it, whichever is more. */
function tally({ others, refused, reports }: Ledger, base: string, isMeant: (address: string) => boolean): Tally {
  const meant = others.filter(({ address }) => isMeant(address))
  const seen = meant.filter((request) => !request.isKept && !isRefused(request, refused, base))
  const reported = reports.filter(({ what, address }) => what === 'request' && isMeant(address))
  const addresses = new Set([...seen, ...reported].map(({ address }) => address))
  const sent = [...addresses].map((address) => ({
    address,
    bytes: Math.max(
      seen.filter((request) => request.address === address).length * utf8(address).length,
      sum(reported.filter((report) => report.address === address).map(({ bytes }) => bytes)),
    ),
  }))
  return { kept: meant.filter(({ isKept }) => isKept).length, sent, bytes: sum(sent.map(({ bytes }) => bytes)) }
}

/** What the ledger adds up to, with what the proof asked for apart from the rest. */
export function sumTraffic(ledger: Ledger, base: string): Traffic {
  const aside = new Set(ledger.aside)
  const views = ledger.reports.filter(({ what }) => what === 'page view')
  return {
    ...tally(ledger, base, (address) => !aside.has(address)),
    ownFiles: ledger.ownFiles,
    aside: tally(ledger, base, (address) => aside.has(address)),
    pageViews: { count: views.length, bytes: sum(views.map(({ bytes }) => bytes)) },
  }
}
