import { expect, test } from 'vitest'
import { decodeIfText } from './decode-if-text.ts'

test.each([
  ['text in any script', [0x61, 0x0a, 0xe6, 0x97, 0xa5], 'a\n日'],
  ['control characters', [0x61, 0x00], null],
  ['bytes that are not UTF-8', [0xe6, 0x97], null],
])('%s', (_, bytes, text) => {
  expect(decodeIfText(Uint8Array.from(bytes))).toBe(text)
})

test('if the bytes are only a beginning, a character cut off at the end is dropped', () => {
  expect(decodeIfText(Uint8Array.of(0x61, 0xe6, 0x97), true)).toBe('a')
})
