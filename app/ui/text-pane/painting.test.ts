import { expect, test } from 'vitest'
import { driftBetween } from './drift.ts'
import { keepParts, looksSame, type Mark, moveMark, shiftMark } from './painting.ts'

const mark = (start: number, end: number, parts: Mark['parts'] = null, key = 0): Mark => ({
  start,
  end,
  key,
  look: 'hit',
  parts,
})
const red = (start: number, end: number) => [{ start, end, look: 'red' }]

test('a mark moves with its parts, even if they are not known yet', () => {
  expect(shiftMark(mark(2, 4, red(3, 4)), 3)).toEqual(mark(5, 7, red(6, 7)))
  expect(shiftMark(mark(2, 4), 3)).toEqual(mark(5, 7))
  expect(moveMark(mark(2, 4, red(3, 4)), driftBetween('a bc', 'aa bc'))).toEqual(mark(3, 5, red(4, 5)))
  expect(moveMark(mark(2, 4), driftBetween('a bc', 'a bxc'))).toBeNull()
})

test('marks without known parts keep the parts drawn in the same place', () => {
  const drawn = [mark(0, 2, red(0, 1)), mark(3, 5, red(3, 4))]
  expect(keepParts([mark(0, 2), mark(3, 6), mark(7, 8)], drawn)).toEqual([drawn[0], mark(3, 6), mark(7, 8)])
  expect(keepParts([mark(0, 2, [])], drawn)).toEqual([mark(0, 2, [])])
})

test('marks look the same if place, look and parts are the same; their keys do not matter', () => {
  const drawn = [mark(0, 2, red(0, 1), 4)]
  expect(looksSame([mark(0, 2, red(0, 1), 5)], drawn)).toBe(true)
  expect(looksSame([mark(0, 2, red(0, 2))], drawn)).toBe(false)
  expect(looksSame([mark(0, 3, red(0, 1))], drawn)).toBe(false)
  expect(looksSame([{ ...mark(0, 2, red(0, 1)), look: 'hit hit-now' }], drawn)).toBe(false)
  expect(looksSame([], drawn)).toBe(false)
  expect(looksSame([mark(0, 2)], [mark(0, 2, [])])).toBe(true)
})
