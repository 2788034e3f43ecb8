import { expect, test, vi } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { createJob, readAnswer } from '#app/work/run/job.ts'
import { reportLate } from '#app/work/run/report-late.ts'
import { findMatches } from './match.ts'
import {
  type Answer,
  answerAtOnce,
  type Found,
  joinMatches,
  keyOf,
  measureMatches,
  noMatches,
  nothing,
  type Query,
  readSearch,
  reportOf,
} from './search.ts'

const queryOf = (pattern: string, flags = 'g', text = 'text'): Query => ({ pattern, flags, text })
const foundBy = (query: Query): Found => ({ query, matches: noMatches(), length: 0, groups: [], milliseconds: 1 })

const a = queryOf('a')
const ab = queryOf('ab')

/** A search whose runs the test answers by hand, and what the page shows for a query. */
function setUp() {
  const runs: { answer: (answer: Answer) => void; fail: (error: unknown) => void }[] = []
  const run = reportLate<Query, Answer>(
    () => new Promise((answer, fail) => runs.push({ answer, fail })),
    () => nothing,
  )
  const job = createJob(run, { heldBy: keyOf, log: vi.fn() })
  function show(query: Query) {
    const { progress, ...work } = readAnswer(job.read(), query, answerAtOnce(query), job.isHeld(query))
    const { isCurrent, isWorking, isPart, problem } = work
    return { isCurrent, isWorking, isLate: isPart, problem, ...readSearch(work) }
  }
  async function find(query: Query, answer: Answer = ok(foundBy(query))) {
    const found = job.ask(query)
    runs.at(-1)?.answer(answer)
    await found
  }
  return { job, runs, show, find }
}

const done = { isCurrent: true, isWorking: false, isLate: false, problem: null, result: null, error: null }
const working = { ...done, isCurrent: false, isWorking: true }

test('an empty pattern is not searched, and the previous result is gone', async () => {
  const { show, find } = setUp()
  await find(a)
  expect(show(queryOf(''))).toEqual(done)
})

test('a finished search shows what it found', async () => {
  const { show, find } = setUp()
  await find(a)
  expect(show(a)).toEqual({ ...done, result: foundBy(a) })
})

test('an invalid pattern gives its error and no matches, until something changes', async () => {
  const { show, find } = setUp()
  const error = { message: 'Unterminated group', index: 1 }
  const invalid = queryOf('(')
  await find(invalid, fail(error))
  expect(show(invalid)).toEqual({ ...done, error })
  expect(show(a)).toEqual(working)
})

test('the last result stays visible while the next search runs, and is dropped if that takes long', async () => {
  vi.useFakeTimers()
  const { job, runs, show, find } = setUp()
  await find(a)
  void job.ask(ab, 300)
  await vi.advanceTimersByTimeAsync(1200)
  expect(show(ab)).toEqual({ ...working, result: foundBy(a) })
  await vi.advanceTimersByTimeAsync(100)
  expect(show(ab)).toEqual({ ...working, isLate: true })
  void job.ask(queryOf('abc'))
  expect(show(queryOf('abc')).result).toBeNull()
  void job.ask(ab)
  expect(show(ab)).toEqual(working)
  runs.at(-1)?.answer(ok(foundBy(ab)))
  await vi.advanceTimersByTimeAsync(1000)
  expect(show(ab)).toEqual({ ...done, result: foundBy(ab) })
  vi.useRealTimers()
})

test('a canceled pattern is held with its flags, whatever the text, and shows nothing', async () => {
  const { job, show, find } = setUp()
  await find(ab)
  void job.ask(a)
  job.cancel()
  expect(show(a)).toEqual({ ...done, isCurrent: false, problem: 'canceled' })
  expect(show(queryOf('a', 'g', 'other')).problem).toBe('canceled')
  expect(show(queryOf('a', 'gi')).isWorking).toBe(true)
  expect(show(queryOf('b')).isWorking).toBe(true)
  void job.ask(queryOf('a', 'g', 'other'))
  expect(show(a).problem).toBeNull()
})

test('a failed run stays failed until something changes', async () => {
  const { job, runs, show, find } = setUp()
  await find(ab)
  const failed = job.ask(a)
  runs.at(-1)?.fail(new Error('no'))
  await failed
  expect(show(a)).toEqual({ ...done, isCurrent: false, problem: 'failed' })
  expect(show(queryOf('a', 'gi')).isWorking).toBe(true)
})

test('a report pairs the matches with their own query, even if the input has changed since', () => {
  const found = { ...foundBy(a), matches: { ...noMatches(), starts: Uint32Array.of(1), ends: Uint32Array.of(2) } }
  expect(reportOf(found, queryOf('b', 'i', 'another text'))).toEqual({ query: a, matches: found.matches })
  expect(reportOf(null, ab)).toEqual({ query: ab, matches: null })
})

test.each([
  ['a+', 'aabaa', 'aa\naa'],
  ['a*', 'baac', '\naa\n\n'],
  ['x', 'abc', ''],
])('the matches of %s in %s are listed as %j, and the list is as long as measured', (pattern, text, list) => {
  const found = findMatches({ pattern, flags: 'g', text })
  if (!found.ok) throw new Error(found.error.message)
  expect(joinMatches(text, found.value)).toBe(list)
  expect(measureMatches(found.value)).toBe(list.length)
})
