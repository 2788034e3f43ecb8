import type { Observed } from '#app/lib/traffic.ts'

/** Where an answer came from: `cache` or `cache-storage` is in this browser, if nothing was transferred to ask whether it still holds. */
type Entry = PerformanceResourceTiming & { deliveryType?: string }

/** Reports, in a page or in a worker, each request it made and each address its policy refused, from its start on. */
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
