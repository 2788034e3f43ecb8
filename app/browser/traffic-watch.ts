import type { Observed } from '#app/lib/traffic.ts'

/** `deliveryType` starts with `cache` if this browser had the answer. Nothing was sent only if also no bytes were transferred to recheck it. */
type Entry = PerformanceResourceTiming & { deliveryType?: string }

/** Reports every request that this page or worker made and every address its policy blocked, since it started. */
export function watchRequests(report: (observed: Observed) => void): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as Entry[]
    const requests = entries.map(({ name, responseStatus = 0, transferSize, initiatorType, deliveryType = '' }) => ({
      address: name,
      status: responseStatus,
      transferSize,
      initiator: initiatorType,
      isKept: deliveryType.startsWith('cache') && transferSize === 0,
    }))
    report({ requests, refused: [] })
  }).observe({ type: 'resource', buffered: true })
  addEventListener('securitypolicyviolation', ({ blockedURI, disposition, effectiveDirective }) => {
    if (disposition === 'enforce')
      report({ requests: [], refused: [{ address: blockedURI, directive: effectiveDirective }] })
  })
}
