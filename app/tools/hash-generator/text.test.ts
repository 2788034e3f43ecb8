import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { describeText, isBlank } from './text.ts'

test.each([
  ['', true],
  [' \n\t', true],
  [' x', false],
  [longTextOf(['  ', '\n']), true],
  [longTextOf(['  ', 'x']), false],
])('whether %j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})

test.each([
  ['hello world', '11 characters · 11 bytes'],
  ['é', '1 character · 2 bytes'],
  ['😀', '1 character · 4 bytes'],
  ['a', '1 character · 1 byte'],
  ['x'.repeat(1234), '1,234 characters · 1,234 bytes'],
])('%j is %s', (text, expected) => {
  expect(describeText(text)).toBe(expected)
})
