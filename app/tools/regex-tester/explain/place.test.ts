import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driftBetween } from '#app/ui/text-pane/drift.ts'
import { cutAround, cutAtError, followGroups } from './place.ts'

test('a part is cut out with everything around it', () => {
  expect(cutAround('a(b)c', 1, 4)).toEqual({ before: 'a', marked: '(b)', after: 'c' })
  fc.assert(
    fc.property(fc.string(), fc.nat(9), fc.nat(9), (pattern, start, length) => {
      const { before, marked, after } = cutAround(pattern, start, start + length)
      expect(before + marked + after).toBe(pattern)
    }),
  )
})

test('what is far away is left out', () => {
  expect(cutAround('0123456789', 5, 6, 2)).toEqual({ before: '…34', marked: '5', after: '67…' })
})

test('an error marks one character, a whole pair, or the end of the pattern', () => {
  expect(cutAtError('a)b', 1)).toEqual({ before: 'a', marked: ')', after: 'b' })
  expect(cutAtError('💩*', 0).marked).toBe('💩')
  expect(cutAtError('(', 1)).toEqual({ before: '(', marked: '', after: '' })
})

test('groups follow a change of the pattern: what is typed in one stays in it, one that is broken is gone', () => {
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', '(a)(bx)', true))).toEqual([0, 3, 3, 7])
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', 'x(a)(b)', true))).toEqual([1, 4, 4, 7])
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', 'a)(b)', true))).toEqual([-1, -1, 2, 5])
})
