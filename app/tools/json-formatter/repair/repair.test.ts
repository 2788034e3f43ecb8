import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairJson, shortenPieces } from './repair.ts'

test.each([
  ['{"a":1,}', '{"a":1}'],
  ["{'a':'b'}", '{"a":"b"}'],
  ['{a:1}', '{"a":1}'],
  ['{"a":None,"b":True,"c":False}', '{"a":null,"b":true,"c":false}'],
  ['{"a":1 /* one */}', '{"a":1 }'],
  ['{"a":1} // end', '{"a":1} '],
  ['[1,2', '[1,2]'],
  ['{"id":12345678901234567890,"n":1.10,}', '{"id":12345678901234567890,"n":1.10}'],
  ['{"__proto__":1,}', '{"__proto__":1}'],
])('%s is repaired to %s', (text, expected) => {
  const result = repairJson(text)
  expect(result.ok && result.value.text).toBe(expected)
})

test('what is removed and what is added together tell the whole change', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value).replaceAll('"', "'").replace(/\]$/, ',]')
      const result = repairJson(text)
      if (!result.ok) return
      const { pieces, isWhole } = result.value
      if (!isWhole) return
      const joined = (kinds: string[]) =>
        pieces
          .filter(({ kind }) => kinds.includes(kind))
          .map((piece) => piece.text)
          .join('')
      expect(joined(['same', 'removed'])).toBe(text)
      expect(joined(['same', 'added'])).toBe(result.value.text)
    }),
  )
})

const rows = (count: number, row: string) => `[\n${`${row}\n`.repeat(count)}]`

test.each([
  ["{'id': 1, 'name': 'Ada Lovelace'},", 500],
  ['  {"id": 1, "name": "Ada",}, // first', 1000],
  ['{"a":1}, /* a comment far longer than its row */', 4000],
])('in 100 rows of %s only what differs is struck out', (row, most) => {
  const result = repairJson(rows(100, row))
  if (!result.ok) throw new Error(result.error)
  const removed = result.value.pieces.filter(({ kind }) => kind === 'removed').map(({ text }) => text)
  expect(removed.length).toBeGreaterThanOrEqual(100)
  expect(removed.join('').length).toBeLessThan(most + row.length)
})

test('no more than 500 changes are compared, and a repair says so', () => {
  const result = repairJson(rows(10_000, "{'a': 1},"))
  if (!result.ok) throw new Error(result.error)
  expect(result.value.isWhole).toBe(false)
  expect(result.value.pieces.filter(({ kind }) => kind === 'removed')).toHaveLength(500)
  expect(JSON.parse(result.value.text)).toHaveLength(10_000)
})

test('text that cannot be repaired and nesting that exhausts the repairer are refused, never thrown', () => {
  expect(repairJson('"\\u26"').ok).toBe(false)
  expect(repairJson('['.repeat(100_000)).ok).toBe(false)
  fc.assert(fc.property(fc.string(), (text) => typeof repairJson(text).ok === 'boolean'))
})

test('long stretches are shortened, changes keep their surroundings', () => {
  const long = 'x'.repeat(1000)
  const pieces = shortenPieces([
    { kind: 'same', text: long },
    { kind: 'removed', text: ',' },
    { kind: 'same', text: long },
    { kind: 'added', text: ']' },
    { kind: 'same', text: long },
  ])
  expect(pieces.map((piece) => piece.text)).toEqual([
    ` … ${'x'.repeat(60)}`,
    ',',
    `${'x'.repeat(60)} … ${'x'.repeat(60)}`,
    ']',
    `${'x'.repeat(60)} … `,
  ])
  expect(shortenPieces([{ kind: 'removed', text: long }])).toEqual([
    { kind: 'removed', text: `${'x'.repeat(200)} … ${'x'.repeat(200)}` },
  ])
})
