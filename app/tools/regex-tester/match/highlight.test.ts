import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { cutRow, cutSegments, indexRows, isUnseen, peek, rowAt } from './highlight.ts'
import { findMatches } from './match.ts'

function find(pattern: string, flags: string, text: string) {
  const found = findMatches({ pattern, flags, text })
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

const showAll = (pattern: string, flags: string, text: string) =>
  cutSegments(find(pattern, flags, text), text.length, 0, text.length + 1).map(({ start, end, match }) => [
    text.slice(start, end),
    match,
  ])

test('text between matches is plain and each match knows its number', () => {
  expect(showAll('b', 'g', 'abcb')).toEqual([
    ['a', null],
    ['b', 0],
    ['c', null],
    ['b', 1],
  ])
  expect(showAll('<', '', '<img src=x onerror=alert(1)>')).toEqual([
    ['<', 0],
    ['img src=x onerror=alert(1)>', null],
  ])
})

test('an empty match is a segment without text, also at the very end', () => {
  expect(showAll('a*', 'g', 'baac')).toEqual([
    ['', 0],
    ['b', null],
    ['aa', 1],
    ['', 2],
    ['c', null],
    ['', 3],
  ])
})

test('a window cuts the matches that reach over its edges', () => {
  const matches = find('a+', 'g', 'aaaabaaaa')
  expect(cutSegments(matches, 9, 2, 7)).toEqual([
    { start: 2, end: 4, match: 0 },
    { start: 4, end: 5, match: null },
    { start: 5, end: 7, match: 1 },
  ])
  expect(cutSegments(matches, 9, 4, 5)).toEqual([{ start: 4, end: 5, match: null }])
})

const rowCases: [text: string, maxLength: number, rows: number[]][] = [
  ['', 10, [0]],
  ['abc', 10, [0]],
  ['a\nb', 10, [0, 2]],
  ['a\n', 10, [0, 2]],
  ['\n\n', 10, [0, 1, 2]],
  ['a\r\nb', 10, [0, 3]],
  ['abc\nd', 2, [0, 2, 4]],
  ['abcd\nef', 2, [0, 2, 5]],
  ['abcdef', 2, [0, 2, 4]],
  ['a💩b', 2, [0, 3]],
]

test.each(rowCases)('%j in rows of at most %i starts at %j', (text, maxLength, rows) => {
  expect([...indexRows(text, maxLength)]).toEqual(rows)
})

test('a position is found in its row, and an empty match at the end in the last row only', () => {
  const rows = indexRows('a\nb\n')
  expect([0, 1, 2, 3, 4].map((position) => rowAt(rows, position))).toEqual([0, 0, 1, 1, 2])
  const matches = find('$', 'g', 'a\nb\n')
  expect([0, 1, 2].map((row) => cutRow(matches, 4, rows, row).filter(({ match }) => match !== null).length)).toEqual([
    0, 0, 1,
  ])
})

test('5 MB of short lines and one line of 5 MB are both split into bounded rows', () => {
  expect(indexRows('\n'.repeat(5_000_000))).toHaveLength(5_000_001)
  expect(indexRows('x'.repeat(5_000_000), 1000)).toHaveLength(5000)
})

test('a stretch is shown on one line, its beginning if it is long', () => {
  expect(peek('ab\r\ncd\tef', 1, 8)).toBe('b↵cd⇥e')
  expect(peek('x'.repeat(500), 10, 500)).toHaveLength(200)
  expect(peek(longTextOf(['a', 'b\r', '\ncd']), 1, 5)).toBe('b↵c')
})

test('line breaks alone are unseen, anything else is seen', () => {
  expect(['\n', '\r\n', 'a\n', ' ', ''].map(isUnseen)).toEqual([true, true, false, false, false])
})
