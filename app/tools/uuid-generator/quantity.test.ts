import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampQuantity, limitTyped } from './quantity.ts'

test.each([
  ['1', 1],
  ['100', 100],
  ['101', 100],
  ['1e9', 100],
  ['0', 1],
  ['-5', 1],
  ['7.9', 7],
  ['', 1],
  ['many', 1],
  ['5abc', 1],
  [' 12 ', 12],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 100],
] as const)('a quantity of %j becomes %i', (typed, expected) => {
  expect(clampQuantity(typed)).toBe(expected)
})

test('any input becomes a whole number from 1 to 100, and clamping again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (typed) => {
      const quantity = clampQuantity(typed)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 100).toBe(true)
      expect(clampQuantity(quantity)).toBe(quantity)
    }),
  )
})

test.each([
  ['', ''],
  ['2', '2'],
  ['25', '25'],
  ['250', '100'],
  ['1e9', '100'],
  ['-', '-'],
  ['0', '0'],
  ['05', '05'],
])('while typing, %j shows as %j', (typed, shown) => {
  expect(limitTyped(typed)).toBe(shown)
})
