import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headOf, isBlank, isSameText, longLength, longTextOf, slicesOf } from './long-text.ts'

const anyPieces = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 12 })

test('slicing a long text equals slicing its joined pieces', () => {
  fc.assert(
    fc.property(anyPieces, fc.nat(80), fc.nat(80), (pieces, from, length) => {
      expect(longTextOf(pieces).slice(from, from + length)).toBe(pieces.join('').slice(from, from + length))
    }),
  )
})

test('a long text has the length and the characters of its joined pieces', () => {
  fc.assert(
    fc.property(anyPieces, (pieces) => {
      const text = longTextOf(pieces)
      expect(text.length).toBe(pieces.join('').length)
      expect(text.toString()).toBe(pieces.join(''))
    }),
  )
})

test('slices join back to the text, whatever its pieces', () => {
  fc.assert(
    fc.property(anyPieces, fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      expect([...slicesOf(longTextOf(pieces), size)].join('')).toBe(pieces.join(''))
      expect([...slicesOf(pieces.join(''), size)]).toEqual([...slicesOf(longTextOf(pieces), size)])
    }),
  )
})

test('slices are never empty, keep to the size and never split a surrogate pair', () => {
  fc.assert(
    fc.property(anyPieces, fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      for (const slice of slicesOf(longTextOf(pieces), size)) {
        expect(slice.length).toBeGreaterThan(0)
        expect(slice.length).toBeLessThanOrEqual(size + 1)
        expect(slice.isWellFormed()).toBe(true)
      }
    }),
  )
})

test('many small pieces become a few slices', () => {
  expect([...slicesOf(longTextOf(Array(10).fill('ab')), 8)]).toEqual(['abababab', 'abababab', 'abab'])
})

test.each([
  ['', 4, ''],
  ['abc', 4, 'abc'],
  ['abcdef', 4, 'abcd'],
  ['abc😀', 4, 'abc😀'],
])('the first part of %j up to %i is %j', (text, size, head) => {
  expect(headOf(text, size)).toBe(head)
  expect(headOf(longTextOf([...text]), size)).toBe(head)
})

test.each([
  ['', true],
  [' \n\t', true],
  [' a ', false],
])('%j is blank, as a string and in pieces: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
  expect(isBlank(longTextOf([...text]))).toBe(expected)
})

test('short texts are compared by content, long ones by identity', () => {
  const long = longTextOf(['x'.repeat(longLength), 'y'])
  expect(isSameText('ab', longTextOf(['a', 'b']))).toBe(true)
  expect(isSameText('ab', 'ac')).toBe(false)
  expect(isSameText(long, long)).toBe(true)
  expect(isSameText(long, longTextOf(['x'.repeat(longLength), 'y']))).toBe(false)
})
