import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviate, abbreviatePair, findSpan } from './difference.ts'

const digest = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })

test.each([
  ['abcd', 'axyd', 1, 3],
  ['abcd', 'abce', 3, 4],
  ['abcd', 'wxyz', 0, 4],
  ['abcd', 'abcd', 4, 4],
  ['abab', 'abbb', 2, 3],
])('%s and %s differ from %i to %i', (a, b, from, to) => {
  expect(findSpan(a, b)).toEqual({ from, to })
})

test('two digests are equal outside the differing part, and differ at both of its ends', () => {
  fc.assert(
    fc.property(digest, digest, (a, b) => {
      const { from, to } = findSpan(a, b)
      expect(a.slice(0, from) + a.slice(to)).toBe(b.slice(0, from) + b.slice(to))
      if (a === b) return
      expect(a[from]).not.toBe(b[from])
      expect(a[to - 1]).not.toBe(b[to - 1])
    }),
  )
})

test('a digest is shortened to both ends, a short checksum stays whole', () => {
  expect(abbreviate('1a9d3fcfc1604de194085d3dadc086641f3cb1849b20fcda2a09ca26749819c7')).toBe('1a9d3fcf…749819c7')
  expect(abbreviate('352441c2')).toBe('352441c2')
})

test('two different digests still differ when they are shortened', () => {
  const zeros = '0'.repeat(64)
  expect(abbreviatePair(zeros, `${zeros.slice(1)}1`)).toEqual(['00000000…00000000', '00000000…00000001'])
  expect(abbreviatePair(zeros, `${'0'.repeat(30)}12${'0'.repeat(32)}`)).toEqual([
    '00000000…00000000…',
    '00000000…12000000…',
  ])
  fc.assert(
    fc.property(digest, digest, (a, b) => {
      const [left, right] = abbreviatePair(a, b)
      expect(left === right).toBe(a === b)
    }),
  )
})
