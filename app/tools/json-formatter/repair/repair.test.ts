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
  // Separators
  ['{"a":1,,"b":2}', '{"a":1,"b":2}'],
  ['{,"a":1,,}', '{"a":1}'],
  ['{a:1;b:2}', '{"a":1,"b":2}'],
  ['{a:1;b:2;}', '{"a":1,"b":2}'],
  ['{"a":1\n"b":2}', '{"a":1,\n"b":2}'],
  ['[{"a":1} {"b":2}]', '[{"a":1}, {"b":2}]'],
  // Numbers and literals
  ['{h:+1}', '{"h":1}'],
  ['[.5,-.5,5.,+.5e3,1E5]', '[0.5,-0.5,5.0,0.5e3,1E5]'],
  // Strings
  [String.raw`"C:\Users"`, String.raw`"C:\\Users"`],
  [String.raw`'C:\Users\Ada'`, String.raw`"C:\\Users\\Ada"`],
  [String.raw`"\d+\.\d*"`, String.raw`"\\d+\\.\\d*"`],
  [String.raw`"\x41\n"`, String.raw`"\u0041\n"`],
  [String.raw`'it\'s'`, `"it's"`],
  [String.raw`"it\'s"`, `"it's"`],
  [`{'a':'say "x"'}`, String.raw`{"a":"say \"x\""}`],
  ['"a\tb\r\nc"', String.raw`"a\tb\r\nc"`],
  ['{“a”: “b”}', '{"a": "b"}'],
  // Names
  ['{content-type: 1, $é_2: 2, 7: 3}', '{"content-type": 1, "$é_2": 2, "7": 3}'],
  // Text around the JSON
  ['const x = {a:1};', '{"a":1}'],
  ['export default [1,];\n', '[1]\n'],
  ['window.data = {"a":1}', '{"a":1}'],
  ['```json\n{"a":1,}\n```\n', '{"a":1}\n\n'],
  ['{"a":1}\n{"a":2}\n', '[{"a":1},\n{"a":2}]\n'],
  ['{"a":1},\n{"a":2},\n', '[{"a":1},\n{"a":2}]\n'],
  [String.raw`{\"a\":\"b\\\"c\",\n\"d\":\"\\n\"}`, '{"a":"b\\"c",\n"d":"\\n"}'],
  ['[1,\u00a02,\u2028]', '[1, 2 ]'],
  ['\ufeff[1,]', '\ufeff[1]'],
  // Cut-off ends
  ['{"a":[1,{"b":2,', '{"a":[1,{"b":2}]}'],
  ['{"a":"b', '{"a":"b"}'],
])('%s is repaired to %s', (text, expected) => {
  const result = repairJson(text)
  expect(result.ok && result.value.text).toBe(expected)
})

test('the removed and added pieces together show the whole change', () => {
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
])('in 100 rows of %s only the differences are crossed out', (row, most) => {
  const result = repairJson(rows(100, row))
  if (!result.ok) throw new Error(result.error)
  const removed = result.value.pieces.filter(({ kind }) => kind === 'removed').map(({ text }) => text)
  expect(removed.length).toBeGreaterThanOrEqual(100)
  expect(removed.join('').length).toBeLessThan(most + row.length)
})

test('a repair shows at most 500 changes and says if there are more', () => {
  const result = repairJson(rows(10_000, "{'a': 1},"))
  if (!result.ok) throw new Error(result.error)
  expect(result.value.isWhole).toBe(false)
  expect(result.value.pieces.filter(({ kind }) => kind === 'removed')).toHaveLength(500)
  expect(JSON.parse(result.value.text)).toHaveLength(10_000)
})

test.each([
  ['[1,,2]', 'Comma without an item before it at line 1, column 4'],
  ['[,1]', 'Comma without an item before it at line 1, column 2'],
  ['[1;2]', 'Unexpected ";" after a value, expected "," or "]" at line 1, column 3'],
  ['["a"\n"b"]', 'Unexpected string after a value, expected "," or "]" at line 2, column 1'],
  ['{"a":"b"c"}', 'Unexpected "c" after a value, expected "," or "}" at line 1, column 9'],
  ["['it's']", 'Unexpected "s" after a value, expected "," or "]" at line 1, column 6'],
  ["['it''s']", 'Unexpected single quote after a value, expected "," or "]" at line 1, column 6'],
  ['{"a":"b"\n"c":"d}', 'Unclosed string at line 2, column 5'],
  ['{“a":1,“b”:2}', 'Ambiguous quote at line 1, column 4'],
  [String.raw`"C:\Users\new"`, 'Ambiguous backslashes in the string at line 1, column 1'],
  [String.raw`["\\server\share"]`, 'Ambiguous backslashes in the string at line 1, column 2'],
  [String.raw`"\u26"`, 'Ambiguous escape at line 1, column 2'],
  [String.raw`"C:\xampp"`, 'Ambiguous escape at line 1, column 4'],
  [String.raw`"C:\var\0"`, 'Ambiguous escape at line 1, column 4'],
  ['"a\\\nb"', 'Ambiguous escape at line 1, column 3'],
  ['{a: b}', 'Unexpected "b", expected a value at line 1, column 5'],
  ['[NaN]', 'Unexpected "NaN", expected a value at line 1, column 2'],
  ['[0123]', 'Unexpected "0123", expected a value at line 1, column 2'],
  ['[1,2,...]', 'Unexpected "...", expected a value at line 1, column 6'],
  ['[2024-01-01]', 'Unexpected "2024-01-01", expected a value at line 1, column 2'],
  ['ObjectId("1")', 'Unexpected "ObjectId(", expected a value at line 1, column 1'],
  ['{None: 1}', 'Ambiguous name at line 1, column 2'],
  ['{"a":,}', 'Unexpected "," after ":", expected a value at line 1, column 6'],
  ['{"a" 1}', 'Unexpected "1" after a property name, expected ":" at line 1, column 6'],
  ['[1,2}', 'Unexpected "}" after a value, expected "," or "]" at line 1, column 5'],
  ['{"a":1}}', 'Unexpected "}" after the end of the JSON value at line 1, column 8'],
  ['const a = [1]\n[2]', 'Unexpected "[" after the end of the JSON value at line 2, column 1'],
  ['"é" + "b"', 'Unexpected "+" after the end of the JSON value at line 1, column 5'],
  ['[1 /* one', 'Unclosed comment at line 1, column 4'],
  ['{"a":', 'Unexpected end of input at line 1, column 6'],
  ['{"a":1,"b', 'Unexpected end of input at line 1, column 10'],
  ['[', 'Unexpected end of input at line 1, column 2'],
])('%j is not repaired, and the reason is given', (text, reason) => {
  expect(repairJson(text)).toEqual({ ok: false, error: `No safe repair: ${reason}` })
})

test('repair never throws, and only memory limits nesting', () => {
  expect(repairJson('['.repeat(100_000)).ok).toBe(false)
  const deep = repairJson('[1,'.repeat(100_000))
  expect(deep.ok && deep.value.text).toBe(`${'[1,'.repeat(99_999)}[1${']'.repeat(100_000)}`)
  fc.assert(fc.property(fc.string(), (text) => typeof repairJson(text).ok === 'boolean'))
})

test('long pieces are shortened, and changes keep the text around them', () => {
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
