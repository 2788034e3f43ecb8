import { expect, test } from 'vitest'
import { count } from './count.ts'

test.each([
  [1, '1 space'],
  [0, '0 spaces'],
  [12_345, '12,345 spaces'],
])('%i with its noun is %j', (amount, phrase) => {
  expect(count(amount, 'space')).toBe(phrase)
})
