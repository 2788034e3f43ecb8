import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['guid', 'guid', 0],
  ['guiid', 'guid', 1],
  ['gid', 'guid', 1],
  ['epcoh', 'epoch', 1],
  ['farenheit', 'fahrenheit', 1],
  ['farenhiet', 'fahrenheit', 2],
  ['json', 'hash', 3],
  ['', 'ab', 2],
  ['', 'abc', 3],
])('%j and %j are %i apart, counted up to 2', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance)
})

test('the distance is the same both ways, 0 for the same word, and 1 for one more letter', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(8), (one, other, at) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
      expect(editDistance(one, one, 2)).toBe(0)
      expect(editDistance(one, `${one.slice(0, at)}x${one.slice(at)}`, 2)).toBe(1)
    }),
  )
})
