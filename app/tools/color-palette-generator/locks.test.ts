import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLocks, writeLocks } from './locks.ts'

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

test('locked colors and their places survive writing and reading', () => {
  expect(writeLocks([{ place: 1, hex: '#F6AF3B' }])).toBe('2:F6AF3B')
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4]), fc.array(hexColor, { minLength: 5, maxLength: 5 }), (places, colors) => {
      const locks = places.map((place) => ({ place, hex: colors[place]! }))
      expect(readLocks(writeLocks(locks))).toEqual(locks)
    }),
  )
})

test.each(['2', '2:', '2:teal', '0:F6AF3B', '6:F6AF3B', '2:F6AF3B,', '2:F6AF3B,2:000000', ' 2:F6AF3B', '2:#F6AF3B'])(
  '%j is not a list of locked colors',
  (text) => {
    expect(readLocks(text)).toBeNull()
  },
)

test('any text is either read or rejected', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const locks = readLocks(text)
      if (locks) expect(writeLocks(locks)).toBe(text.toUpperCase())
    }),
  )
})
