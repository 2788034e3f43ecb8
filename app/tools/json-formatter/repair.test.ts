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
      const { pieces } = result.value
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

test('text that cannot be repaired and nesting that exhausts the repairer are refused, never thrown', () => {
  expect(repairJson('"\\u26"').ok).toBe(false)
  expect(repairJson('['.repeat(100_000)).ok).toBe(false)
  fc.assert(fc.property(fc.string(), (text) => typeof repairJson(text).ok === 'boolean'))
})

test('long unchanged stretches are shortened, changes keep their surroundings', () => {
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
})
