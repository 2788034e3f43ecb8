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

/** What became of an attempt. */
export type Outcome =
  /** The browser reported a violation of this directive. */
  | { kind: 'blocked'; directive: string }
  /** It failed unreported where the policy is seen to be in force. */
  | { kind: 'refused' }
  /** We took the means away before any other script ran. */
  | { kind: 'removed' }
  /** An answer came, or the means is there to be used. */
  | { kind: 'reached' }
  /** It failed, and no violation of the policy was reported. */
  | { kind: 'failed' }
  /** This place has no such thing. */
  | { kind: 'absent' }
  /** The worker did not start. */
  | { kind: 'untried' }

export type Attempt = { method: Method; place: Place; target: Target; outcome: Outcome }
export type Verdict = { tone: 'ok' | 'bad' | 'plain'; label: string; detail: string }

/** What a page is made of, and may therefore load from its own origin. */
const permitted: readonly Method[] = ['image', 'script', 'font', 'prefetch']

/** A peer connection has no address of ours to go to. */
export const methodsTo = (target: Target): readonly Method[] =>
  methods.filter((method) => target === 'other' || method !== 'RTCPeerConnection')

/**
 * Engines report every violation of a page, and of its workers some (Firefox) or none (WebKit). A worker's unreported failure is a
 * refusal where two things were seen: the page was refused the same by report, and the worker, which inherits the page's
 * policy, was refused what needs no network and always answers.
 */
export function weigh(attempts: readonly Attempt[], isWorkerClosed: boolean): Attempt[] {
  const isReported = ({ method, target }: Attempt) =>
    attempts.some(
      (other) =>
        other.place === 'page' &&
        other.method === method &&
        other.target === target &&
        other.outcome.kind === 'blocked',
    )
  return attempts.map((attempt) =>
    isWorkerClosed && attempt.place === 'worker' && attempt.outcome.kind === 'failed' && isReported(attempt)
      ? { ...attempt, outcome: { kind: 'refused' } }
      : attempt,
  )
}

/** What an outcome means: a block or a refusal is claimed only with evidence, whatever else went wrong. */
export function judge({ method, place, target, outcome }: Attempt): Verdict {
  switch (outcome.kind) {
    case 'blocked':
      return { tone: 'ok', label: 'Blocked', detail: outcome.directive }
    case 'refused':
      return { tone: 'ok', label: 'Refused', detail: 'the browser does not say why' }
    case 'removed':
      return { tone: 'ok', label: 'Removed', detail: 'by us, before anything runs' }
    case 'absent':
      return {
        tone: 'plain',
        label: 'Not available',
        detail: place === 'worker' ? 'a worker has none' : 'this browser has none',
      }
    case 'untried':
      return { tone: 'bad', label: 'Not tried', detail: 'the worker did not start' }
    default: {
      const detail = outcome.kind === 'reached' ? 'an answer came' : 'no violation reported'
      return target === 'own' && permitted.includes(method)
        ? { tone: 'plain', label: 'Permitted', detail }
        : { tone: 'bad', label: 'Not blocked', detail }
    }
  }
}

/** `"All 21 attempts to reach another origin were blocked."` */
export function summarize(attempts: readonly Attempt[]): { tone: 'ok' | 'bad'; text: string } {
  const verdicts = attempts.filter(({ target }) => target === 'other').map(judge)
  const made = verdicts.filter(({ tone }) => tone !== 'plain')
  const failed = made.filter(({ tone }) => tone === 'bad')
  return failed.length === 0 && made.length > 0
    ? { tone: 'ok', text: `All ${made.length} attempts to reach another origin were blocked.` }
    : { tone: 'bad', text: `Not blocked: ${failed.length} of ${made.length} attempts to reach another origin.` }
}
