import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { formatJson } from './json.ts'

const join = (chunks: Uint8Array[]) => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return chunks.map((chunk) => decoder.decode(chunk)).join('')
}

function format(text: string, indent = '  ', sortKeys = false): string {
  const result = formatJson(utf8(text), { indent, sortKeys })
  if (!result.ok) throw new Error(result.error.message)
  return join(result.value.chunks)
}

const minify = (text: string) => format(text, '')

function errorOf(source: string | Uint8Array, indent = '  ') {
  const result = formatJson(typeof source === 'string' ? utf8(source) : source, { indent })
  if (result.ok) throw new Error('accepted')
  return result.error
}

const isAccepted = (text: string) => formatJson(utf8(text), { indent: '  ' }).ok
function isNativelyAccepted(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON text with whitespace of all kinds between its tokens. */
const looseJson = fc.tuple(fc.jsonValue(), fc.array(fc.stringMatching(/^[ \t\r\n]{0,6}$/))).map(([value, gaps]) => {
  let at = 0
  const gap = () => gaps[at++ % (gaps.length || 1)] ?? ''
  return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^"{}[\],:]+/g, (token) => gap() + token + gap())
})

const tokensOf = (text: string) => text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g) ?? []

test.each([
  ['an integer beyond a double', '{"id":17478252242305210114}'],
  ['the spelling of numbers', '{"n":1.0,"e":1e400,"z":-0,"x":1E5}'],
  ['duplicate keys', '{"a":1,"a":2}'],
  ['the order of integer keys', '{"10":1,"2":2,"b":3,"a":4}'],
  ['escapes', '"\\u00e9\\/\\u2028"'],
  ['a key named __proto__', '{"__proto__":{"x":1}}'],
  ['a lone surrogate', '"\\ud800"'],
  ['an escaped quote', '{"a":"\\u0022"}'],
])('%s is kept as written by Minify and by Format', (_, text) => {
  expect(minify(text)).toBe(text)
  expect(tokensOf(format(text))).toEqual(tokensOf(text))
  expect(minify(format(text))).toBe(text)
})

test('a key named __proto__ survives sorting', () => {
  expect(format('{"b":1,"__proto__":{"x":1}}', '', true)).toBe('{"__proto__":{"x":1},"b":1}')
})

test('empty containers, nesting and scalars are formatted as JSON.stringify does it', () => {
  const value = { a: [], b: {}, c: [[], [{}]], d: [1, 'x', null, true, { e: -1.5e-7 }], '': '\u2028🙂' }
  for (const indent of ['  ', '    ', '\t']) {
    expect(format(JSON.stringify(value), indent)).toBe(JSON.stringify(value, null, indent))
  }
  expect(format('[ ]')).toBe('[]')
  expect(format('{ \n }')).toBe('{}')
  expect(format('[ { } ]', '')).toBe('[{}]')
})

test('whitespace before and after separators is dropped', () => {
  expect(format('[ 1 , 2 ]')).toBe('[\n  1,\n  2\n]')
  expect(format('{ "a" : 1 , "b" : [ ] }')).toBe('{\n  "a": 1,\n  "b": []\n}')
  expect(minify(' { "a" : [ 1 , { } ] ,\r\n"b" :\ttrue } ')).toBe('{"a":[1,{}],"b":true}')
})

test('a byte order mark is accepted and removed', () => {
  expect(format('\ufeff{}')).toBe('{}')
  expect(minify('\ufeff {"a":1}')).toBe('{"a":1}')
})

test('Format gives the same as parsing and JSON.stringify if those lose nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', '  ', '    ', '\t'), (value, indent) => {
      expect(format(JSON.stringify(value), indent)).toBe(JSON.stringify(value, null, indent))
    }),
  )
})

test('whitespace in the input never changes the result of Format or Minify, and they undo each other', () => {
  fc.assert(
    fc.property(looseJson, (text) => {
      const value = JSON.parse(text)
      expect(format(text)).toBe(JSON.stringify(value, null, 2))
      expect(minify(text)).toBe(JSON.stringify(value))
      expect(format(format(text))).toBe(format(text))
      expect(minify(format(text, '\t'))).toBe(minify(text))
    }),
    { numRuns: 500 },
  )
})

test('any bytes are accepted or rejected, and nothing throws', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => typeof formatJson(bytes, { indent: '  ' }).ok === 'boolean'),
    { numRuns: 1000 },
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isAccepted(text) === isNativelyAccepted(text)))
})

const scrap = fc.oneof(
  fc.constantFrom(...'{}[],:"\\\'/.+-eE019truefalsn\n\r\t \u0000\u001f\u007f\u00a0é🙂'),
  fc.constantFrom(
    '\\u12',
    '\\ud800',
    'null',
    'true',
    '-0',
    '01',
    '1.',
    '1e',
    '""',
    '"a":',
    ',,',
    '[]',
    '{}',
    '//',
    '\\x',
  ),
)

test('near-JSON is accepted exactly when JSON.parse accepts it', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(2), scrap), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(looseJson, edits, (json, changes) => {
      let text = json
      for (const [place, removed, added] of changes) {
        const at = place % (text.length + 1)
        text = text.slice(0, at) + added + text.slice(at + removed)
      }
      expect(isAccepted(text)).toBe(isNativelyAccepted(text))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['{"a":1,}', 1, 8, 1, 'Unexpected "}" after a comma, expected a property name in double quotes'],
  ['[1,]', 1, 4, 1, 'Unexpected "]" after a comma, expected a value'],
  ['', 1, 1, 0, 'Unexpected end of input'],
  ['{"a":', 1, 6, 0, 'Unexpected end of input'],
  ['"ab', 1, 4, 0, 'Unexpected end of input inside a string, expected a closing double quote'],
  ['"ab\\', 1, 5, 0, 'Unexpected end of input inside a string'],
  ['-', 1, 2, 0, 'Unexpected end of input'],
  ['{a:1}', 1, 2, 1, 'Unexpected "a", expected a property name in double quotes or "}"'],
  ["['x']", 1, 2, 1, 'Unexpected single quote, expected a value or "]"'],
  ['{"a" 1}', 1, 6, 1, 'Unexpected "1" after a property name, expected ":"'],
  ['{"a":1 "b":2}', 1, 8, 1, 'Unexpected string after a value, expected "," or "}"'],
  ['[1}', 1, 3, 1, 'Unexpected "}" after a value, expected "," or "]"'],
  ['[True]', 1, 2, 4, 'Unexpected "True", expected a value or "]"'],
  ['{"a":undefined}', 1, 6, 9, 'Unexpected "undefined" after ":", expected a value'],
  ['{} {}', 1, 4, 1, 'Unexpected "{" after the end of the JSON value'],
  ['[1, /* one */ 2]', 1, 5, 2, 'Unexpected comment after a comma, expected a value'],
  ['[01]', 1, 3, 1, 'Unexpected digit after a leading zero in a number'],
  ['[1.]', 1, 4, 1, 'Unexpected "]" in a number, expected a digit'],
  ['["\\x"]', 1, 3, 2, 'Invalid escape "\\x" inside a string'],
  ['["\\u12g4"]', 1, 3, 4, 'Invalid escape "\\u12" inside a string, expected four hexadecimal digits'],
  ['["a\tb"]', 1, 4, 1, 'Unescaped tab inside a string'],
  ['["a\nb"]', 1, 4, 1, 'Unescaped line break inside a string'],
  ['["\u0001"]', 1, 3, 1, 'Unescaped control character U+0001 inside a string'],
  ['[\u00a01]', 1, 2, 1, 'Unexpected character U+00A0, expected a value or "]"'],
  ['[🙂]', 1, 2, 2, 'Unexpected "🙂", expected a value or "]"'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 1, 'Unexpected string after a value, expected "," or "}"'],
  ['{\r\n"a": 1,\r\n}', 3, 1, 1, 'Unexpected "}" after a comma, expected a property name in double quotes'],
  ['{\r"a": 1,\r\r}', 4, 1, 1, 'Unexpected "}" after a comma, expected a property name in double quotes'],
  ['[\n"🙂é日", x]', 2, 9, 1, 'Unexpected "x" after a comma, expected a value'],
])('%j fails at line %i, column %i, over %i units: %s', (text, line, column, length, message) => {
  const error = errorOf(text)
  expect(error).toMatchObject({ message, line, column, length })
  expect(
    text
      .slice(0, error.index)
      .split(/\r\n?|\n/)
      .at(-1),
  ).toHaveLength(column - 1)
  expect(errorOf(text, '')).toEqual(error)
})

test('invalid UTF-8 is an error with its place', () => {
  const source = Uint8Array.of(0x5b, 0x22, 0xc3, 0xa9, 0xff, 0x22, 0x5d)
  expect(errorOf(source)).toEqual({
    message: 'Invalid UTF-8, unexpected byte 0xFF',
    index: 3,
    length: 1,
    line: 1,
    column: 4,
  })
})

test('only memory limits the depth', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  expect(minify(deep)).toBe(deep)
  const formatted = formatJson(utf8(deep), { indent: '  ' })
  expect(formatted.ok && formatted.value.lines).toBe(99_999)
  expect(formatted.ok && formatted.value.bytes).toBeLessThan(2 ** 27)
  expect(errorOf('['.repeat(100_000))).toMatchObject({ message: 'Unexpected end of input', line: 1, column: 100_001 })
  const objects = `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`
  expect(minify(objects) === objects).toBe(true)
})

test('indentation matches JSON.stringify at 2,000 levels', () => {
  const text = '['.repeat(2000) + ']'.repeat(2000)
  expect(format(text) === JSON.stringify(JSON.parse(text), null, 2)).toBe(true)
})

test('output comes in pieces of whole characters, each in its own buffer, with bytes and lines counted', () => {
  const text = JSON.stringify(Array.from({ length: 60_000 }, (_, i) => ({ id: i, name: `日本語 🙂 ${i}` })))
  for (const [indent, expected] of [
    ['', text],
    ['  ', JSON.stringify(JSON.parse(text), null, 2)],
  ] as const) {
    const result = formatJson(utf8(text), { indent })
    if (!result.ok) throw new Error(result.error.message)
    const { chunks, bytes, lines } = result.value
    expect(chunks.length).toBeGreaterThan(1)
    expect(join(chunks) === expected).toBe(true)
    expect(new Set(chunks.map((chunk) => chunk.buffer)).size).toBe(chunks.length)
    expect(bytes).toBe(utf8(expected).length)
    expect(lines).toBe(expected.split('\n').length)
  }
})

test('a token larger than a piece stays intact', () => {
  const text = JSON.stringify(['é🙂日'.repeat(400_000), 1, '9'.repeat(1_500_000)])
  expect(minify(text) === text).toBe(true)
  expect(format(text) === JSON.stringify(JSON.parse(text), null, 2)).toBe(true)
})

test('a source inside a larger buffer is read only within its bounds', () => {
  const source = utf8('xx[1,{"a":"b"}]"yy').subarray(2, 15)
  const result = formatJson(source, { indent: '' })
  expect(result.ok && join(result.value.chunks)).toBe('[1,{"a":"b"}]')
})

test('progress only rises, to at most 1', () => {
  const seen: number[] = []
  formatJson(utf8(JSON.stringify(Array(100_000).fill('abc'))), { indent: '  ' }, (done) => seen.push(done))
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBeLessThanOrEqual(1)
})
