import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { createOffsets } from './place.ts'

test('each place in a text leads to the right byte, near and far, in any order', () => {
  const texts = ['', 'a', 'é1', '\ufeff日本😀x', 'aé日😀'.repeat(40_000)]
  for (const text of texts) {
    const toByte = createOffsets(utf8(text))
    const step = Math.max(1, Math.floor(text.length / 97))
    const places = Array.from({ length: Math.floor(text.length / step) + 1 }, (_, index) => index * step)
    // Half of a surrogate pair has no byte of its own.
    const whole = places.filter((at) => !/[\udc00-\udfff]/.test(text[at] ?? ''))
    const expected = whole.map((at) => utf8(text.slice(0, at)).length)
    expect(whole.toReversed().map(toByte)).toEqual(expected.toReversed())
    expect(whole.map(toByte)).toEqual(expected)
    expect(toByte(text.length)).toBe(utf8(text).length)
  }
})
