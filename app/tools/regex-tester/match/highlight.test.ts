import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { hueOf } from '../groups.ts'
import { cutMarks, findRange, matchAt, peek, stepMatch } from './highlight.ts'
import { findMatches, readSpans } from './match.ts'

function find(pattern: string, flags: string, text: string) {
  const found = findMatches({ pattern, flags, text })
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

test.each([
  { from: 0, to: 0, range: [0, 0] },
  { from: 0, to: 1, range: [0, 1] },
  { from: 2, to: 2, range: [0, 1] },
  { from: 2, to: 3, range: [0, 2] },
  { from: 0, to: 9, range: [0, 2] },
])('the matches of b in "abcb" from $from to $to are $range', ({ from, to, range }) => {
  expect(findRange(find('b', 'g', 'abcb'), from, to)).toEqual(range)
})

test('a caret belongs to the match around it or beside it, or to none', () => {
  const matches = find('b+', 'g', 'abb c b')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((position) => matchAt(matches, position))).toEqual([
    ...[null, 0, 0, 0, null, null, 1, 1],
  ])
  expect(matchAt(find('b', 'g', 'bb'), 1)).toBe(1)
})

test('stepping past the last or the first match wraps around', () => {
  expect([stepMatch(0, 1, 3), stepMatch(2, 1, 3), stepMatch(0, -1, 3)]).toEqual([1, 0, 2])
})

test('marks have their number, position and groups, and the current one looks different', () => {
  const [pattern, text] = ['(\\d)(-)?(?=(x))', '1-x 2x']
  const matches = find(pattern, 'g', text)
  const found = { matches, groups: [null, null, null] }
  const spans = readSpans({ pattern, flags: 'g', text }, matches.starts)
  expect(cutMarks(found, { first: 0, answer: spans }, 1, 0, 9)).toEqual([
    {
      start: 0,
      end: 2,
      key: 0,
      look: 'hit',
      parts: [
        { start: 0, end: 1, look: `hue ${hueOf(1)}` },
        { start: 1, end: 2, look: `hue ${hueOf(2)}` },
      ],
    },
    { start: 4, end: 5, key: 1, look: 'hit hit-now', parts: [{ start: 4, end: 5, look: `hue ${hueOf(1)}` }] },
  ])
  const known = { first: 1, answer: spans.subarray(6) }
  expect(cutMarks(found, known, null, 0, 9).map(({ parts }) => parts?.length)).toEqual([undefined, 1])
  expect(cutMarks(found, null, null, 0, 1)[0]?.parts).toBeNull()
  expect(cutMarks({ matches, groups: [] }, null, null, 0, 1)[0]?.parts).toEqual([])
})

test('a stretch is shown on one line, and cut if it is long', () => {
  expect(peek('ab\r\ncd\tef', 1, 8)).toBe('b↵cd⇥e')
  expect(peek('x'.repeat(500), 10, 500)).toHaveLength(200)
  expect(peek(longTextOf(['a', 'b\r', '\ncd']), 1, 5)).toBe('b↵c')
})
