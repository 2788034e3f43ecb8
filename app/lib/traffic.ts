import { utf8 } from './bytes.ts'
import type { Sent } from './service-worker-messages.ts'

/** One request as resource timing tells of it; a status of 0 means that it failed, was refused, or that the browser does not say. */
export type Request = { address: string; status: number; transferSize: number; duration: number }
/** What a page or a worker saw since its last report: requests made, and addresses the policy refused. */
export type Observed = { requests: readonly Request[]; refused: readonly string[] }
/** Everything seen so far. */
export type Ledger = {
  ownFiles: number
  others: readonly Request[]
  refused: readonly string[]
  reports: readonly Sent[]
}
export type Traffic = {
  ownFiles: number
  /** Requests for anything but our own files, with the least they can have carried. */
  sent: readonly { address: string; bytes: number }[]
  bytes: number
  pageViews: { count: number; bytes: number }
}

export const emptyLedger: Ledger = { ownFiles: 0, others: [], refused: [], reports: [] }

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

// Chromium lists refused requests too, with zeros. Zeros alone prove nothing (other origins hide theirs), nor does a violation alone.
const isRefused = (request: Request, refused: readonly string[]) =>
  request.status === 0 && request.transferSize === 0 && request.duration === 0 && refused.includes(request.address)

export function noteObserved(ledger: Ledger, observed: Observed, base: string): Ledger {
  const requests = observed.requests.filter((request) => !isLocal(request))
  const others = requests.filter((request) => !isOwnFile(request, base))
  return {
    ...ledger,
    ownFiles: ledger.ownFiles + requests.length - others.length,
    others: [...ledger.others, ...others],
    refused: [...new Set([...ledger.refused, ...observed.refused])],
  }
}

export const noteReport = (ledger: Ledger, report: Sent): Ledger => ({
  ...ledger,
  reports: [...ledger.reports, report],
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the ledger adds up to: each address counts by what the page or the service worker says of it, whichever is more. */
export function sumTraffic({ ownFiles, others, refused, reports }: Ledger): Traffic {
  const seen = others.filter((request) => !isRefused(request, refused))
  const reported = reports.filter(({ what }) => what === 'request')
  const views = reports.filter(({ what }) => what === 'page view')
  const addresses = new Set([...seen, ...reported].map(({ address }) => address))
  const sent = [...addresses].map((address) => ({
    address,
    bytes: Math.max(
      seen.filter((request) => request.address === address).length * utf8(address).length,
      sum(reported.filter((report) => report.address === address).map(({ bytes }) => bytes)),
    ),
  }))
  return {
    ownFiles,
    sent,
    bytes: sum(sent.map(({ bytes }) => bytes)),
    pageViews: { count: views.length, bytes: sum(views.map(({ bytes }) => bytes)) },
  }
}
