import { expect, test } from 'vitest'
import { driftBetween } from '#app/ui/text-pane/drift.ts'
import { cutGroups, followGroups, hueOf } from './groups.ts'

const show = (text: string, spans: number[], start = 0, end = text.length) =>
  cutGroups(start, end, spans).map((piece) => [text.slice(piece.start, piece.end), piece.group])

test('a stretch is cut at its groups, and the rest is plain', () => {
  expect(show('2024-02', [0, 4, 5, 7])).toEqual([
    ['2024', 1],
    ['-', null],
    ['02', 2],
  ])
})

test('text in several groups belongs to the innermost one', () => {
  expect(show('abcd', [0, 4, 1, 3, 2, 3])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 1],
  ])
})

test('groups that did not take part, are empty or lie outside the match are left out', () => {
  expect(show('xaby', [-1, -1, 2, 2, 3, 4], 1, 3)).toEqual([['ab', null]])
  expect(show('xaby', [2, 4], 1, 3)).toEqual([
    ['a', null],
    ['b', 1],
  ])
  expect(show('a', [], 1, 1)).toEqual([])
})

test('group colors repeat after four', () => {
  expect(new Set([1, 2, 3, 4].map(hueOf)).size).toBe(4)
  expect(hueOf(5)).toBe(hueOf(1))
})

test('groups follow an edit of the pattern: text typed inside a group stays in it, a broken group is dropped', () => {
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', '(a)(bx)', true))).toEqual([0, 3, 3, 7])
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', 'x(a)(b)', true))).toEqual([1, 4, 4, 7])
  expect(followGroups([0, 3, 3, 6], driftBetween('(a)(b)', 'a)(b)', true))).toEqual([-1, -1, 2, 5])
})
