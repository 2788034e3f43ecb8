export const methods = [
  'fetch',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'EventSource',
  'image',
  'script',
  'form',
] as const
export const places = ['page', 'worker'] as const
export const targets = ['other', 'own'] as const

export type Method = (typeof methods)[number]
export type Place = (typeof places)[number]
export type Target = (typeof targets)[number]

/** What the browser did with an attempt, as its own events tell. */
export type Outcome =
  | { kind: 'blocked'; directive: string }
  /** An answer came. */
  | { kind: 'reached' }
  /** It failed, and no violation of the policy was reported. */
  | { kind: 'failed' }
  /** This place has no such thing. */
  | { kind: 'absent' }
  /** The worker did not start. */
  | { kind: 'untried' }

export type Attempt = { method: Method; place: Place; target: Target; outcome: Outcome }
export type Verdict = { tone: 'ok' | 'bad' | 'plain'; label: string; detail: string }

const isPermitted = ({ method, target }: Attempt) => target === 'own' && (method === 'image' || method === 'script')

/** What an outcome means: only a reported violation is a block, whatever else went wrong. */
export function judge(attempt: Attempt): Verdict {
  const { outcome, place } = attempt
  if (outcome.kind === 'blocked') return { tone: 'ok', label: 'Blocked', detail: outcome.directive }
  if (outcome.kind === 'absent') return { tone: 'plain', label: 'Not available', detail: `a ${place} has none` }
  if (outcome.kind === 'untried') return { tone: 'bad', label: 'Not tried', detail: 'the worker did not start' }
  const detail = outcome.kind === 'reached' ? 'an answer came' : 'no violation reported'
  return isPermitted(attempt)
    ? { tone: 'plain', label: 'Permitted', detail }
    : { tone: 'bad', label: 'Not blocked', detail }
}

/** `"All 13 attempts to reach another origin were blocked."` */
export function summarize(attempts: readonly Attempt[]): { tone: 'ok' | 'bad'; text: string } {
  const made = attempts.filter(({ target, outcome }) => target === 'other' && outcome.kind !== 'absent')
  const failed = made.filter(({ outcome }) => outcome.kind !== 'blocked')
  return failed.length === 0 && made.length > 0
    ? { tone: 'ok', text: `All ${made.length} attempts to reach another origin were blocked.` }
    : { tone: 'bad', text: `Not blocked: ${failed.length} of ${made.length} attempts to reach another origin.` }
}
