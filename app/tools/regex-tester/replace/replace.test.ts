import { expect, test } from 'vitest'
import { findMatches, type Search } from '../match/match.ts'
import { replaceMatches } from './replace.ts'

function replace(search: Search, replacement: string) {
  const found = findMatches(search)
  if (!found.ok) throw new Error(found.error.message)
  return replaceMatches(search, found.value, replacement)
}

const cases: [pattern: string, flags: string, text: string, replacement: string, expected: string][] = [
  [String.raw`(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)`, '', '2026-11-14', '$<d>/$<m>/$<y>', '14/11/2026'],
  ['b', '', 'abc', "[$&|$`|$'|$$|$1]", 'a[b|a|c|$|$1]c'],
  ['(a)(b)?', 'g', 'aab', '<$1$2>', '<a><ab>'],
  ['a', '', 'aaa', '-', '-aa'],
  ['a', 'g', 'aaa', '-', '---'],
  ['x*', 'g', 'ab', '-', '-a-b-'],
  ['(?:)', 'gu', '💩', '-', '-💩-'],
  ['foo', 'gy', 'foofoo foo', 'x', 'xx foo'],
  ['a', 'g', 'aaa', '', ''],
  ['a*', 'g', '', '-', ''],
  ['', 'g', 'abc', '-', 'abc'],
]

test.each(cases)('replacing /%s/%s in %j by %j gives %j', (pattern, flags, text, replacement, expected) => {
  const replaced = replace({ pattern, flags, text }, replacement)
  expect(replaced.ok && replaced.value.join('')).toBe(expected)
})

test('replacing does not search again, so a runaway pattern cannot hang it', () => {
  const search = { pattern: '(a+)+b', flags: 'g', text: `aab${'a'.repeat(40)}` }
  const matches = { starts: new Uint32Array([0]), ends: new Uint32Array([3]), stop: null }
  expect(replaceMatches(search, matches, '<$1>')).toEqual({ ok: true, value: [`<aa>${'a'.repeat(40)}`] })
})

test('a result that is too large, or a search that stopped early, is a failure, not an exception', () => {
  const search = { pattern: 'a', flags: 'g', text: 'a'.repeat(1_000_000) }
  expect(replace(search, '$`')).toEqual({ ok: false, error: 'The result is too large for this browser.' })
  const stopped = { starts: new Uint32Array([0]), ends: new Uint32Array([1]), stop: 'limit' } as const
  expect(replaceMatches(search, stopped, '-')).toMatchObject({ ok: false })
})

test('a long result comes in pieces of about a million characters that split no surrogate pair', () => {
  const replaced = replace(
    { pattern: 'a', flags: 'g', text: `a${'x'.repeat((1 << 20) - 3)}a${'y'.repeat(1 << 21)}` },
    '💩',
  )
  if (!replaced.ok) throw new Error(replaced.error)
  expect(replaced.value.map(({ length }) => length)).toEqual([(1 << 20) + 1, 1 << 20, 1 << 20])
})
