import fc from 'fast-check'
import { expect, test } from 'vitest'
import { algorithms } from '../algorithms/algorithms.ts'
import { mainKeys } from '../algorithms/five.ts'
import { shareOut } from './shares.ts'

const allKeys = algorithms.map(({ key }) => key)

test.each([
  [1, true, ['sha256', 'sha384', 'sha512', 'sha1', 'md5'], []],
  [2, true, ['sha256', 'sha384', 'sha512', 'sha1', 'md5'], []],
  [3, true, ['sha256', 'sha1'], [['sha384', 'md5'], ['sha512']]],
  [4, true, ['sha256'], [['sha384'], ['sha512'], ['sha1', 'md5']]],
  [16, true, ['sha256'], [['sha384'], ['sha512'], ['sha1'], ['md5']]],
  [1, false, ['sha256', 'sha384', 'sha512', 'sha1', 'md5'], []],
  [2, false, ['sha256', 'sha1'], [['sha384', 'sha512', 'md5']]],
  [16, false, ['sha256'], [['sha384'], ['sha512'], ['sha1'], ['md5']]],
])('on %i threads, with the platform %j, the five are shared out as %j and %j', (threads, hasPlatform, own, others) => {
  expect(shareOut(mainKeys, { threads, hasPlatform })).toEqual({ own, others })
})

test('a single algorithm needs only one thread', () => {
  for (const key of allKeys) {
    for (const hasPlatform of [true, false])
      expect(shareOut([key], { threads: 8, hasPlatform })).toEqual({ own: [key], others: [] })
  }
})

test('every algorithm is in exactly one share, no share is empty, and there are no more shares than threads', () => {
  const keys = fc.subarray(allKeys, { minLength: 1 })
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 12 }), fc.boolean(), (chosen, threads, hasPlatform) => {
      const { own, others } = shareOut(chosen, { threads, hasPlatform })
      expect([own, ...others].flat().toSorted()).toEqual(chosen.toSorted())
      expect([own, ...others].every((share) => share.length > 0)).toBe(true)
      expect(others.length + 1).toBeLessThanOrEqual(threads)
    }),
  )
})
