import { utf8 } from './bytes.ts'
import type { Ledger, Refusal, Request, Tally, Traffic } from './traffic.ts'

/** Directives that allow no address at all, with their initiators. A request they block was never sent. */
const closed: Record<string, readonly string[]> = {
  'connect-src': ['fetch', 'xmlhttprequest', 'beacon', 'other'],
  'frame-src': ['iframe'],
  'media-src': ['audio', 'video'],
  'object-src': ['object', 'embed'],
  'style-src': ['link'],
  'style-src-elem': ['link'],
}

// Chromium also lists blocked requests, without status and size, just like those to other origins. The violation tells which were blocked;
// for a frame it names only the origin.
// On our own origin, an image or script is blocked only after a redirect, when its first address has already been sent.
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

/** Sums up each address by what the page saw or the service worker reported, whichever is larger. */
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

/** Sums up the ledger, with the proof's own requests counted separately. */
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
