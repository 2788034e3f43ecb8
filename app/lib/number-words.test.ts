import { expect, test } from 'vitest'
import { spellNumber } from './number-words.ts'

test.each([
  [0, 'zero'],
  [4, 'four'],
  [12, 'twelve'],
  [13, '13'],
  [1200, '1,200'],
])('%d is spelled %s', (number, word) => {
  expect(spellNumber(number)).toBe(word)
})
