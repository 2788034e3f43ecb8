import { expect, test } from 'vitest'
import { type Attempt, judge, type Outcome, summarize } from './verdict.ts'

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
  ['an image of our own', { method: 'image', target: 'own', outcome: { kind: 'reached' } }, 'plain', 'Permitted'],
  ['a script of our own', { method: 'script', target: 'own', outcome: { kind: 'failed' } }, 'plain', 'Permitted'],
  ['a fetch from our own origin', { target: 'own', outcome: { kind: 'reached' } }, 'bad', 'Not blocked'],
  ['a form in a worker', { method: 'form', place: 'worker', outcome: { kind: 'absent' } }, 'plain', 'Not available'],
  ['a worker that did not start', { place: 'worker', outcome: { kind: 'untried' } }, 'bad', 'Not tried'],
])('%s is judged', (_, more, tone, label) => {
  expect(judge(attempt(more))).toMatchObject({ tone, label })
})

test('the summary counts attempts to another origin that were made, and is good only when all were blocked', () => {
  const absent = attempt({ outcome: { kind: 'absent' } })
  const own = attempt({ target: 'own', outcome: { kind: 'reached' } })
  expect(summarize([attempt({}), attempt({}), absent, own])).toEqual({
    tone: 'ok',
    text: 'All 2 attempts to reach another origin were blocked.',
  })
  expect(summarize([attempt({}), attempt({ outcome: { kind: 'untried' } })])).toEqual({
    tone: 'bad',
    text: 'Not blocked: 1 of 2 attempts to reach another origin.',
  })
  expect(summarize([]).tone).toBe('bad')
})
