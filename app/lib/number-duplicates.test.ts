import { expect, test } from 'vitest'
import { numberDuplicates } from './number-duplicates.ts'

test.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'a', 'a'],
    ['a (1)', 'b', 'a (2)', 'a (3)'],
  ],
])('%j becomes %j', (names, expected) => {
  expect(numberDuplicates(names)).toEqual(expected)
})
