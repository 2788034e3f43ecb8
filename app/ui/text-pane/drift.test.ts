import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driftBetween } from './drift.ts'

test.each([
  { what: 'before the change stays', stretch: [0, 2], to: [0, 2] },
  { what: 'that ends where the change begins stays', stretch: [1, 3], to: [1, 3] },
  { what: 'after the change moves', stretch: [6, 8], to: [7, 9] },
  { what: 'that begins where the change ends moves', stretch: [4, 5], to: [5, 6] },
  { what: 'around the change counts as changed', stretch: [2, 6], to: null },
  { what: 'that is partly changed counts as changed', stretch: [2, 4], to: null },
])('a stretch $what', ({ stretch: [start = 0, end = 0], to }) => {
  const moved = driftBetween('abcdefgh', 'abcXYefgh')({ start, end })
  expect(moved && [moved.start, moved.end]).toEqual(to)
})

test('a stretch around a change can grow with it', () => {
  expect(driftBetween('(ab)c', '(aXXb)c', true)({ start: 0, end: 4 })).toEqual({ start: 0, end: 6 })
})

test('an unchanged stretch holds the same characters in both texts', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, fc.nat(12), fc.nat(12), (before, after, one, other) => {
      const start = Math.min(one, other, before.length)
      const end = Math.min(Math.max(one, other), before.length)
      const moved = driftBetween(before, after)({ start, end })
      if (moved) expect(after.slice(moved.start, moved.end)).toBe(before.slice(start, end))
    }),
  )
})
