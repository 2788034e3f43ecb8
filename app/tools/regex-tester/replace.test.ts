import { expect, test } from 'vitest'
import { replaceMatches } from './replace.ts'

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

test.each(cases)('/%s/%s on %j by %j gives %j', (pattern, flags, text, replacement, expected) => {
  expect(replaceMatches({ pattern, flags, text }, replacement)).toEqual({ ok: true, value: expected })
})

test('an invalid pattern and a result beyond the memory are failures, not exceptions', () => {
  expect(replaceMatches({ pattern: '(', flags: '', text: 'a' }, '')).toMatchObject({ ok: false, error: { index: 1 } })
  const text = 'a'.repeat(1_000_000)
  expect(replaceMatches({ pattern: 'a', flags: 'g', text }, '$`')).toEqual({
    ok: false,
    error: { message: 'The result needs more memory than the engine has' },
  })
})
