import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexColor } from '../../../scripts/arbitraries.ts'
import { describeLocks, readLocks } from './read-locks.ts'
import { writeLocks } from './state.ts'

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

test('a locked color comes back to its place with every value', () => {
  const locked = describeLocks([{ place: 1, hex: '#F6AF3B' }])
  expect([...locked.keys()]).toEqual([1])
  expect(locked.get(1)).toMatchObject({ hex: '#F6AF3B', rgb: 'rgb(246, 175, 59)', role: 'kept' })
})
