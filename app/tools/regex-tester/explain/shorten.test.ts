import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtError } from './shorten.ts'

test('a short pattern is shown whole, a long one only near the error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.nat(40), (pattern, index) => {
      const { before, marked, after } = cutAtError(pattern, Math.min(index, pattern.length))
      expect(before + marked + after).toBe(pattern)
    }),
  )
  const far = '0123456789'.repeat(4)
  expect(cutAtError(`x${far})${far}y`, 41)).toEqual({ before: `…${far}`, marked: ')', after: `${far}…` })
})

test('an error marks one character, a whole surrogate pair, or the end of the pattern', () => {
  expect(cutAtError('a)b', 1)).toEqual({ before: 'a', marked: ')', after: 'b' })
  expect(cutAtError('💩*', 0).marked).toBe('💩')
  expect(cutAtError('(', 1)).toEqual({ before: '(', marked: '', after: '' })
})
