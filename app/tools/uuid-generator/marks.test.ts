import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutMarks, paintFound, uuidAt } from './marks.ts'
import { findUuids } from './parse.ts'

const uuid = '550e8400-e29b-41d4-a716-446655440000'
const text = `a ${uuid}\n${uuid},${uuid}`
const found = findUuids(text)

test('each UUID of a text is marked at its place, the chosen one differently', () => {
  const marks = cutMarks(found, 1, 0, text.length)
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([uuid, uuid, uuid])
  expect(marks.map(({ look }) => look)).toEqual(['uuid-mark', 'uuid-mark uuid-mark-now', 'uuid-mark'])
})

test('a stretch of the text gets the marks that touch it', () => {
  const keys = (from: number, to: number) => cutMarks(found, 0, from, to).map(({ key }) => key)
  expect(keys(0, 1)).toEqual([])
  expect(keys(0, 2)).toEqual([0])
  expect(keys(39, 60)).toEqual([1])
  expect(keys(20, 80)).toEqual([0, 1, 2])
})

test('the caret chooses the UUID it is in, and none beside it', () => {
  const at = (position: number) => uuidAt(found, position)
  expect([0, 1, 2, 38, 39, 75, 76, text.length].map(at)).toEqual(Array(8).fill(null))
  expect([3, 20, 37].map(at)).toEqual([0, 0, 0])
  expect([40, 74].map(at)).toEqual([1, 1])
  expect(at(text.length - 1)).toBe(2)

  const chosen: number[] = []
  const painting = paintFound({ text, found, chosen: 0, onChoose: (index) => chosen.push(index) })
  for (const position of [0, 50, 75, 100]) painting.onCaret(position)
  expect(chosen).toEqual([1, 2])
})

test('for any text, the marks of a stretch are those that touch it', () => {
  const piece = fc.constantFrom(uuid, ' ', 'x', '\n')
  fc.assert(
    fc.property(fc.array(piece), fc.nat(200), fc.nat(200), (pieces, from, length) => {
      const all = findUuids(pieces.join(''))
      const touching = all.filter(({ start, end }) => end >= from && start <= from + length)
      expect(cutMarks(all, 0, from, from + length).map(({ start }) => start)).toEqual(
        touching.map(({ start }) => start),
      )
    }),
  )
})
