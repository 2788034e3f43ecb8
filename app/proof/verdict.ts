const methods = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'image',
  'script',
  'style',
  'font',
  'media',
  'object',
  'frame',
  'prefetch',
  'form',
] as const
export const places = ['page', 'worker'] as const
export const targets = ['other', 'own'] as const

export type Method = (typeof methods)[number]
export type Place = (typeof places)[number]
export type Target = (typeof targets)[number]

export type Outcome =
  /** The browser reported a violation of this directive. */
  | { kind: 'blocked'; directive: string }
  /** It failed without a report, but the policy is known to be in force. */
  | { kind: 'refused' }
  /** We removed the feature before any other script ran. */
  | { kind: 'removed' }
  /** An answer came, or the feature can be used. */
  | { kind: 'reached' }
  /** It failed, and no violation of the policy was reported. */
  | { kind: 'failed' }
  | { kind: 'absent' }
  | { kind: 'untried' }

export type Attempt = { method: Method; place: Place; target: Target; outcome: Outcome }
export type Verdict = { tone: 'ok' | 'bad' | 'plain'; label: string; detail: string }

/** The page is made of these, so it may load them from its own origin. */
const permitted: readonly Method[] = ['image', 'script', 'font', 'prefetch']

/** A peer connection has no address on our site to go to. */
export const methodsTo = (target: Target): readonly Method[] =>
  methods.filter((method) => target === 'other' || method !== 'RTCPeerConnection')

/**
 * Engines report every violation of a page, but only some (Firefox) or none (WebKit) of its workers. A worker's failure without a
 * report is a refusal if two things are known: the same attempt from the page was reported as blocked, and the worker, which
 * inherits the page's policy, was refused a request that needs no network and would always succeed.
 */
export function weigh(attempts: readonly Attempt[], isWorkerClosed: boolean): Attempt[] {
  const reported = attempts.filter(({ place, outcome }) => place === 'page' && outcome.kind === 'blocked')
  const isReported = ({ method, target }: Attempt) =>
    reported.some((other) => other.method === method && other.target === target)
  return attempts.map((attempt) =>
    isWorkerClosed && attempt.place === 'worker' && attempt.outcome.kind === 'failed' && isReported(attempt)
      ? { ...attempt, outcome: { kind: 'refused' } }
      : attempt,
  )
}

/** The verdict on an outcome. Claims a block or refusal only with evidence. */
export function judge({ method, place, target, outcome }: Attempt): Verdict {
  const { kind } = outcome
  if (kind === 'blocked') return { tone: 'ok', label: 'Blocked', detail: outcome.directive }
  if (kind === 'refused') return { tone: 'ok', label: 'Refused', detail: 'the browser does not say why' }
  if (kind === 'removed') return { tone: 'ok', label: 'Removed', detail: 'by us, before other scripts run' }
  if (kind === 'untried') return { tone: 'bad', label: 'Not tried', detail: 'the worker did not start' }
  const missing = place === 'worker' ? 'not in workers' : 'not in this browser'
  if (kind === 'absent') return { tone: 'plain', label: 'Not available', detail: missing }
  const detail = kind === 'reached' ? 'got an answer' : 'no violation reported'
  const isPermitted = target === 'own' && permitted.includes(method)
  return isPermitted ? { tone: 'plain', label: 'Permitted', detail } : { tone: 'bad', label: 'Not blocked', detail }
}

/** `"All 21 attempts to reach another origin were blocked."` */
export function summarizeAttempts(attempts: readonly Attempt[]): { tone: 'ok' | 'bad'; text: string } {
  const verdicts = attempts.filter(({ target }) => target === 'other').map(judge)
  const made = verdicts.filter(({ tone }) => tone !== 'plain')
  const failed = made.filter(({ tone }) => tone === 'bad')
  return failed.length === 0 && made.length > 0
    ? { tone: 'ok', text: `All ${made.length} attempts to reach another origin were blocked.` }
    : { tone: 'bad', text: `Not blocked: ${failed.length} of ${made.length} attempts to reach another origin.` }
}
