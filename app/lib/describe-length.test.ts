import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, describeLength } from './describe-length.ts'
import { longTextOf } from './long-text.ts'
import { count } from './plural.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

test.each([
  ['', 0],
  ['a😀', 2],
  ['\ud83d', 1],
  ['e\u0301', 2],
  ['a\r\nb\n\r', 5],
])('%j counts as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
  expect(countCharacters(longTextOf([...text]))).toBe(count)
})

test.each([
  ['a', '1 character'],
  ['naïve 😀', '7 characters'],
  ['one\r\ntwo', '7 characters'],
  ['e\u0301', '2 code points'],
  ['👨‍👩‍👧', '5 code points'],
  ['🇨🇭', '2 code points'],
  ['👍🏽', '2 code points'],
  ['नमस्ते', '6 code points'],
  ['\u1112\u1161\u11ab', '3 code points'],
])('%j has %s', (text, words) => {
  expect(describeLength(text)).toBe(words)
})

test('characters are always what people see as one', () => {
  const codePoint = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x1f000, max: 0x1faff }))
  const piece = fc.oneof(
    codePoint.map((code) => String.fromCodePoint(code)),
    fc.constantFrom('\r\n', '\r', '\n', 'é', 'ก', 'す', '한', '\u200d'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const words = describeLength(text)
      fc.pre(words.includes('character'))
      expect(words).toBe(count([...segmenter.segment(text)].length, 'character'))
    }),
  )
})

test('of a long text the code units are counted, whatever is in it', () => {
  expect(describeLength('😀'.repeat(40_000))).toBe('80,000 characters')
})
