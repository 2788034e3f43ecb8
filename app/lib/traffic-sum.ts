import { utf8 } from './bytes.ts'
import type { Ledger, Refusal, Request, Tally, Traffic } from './traffic.ts'

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
