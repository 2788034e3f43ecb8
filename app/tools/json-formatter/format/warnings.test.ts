import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { findLoneSurrogates, findWarnings, mergeWarnings } from './warnings.ts'

const find = (text: string) => findWarnings(utf8(text)).warnings
const kinds = (text: string) => find(text).map((warning) => warning.kind)

test.each([
  ['{"id":17478252242305210114}', ['unsafe-integer']],
  ['[9007199254740991,-9007199254740991]', []],
  ['[9007199254740992,-9007199254740992]', ['unsafe-integer', 'unsafe-integer']],
  ['[9007199254740993.0,1e20]', []],
  ['{"n":1.0,"e":1e400,"z":-0,"x":1E5}', ['number-overflow']],
  ['[-1e400,1.8e308,1.7e308,1e-400]', ['number-overflow', 'number-overflow']],
  [`[${'9'.repeat(400)}]`, ['number-overflow']],
  [`[${'9'.repeat(400)}.5]`, ['number-overflow']],
  ['{"a":1,"a":2}', ['duplicate-key']],
  ['{"a":1,"\\u0061":2}', ['duplicate-key']],
  ['{"\\ud83d\\ude00":1,"😀":2}', ['duplicate-key']],
  ['{"\\ud800":1,"\\ufffd":2}', ['lone-surrogate']],
  ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', []],
  ['{"a":"a","b":"a"}', []],
  ['{"":1,"":2}', ['duplicate-key']],
  ['"\\ud800"', ['lone-surrogate']],
  ['"\\udc00"', ['lone-surrogate']],
  ['"\\ud83d\\ude00"', []],
  ['"\\ud83d\\ud83d\\ude00"', ['lone-surrogate']],
  ['"\\\\ud800"', []],
  ['\ufeff{}', ['bom']],
  ['[true,false,null,"",{},[],1.5e3]', []],
])('%s gives %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test('a duplicate-key warning names the key and both lines', () => {
  expect(find('{\n  "a": 1,\n  "b": {"a": 2},\r\n  "\\u0061": 3\n}')).toEqual([
    {
      kind: 'duplicate-key',
      text: 'Key "a" on line 4 repeats the one on line 2',
      line: 4,
      column: 3,
      index: 32,
      length: 8,
    },
  ])
})

test('every repeated key gets a warning, in document order with the others', () => {
  const text = '{"a":1e999,"a":{"b":1,"b":"\\ud800"},"a":12345678901234567890}'
  expect(find(text).map(({ kind, column }) => `${kind} ${column}`)).toEqual([
    'number-overflow 6',
    'duplicate-key 12',
    'duplicate-key 23',
    'lone-surrogate 28',
    'duplicate-key 37',
    'unsafe-integer 41',
  ])
})

test('places are counted in UTF-16 units', () => {
  const text = '["🙂é", 1e400]'
  const [warning] = find(text)
  expect(text.slice(warning!.index, warning!.index + warning!.length)).toBe('1e400')
  expect(warning!.column).toBe(text.indexOf('1e400') + 1)
})

test('long keys and numbers are shortened, and only the first 100 warnings are listed', () => {
  const [number] = find(`[${'1'.repeat(300)}]`)
  expect(number!.text).toContain(`${'1'.repeat(60)}…`)
  expect(number!.length).toBe(300)
  const key = JSON.stringify('k'.repeat(500))
  expect(find(`{${key}:1,${key}:2}`)[0]!.text).toContain(`"${'k'.repeat(60)}…"`)
  const { total, warnings } = findWarnings(utf8(`[${Array(250).fill('1e999').join()}]`))
  expect([total, warnings.length]).toEqual([250, 100])
})

test('duplicate keys are found exactly where a set of parsed keys finds them', () => {
  const key = fc.oneof(fc.constantFrom('a', 'b', 'é', '😀', '"', '\\', ''), fc.string({ maxLength: 3 }))
  const spelling = fc.tuple(key, fc.boolean()).map(([text, isEscaped]) => {
    const spell = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    return isEscaped ? `"${text.split('').map(spell).join('')}"` : JSON.stringify(text)
  })
  fc.assert(
    fc.property(fc.array(spelling, { maxLength: 40 }), (keys) => {
      const seen = new Set<string>()
      const repeated = keys.filter((token) => seen.size === seen.add(JSON.parse(token)).size)
      const { total } = findWarnings(utf8(`{${keys.map((token) => `${token}:0`).join()}}`))
      const lone = keys.join('').match(/\\ud[89a-f]/g)?.length ?? 0
      expect(total).toBeGreaterThanOrEqual(repeated.length)
      expect(total).toBeLessThanOrEqual(repeated.length + lone)
    }),
    { numRuns: 500 },
  )
})

test('the first 100 of many warnings are listed, even for keys whose object closes late', () => {
  const numbers = Array.from({ length: 5000 }, () => '12345678901234567890').join()
  const { total, warnings } = findWarnings(utf8(`{"a":1,"a":[${numbers}],"a":2}`))
  expect(total).toBe(5002)
  expect(warnings).toHaveLength(100)
  expect(warnings.slice(0, 2).map(({ kind }) => kind)).toEqual(['duplicate-key', 'unsafe-integer'])
  expect(warnings.map(({ index }) => index)).toEqual(warnings.map(({ index }) => index).toSorted((a, b) => a - b))
})

test('200,000 keys and 50,000 levels can be checked', () => {
  const keys = Array.from({ length: 200_000 }, (_, i) => `"key${i}":0`)
  expect(findWarnings(utf8(`{${keys.join()},"key77777":1}`))).toMatchObject({
    total: 1,
    warnings: [{ text: 'Key "key77777" on line 1 repeats the one on line 1' }],
  })
  const deep = `${'{"a":'.repeat(50_000)}1e999${'}'.repeat(50_000)}`
  expect(kinds(deep)).toEqual(['number-overflow'])
})

test('a lone surrogate gets a warning with its place, and a pair gets none', () => {
  expect(findLoneSurrogates('["😀",\r\n"a\ud800"]')).toEqual({
    total: 1,
    warnings: [
      {
        kind: 'lone-surrogate',
        text: 'U+D800 is half of a surrogate pair without the other half; the output has U+FFFD in its place',
        line: 2,
        column: 3,
        index: 10,
        length: 1,
      },
    ],
  })
})

test('in a long text, line breaks of all kinds count, and only the first 100 warnings are listed', () => {
  const text = `${'x'.repeat((1 << 20) - 1)}\r\n\n\r${'\udc00'.repeat(300)}`
  const { total, warnings } = findLoneSurrogates(text)
  expect([total, warnings.length]).toEqual([300, 100])
  expect(warnings[0]).toMatchObject({ line: 4, column: 1, index: (1 << 20) + 3 })
})

test('two lists of warnings are merged in document order', () => {
  const one = findLoneSurrogates('\ud800 \ud800')
  const other = findLoneSurrogates(' \ud800')
  expect(mergeWarnings(one, other).warnings.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(mergeWarnings(one, other).total).toBe(3)
})
