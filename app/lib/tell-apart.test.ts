import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

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
  expect(tellApart(names)).toEqual(expected)
})
