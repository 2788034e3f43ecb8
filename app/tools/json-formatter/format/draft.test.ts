import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { draft, formatAndCheck, isLongWork } from './draft.ts'

const clock = () => {
  let time = 0
  return () => (time += 5)
}

test('a document comes back formatted, verified, timed and with its warnings', () => {
  const result = formatAndCheck(utf8('{"b":1,"b":1e999}'), { indent: '\t' }, clock())
  if (!result.ok) throw new Error(result.error.message)
  const { chunks, summary } = result.value
  expect(new TextDecoder().decode(chunks[0])).toBe('{\n\t"b": 1,\n\t"b": 1e999\n}')
  expect(summary).toMatchObject({ changed: 'whitespace', isVerified: true, lines: 4, bytes: 24, milliseconds: 5 })
  expect(summary.warnings.warnings.map(({ kind }) => kind)).toEqual(['duplicate-key', 'number-overflow'])
})

test('sorted output is verified to have the same tokens in another order', () => {
  const result = formatAndCheck(utf8('{"b":1,"a":2}'), { indent: '', sortKeys: true }, clock())
  if (!result.ok) throw new Error(result.error.message)
  expect(new TextDecoder().decode(result.value.chunks[0])).toBe('{"a":2,"b":1}')
  expect(result.value.summary).toMatchObject({ changed: 'order', isVerified: true })
})

test.each([
  ['{}', false],
  ['\ufeff{}', true],
])('a byte order mark is removed from %j: %s', (text, isMarkRemoved) => {
  expect(formatAndCheck(utf8(text), { indent: '' }, clock())).toMatchObject({
    ok: true,
    value: { summary: { isVerified: true, isMarkRemoved } },
  })
})

test('the output arrives piece by piece as it is written, before it is checked', () => {
  const given: string[] = []
  const rows = utf8(JSON.stringify(Array(50_000).fill({ a: 'é' })))
  const drafted = draft(rows, { indent: '  ' }, clock(), undefined, (chunk) =>
    given.push(new TextDecoder().decode(chunk ?? undefined)),
  )
  if (!drafted.ok) throw new Error(drafted.error.message)
  expect(given.length).toBeGreaterThan(1)
  expect(given.join('') === JSON.stringify(Array(50_000).fill({ a: 'é' }), null, 2)).toBe(true)
  expect(drafted.value.summary).not.toHaveProperty('isVerified')
  expect(drafted.value.check()).toEqual({ isVerified: true, warnings: { total: 0, warnings: [] } })
})

test('output that grows too large is taken back and sent again', () => {
  const given: (Uint8Array | null)[] = []
  const drafted = draft(utf8('['.repeat(6000) + ']'.repeat(6000)), { indent: '  ' }, clock(), undefined, (chunk) =>
    given.push(chunk),
  )
  if (!drafted.ok) throw new Error(drafted.error.message)
  expect(given.filter((chunk) => chunk === null)).toHaveLength(1)
  const again = given.slice(given.indexOf(null) + 1)
  expect(again.length).toBe(drafted.value.chunks.length)
  expect(again.every((chunk, i) => chunk === drafted.value.chunks[i])).toBe(true)
})

test('progress rises to 1, and an error has its place in the original text', () => {
  const seen: number[] = []
  formatAndCheck(
    utf8(JSON.stringify(Array(50_000).fill({ a: 1 }))),
    { indent: '  ', sortKeys: true },
    clock(),
    (done) => seen.push(done),
  )
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(1)
  expect(formatAndCheck(utf8('{"b":1,\n"a":}'), { indent: '', sortKeys: true }, clock())).toMatchObject({
    ok: false,
    error: { line: 2, column: 5 },
  })
})

test('a short but deeply nested document counts as long work', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  expect(isLongWork(deep, '  ')).toBe(true)
  expect(isLongWork(deep, '')).toBe(false)
  expect(isLongWork(JSON.stringify(Array(20_000).fill({ a: [1] })), '    ')).toBe(false)
})

test('a lone surrogate is replaced with a warning, and that is not called a whitespace change', () => {
  const prepared = formatAndCheck('["\ud800"]', { indent: '' }, clock())
  expect(prepared).toMatchObject({
    ok: true,
    value: { summary: { isVerified: false, warnings: { total: 1, warnings: [{ kind: 'lone-surrogate' }] } } },
  })
  expect(formatAndCheck('["\ud83d\ude00"]', { indent: '' }, clock())).toMatchObject({
    value: { summary: { isVerified: true, warnings: { total: 0 } } },
  })
})
