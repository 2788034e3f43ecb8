import { expect, test } from 'vitest'
import { fail, ok } from '#app/lib/result.ts'
import { noMatches } from './matches.ts'
import { type Found, keyOf, type Query, readSearch, reportOf, type SearchJob } from './search.ts'

const queryOf = (pattern: string, flags = 'g', text = 'text'): Query => ({ pattern, flags, text })
const foundBy = (query: Query): Found => ({ ...query, matches: noMatches(), groups: [], milliseconds: 1 })
const resting: SearchJob = { asked: null, progress: 0, answered: null, failed: null }
const answeredBy = (query: Query): SearchJob => ({
  ...resting,
  answered: { question: query, answer: ok(foundBy(query)) },
})

const a = queryOf('a')
const ab = queryOf('ab')

test('an empty pattern is not searched, and the previous result is gone', () => {
  expect(readSearch(queryOf(''), answeredBy(a), [], null)).toEqual({ phase: 'idle', result: null, error: null })
})

test('a finished search shows what it found', () => {
  expect(readSearch(a, answeredBy(a), [], null)).toEqual({ phase: 'done', result: foundBy(a), error: null })
})

test('an invalid pattern gives its error and no matches, until something changes', () => {
  const error = { message: 'Unterminated group', index: 1 }
  const invalid = queryOf('(')
  const job = { ...resting, answered: { question: invalid, answer: fail(error) } }
  expect(readSearch(invalid, job, [], null)).toEqual({ phase: 'done', result: null, error })
  expect(readSearch(a, job, [], null)).toEqual({ phase: 'working', result: null, error: null })
})

test('the last result stays visible while the next search runs, and is dropped if that takes long', () => {
  const job = { ...answeredBy(a), asked: ab }
  expect(readSearch(ab, job, [], null)).toEqual({ phase: 'working', result: foundBy(a), error: null })
  expect(readSearch(ab, job, [], job.answered).result).toBeNull()
  expect(readSearch(queryOf('abc'), job, [], job.answered).result).toBeNull()
  expect(readSearch(ab, answeredBy(ab), [], job.answered).result).toEqual(foundBy(ab))
})

test('a canceled pattern is held with its flags, whatever the text, and shows nothing', () => {
  const held = [keyOf(a)]
  expect(readSearch(a, answeredBy(a), held, null)).toEqual({ phase: 'held', result: null, error: null })
  expect(readSearch(queryOf('a', 'g', 'other'), resting, held, null).phase).toBe('held')
  expect(readSearch(queryOf('a', 'gi'), resting, held, null).phase).toBe('working')
  expect(readSearch(ab, resting, held, null).phase).toBe('working')
})

test('a failed run stays failed until something changes', () => {
  const job: SearchJob = { ...answeredBy(ab), failed: { question: a, reason: 'failed' } }
  expect(readSearch(a, job, [], null)).toEqual({ phase: 'failed', result: null, error: null })
  expect(readSearch(queryOf('a', 'gi'), job, [], null).phase).toBe('working')
})

test('a report pairs the matches with their own query, even if the input has changed since', () => {
  const found = { ...foundBy(a), matches: { ...noMatches(), starts: Uint32Array.of(1), ends: Uint32Array.of(2) } }
  expect(reportOf(found, queryOf('b', 'i', 'another text'))).toEqual({ query: a, matches: found.matches })
  expect(reportOf(null, ab)).toEqual({ query: ab, matches: null })
})
