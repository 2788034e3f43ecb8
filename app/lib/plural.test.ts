import { expect, test } from 'vitest'
import { count } from './plural.ts'

test.each([
  [0, ['line'], '0 lines'],
  [1, ['line'], '1 line'],
  [2125, ['entity', 'entities'], '2,125 entities'],
] as const)('%d is counted in words', (amount, nouns, words) => {
  expect(count(amount, ...(nouns as readonly [string, string?]))).toBe(words)
})
