import { expect, test } from 'vitest'
import { type Attempt, judge, type Outcome, summarizeAttempts, weigh } from './verdict.ts'

const blocked: Outcome = { kind: 'blocked', directive: 'connect-src' }
const attempt = (more: Partial<Attempt>): Attempt => ({
  method: 'fetch',
  place: 'page',
  target: 'other',
  outcome: blocked,
  ...more,
})

test.each<[string, Partial<Attempt>, string, string]>([
  ['a reported violation', {}, 'ok', 'Blocked'],
  ['an answer from another origin', { outcome: { kind: 'reached' } }, 'bad', 'Not blocked'],
  ['a failure without a violation', { outcome: { kind: 'failed' } }, 'bad', 'Not blocked'],
  ['an image from another origin', { method: 'image', outcome: { kind: 'failed' } }, 'bad', 'Not blocked'],
  ['our own image', { method: 'image', target: 'own', outcome: { kind: 'reached' } }, 'plain', 'Permitted'],
  ['our own script', { method: 'script', target: 'own', outcome: { kind: 'failed' } }, 'plain', 'Permitted'],
  ['a fetch from our own origin', { target: 'own', outcome: { kind: 'reached' } }, 'bad', 'Not blocked'],
  ['our own style sheet', { method: 'style', target: 'own', outcome: { kind: 'reached' } }, 'bad', 'Not blocked'],
  ['our own frame', { method: 'frame', target: 'own', outcome: { kind: 'failed' } }, 'bad', 'Not blocked'],
  ['a refusal without a report', { place: 'worker', outcome: { kind: 'refused' } }, 'ok', 'Refused'],
  ['a feature we removed', { method: 'RTCPeerConnection', outcome: { kind: 'removed' } }, 'ok', 'Removed'],
  [
    'a peer connection that can be created',
    { method: 'RTCPeerConnection', outcome: { kind: 'reached' } },
    'bad',
    'Not blocked',
  ],
  ['a form in a worker', { method: 'form', place: 'worker', outcome: { kind: 'absent' } }, 'plain', 'Not available'],
  ['a worker that did not start', { place: 'worker', outcome: { kind: 'untried' } }, 'bad', 'Not tried'],
])('the verdict on %s', (_, more, tone, label) => {
  expect(judge(attempt(more))).toMatchObject({ tone, label })
})

test('the summary counts the attempts made to another origin, and is good only if all were blocked', () => {
  const absent = attempt({ outcome: { kind: 'absent' } })
  const own = attempt({ target: 'own', outcome: { kind: 'reached' } })
  expect(summarizeAttempts([attempt({}), attempt({}), absent, own])).toEqual({
    tone: 'ok',
    text: 'All 2 attempts to reach another origin were blocked.',
  })
  expect(summarizeAttempts([attempt({}), attempt({ outcome: { kind: 'untried' } })])).toEqual({
    tone: 'bad',
    text: 'Not blocked: 1 of 2 attempts to reach another origin.',
  })
  expect(summarizeAttempts([]).tone).toBe('bad')
})

const failed: Outcome = { kind: 'failed' }
const inWorker = attempt({ place: 'worker', outcome: failed })
test.each<[string, Attempt[], boolean, Outcome['kind']]>([
  ['is a refusal if page and worker give evidence', [attempt({}), inWorker], true, 'refused'],
  ['stays a failure if the worker may fetch a data URL', [attempt({}), inWorker], false, 'failed'],
  ['stays a failure if the page was not blocked', [attempt({ outcome: failed }), inWorker], true, 'failed'],
  ['stays a failure if another method was blocked', [attempt({ method: 'image' }), inWorker], true, 'failed'],
  ['stays a failure if another target was blocked', [attempt({ target: 'own' }), inWorker], true, 'failed'],
  ['stays an answer', [attempt({}), attempt({ place: 'worker', outcome: { kind: 'reached' } })], true, 'reached'],
])('a worker’s failure without a report %s', (_, attempts, isWorkerClosed, kind) => {
  expect(weigh(attempts, isWorkerClosed).map(({ outcome }) => outcome.kind)).toEqual([attempts[0]?.outcome.kind, kind])
})

test("a page's failure without a report never counts as a refusal, because every engine reports for pages", () => {
  const page = attempt({ outcome: failed })
  expect(weigh([page, attempt({})], true)[0]).toBe(page)
})
