import type { Observed } from './traffic.ts'

/** Reports, in a page or in a worker, each request it made and each address its policy refused, from its start on. */
export function watchRequests(report: (observed: Observed) => void): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const requests = entries.map(({ name, responseStatus = 0, transferSize, duration }) => ({
      address: name,
      status: responseStatus,
      transferSize,
      duration,
    }))
    report({ requests, refused: [] })
  }).observe({ type: 'resource', buffered: true })
  addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
    if (disposition === 'enforce') report({ requests: [], refused: [blockedURI] })
  })
}
