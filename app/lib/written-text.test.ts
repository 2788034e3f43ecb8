import { expect, test } from 'vitest'
import { readWritten } from './written-text.ts'

test.each([
  ['what people write, in any script', [0x61, 0x0a, 0xe6, 0x97, 0xa5], 'a\n日'],
  ['control characters', [0x61, 0x00], null],
  ['bytes that are no UTF-8', [0xe6, 0x97], null],
])('%s', (_, bytes, text) => {
  expect(readWritten(Uint8Array.from(bytes))).toBe(text)
})

test('a character that is cut off at the end is left out where the bytes are only a beginning', () => {
  expect(readWritten(Uint8Array.of(0x61, 0xe6, 0x97), true)).toBe('a')
})
