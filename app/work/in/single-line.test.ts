import { expect, test } from 'vitest'
import { prepareLine } from './intake.ts'

test.each([
  ['42', '42'],
  [' 42\r\n', '42'],
  ['', ''],
  ['1\n2', null],
  ['1'.repeat(1001), null],
])('the single line of a file: %j → %j', (text, line) => {
  const read = prepareLine(text, 'a.txt')
  expect(read.ok ? read.value : null).toBe(line)
})
