import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { DocText, hasSameLetters } from './doc-text.ts'

test('a document returns exactly its text, carriage returns included', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '\u2028', '😀') }), (text) => {
      const long = new DocText(Text.of(text.split('\n')))
      expect(long.length).toBe(text.length)
      expect(long.toString()).toBe(text)
      expect([...long.chunks()].join('')).toBe(text)
      expect(long.slice(1, 4)).toBe(text.slice(1, 4))
    }),
  )
})

test('the chunks of a document never split a surrogate pair', () => {
  for (const start of ['', 'x']) {
    const text = start + '😀'.repeat(300_000)
    const pieces = [...new DocText(Text.of([text])).chunks()]
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
    expect(pieces.join('')).toBe(text)
  }
})

test('compares texts letter by letter, no matter how they are stored', () => {
  const doc = new DocText(Text.of(['ab', 'c']))
  expect(hasSameLetters('ab\nc', doc)).toBe(true)
  expect(hasSameLetters(doc, new DocText(Text.of(['ab', 'c'])))).toBe(true)
  expect(hasSameLetters(doc, longTextOf(['a', 'b\n', 'c']))).toBe(true)
  expect(hasSameLetters(doc, 'ab\nd')).toBe(false)
  expect(hasSameLetters('', doc)).toBe(false)
})
