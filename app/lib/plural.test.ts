import { expect, test } from 'vitest'
import { count, group } from './plural.ts'

test.each([
  [0, ['line'], '0 lines'],
  [1, ['line'], '1 line'],
  [2125, ['entity', 'entities'], '2,125 entities'],
] as const)('%d with its noun', (amount, nouns, words) => {
  expect(count(amount, ...(nouns as readonly [string, string?]))).toBe(words)
})

test('whole numbers are grouped like toLocaleString does', () => {
  for (const number of [0, 7, 999, 1000, 12345, 999_999, 1_000_000, 9_007_199_254_740_991, -1234])
    expect(group(number)).toBe(number.toLocaleString('en'))
})
