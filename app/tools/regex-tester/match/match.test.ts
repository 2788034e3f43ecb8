import { expect, test } from 'vitest'
import { compile, findMatches, listGroups, type MatchDetail, readDetails } from './match.ts'

function detailsOf(pattern: string, flags: string, text: string): MatchDetail[] {
  const search = { pattern, flags, text }
  const found = findMatches(search)
  if (!found.ok) throw new Error(found.error.message)
  return Array.from(found.value.starts, (_, index) => readDetails(search, found.value)(index))
}

const shortOf = (details: MatchDetail[]) => details.map(({ text, start }) => [text, start])

const traps: [pattern: string, flags: string, text: string, expected: [string, number][]][] = [
  [
    '(?:)',
    'gu',
    '💩',
    [
      ['', 0],
      ['', 2],
    ],
  ],
  [
    '(?:)',
    'gv',
    '💩',
    [
      ['', 0],
      ['', 2],
    ],
  ],
  [
    '(?:)',
    'g',
    '💩',
    [
      ['', 0],
      ['', 1],
      ['', 2],
    ],
  ],
  [
    'a*',
    'g',
    'baac',
    [
      ['', 0],
      ['aa', 1],
      ['', 3],
      ['', 4],
    ],
  ],
  ['^.$', 'g', '💩', []],
  ['^.$', 'gu', '💩', [['💩', 0]]],
  [
    String.raw`[\p{ASCII}--[0-9]]+`,
    'gv',
    'ab12cd',
    [
      ['ab', 0],
      ['cd', 4],
    ],
  ],
  [
    '$',
    'gm',
    'a\r\nb',
    [
      ['', 1],
      ['', 2],
      ['', 4],
    ],
  ],
  [
    'foo',
    'gy',
    'foofoo foo',
    [
      ['foo', 0],
      ['foo', 3],
    ],
  ],
  ['foo', 'y', ' foo', []],
  [
    String.raw`(?<=\$)\d+`,
    'g',
    '$42 €17 $8',
    [
      ['42', 1],
      ['8', 9],
    ],
  ],
  ['<', '', '<img src=x onerror=alert(1)>', [['<', 0]]],
  [String.raw`(?<æøå>a)\k<æøå>`, '', 'aa', [['aa', 0]]],
  ['a', '', 'aaa', [['a', 0]]],
  ['(?:)', '', 'ab', [['', 0]]],
]

test.each(traps)('/%s/%s on %j gives the same matches as the engine', (pattern, flags, text, expected) => {
  expect(shortOf(detailsOf(pattern, flags, text))).toEqual(expected)
})

test('a group that did not take part is undefined, one that matched nothing is empty', () => {
  const values = detailsOf('(a)|(b)', 'g', 'ab').map(({ groups }) => groups.map(({ value }) => value))
  expect(values).toEqual([
    ['a', undefined],
    [undefined, 'b'],
  ])
  expect(detailsOf('(x*)(y)?', 'g', 'a')[0]?.groups.map(({ value }) => value)).toEqual(['', undefined])
})

test.each([
  ['a', '', []],
  ['(a)|(?<b>b)(?:c)', 'gd', [null, 'b']],
  [String.raw`\(\(a`, 'y', []],
  [String.raw`(?<=(a))\(|`, 'v', [null]],
])('%s with the flags "%s" has the groups %j', (pattern, flags, groups) => {
  expect(listGroups(pattern, flags)).toEqual(groups)
})

test('named groups have their name, and all groups have their number', () => {
  const [match] = detailsOf(String.raw`(?<y>\d{4})-(\d\d)-(?<d>\d\d)`, '', '2026-11-14')
  expect(match?.groups.map(({ number, name, value }) => [number, name, value])).toEqual([
    [1, 'y', '2026'],
    [2, null, '11'],
    [3, 'd', '14'],
  ])
})

test('the d flag adds the position of each group', () => {
  const [plain] = detailsOf('a(b)?(c)', 'g', 'xac')
  const [indexed] = detailsOf('a(b)?(c)', 'gd', 'xac')
  expect(plain?.groups.map(({ span }) => span)).toEqual([undefined, undefined])
  expect(indexed?.groups.map(({ span }) => span)).toEqual([undefined, [2, 3]])
})

test('cut groups still have their full length', () => {
  const search = { pattern: '(?=(.*))a+', flags: '', text: 'aaaab' }
  const found = findMatches(search)
  const detail = found.ok ? readDetails(search, found.value, 2)(0) : null
  expect(detail).toMatchObject({ text: 'aa', groups: [{ value: 'aa', length: 5 }] })
})

test('an empty pattern or an empty text gives no matches', () => {
  expect(detailsOf('', 'g', 'abc')).toEqual([])
  expect(detailsOf('a*', 'g', '')).toEqual([])
})

test('a million matches in 5 MB are counted, and the details of any of them can be read', () => {
  const search = { pattern: String.raw`(?<first>\w)(\w+)`, flags: 'g', text: 'abcd '.repeat(1_000_000) }
  const progress: number[] = []
  const found = findMatches(search, { onProgress: (done) => progress.push(done) })
  if (!found.ok) throw new Error(found.error.message)
  expect(found.value.starts).toHaveLength(1_000_000)
  expect(found.value.stop).toBeNull()
  expect(readDetails(search, found.value)(987_654)).toEqual({
    number: 987_655,
    start: 4_938_270,
    text: 'abcd',
    groups: [
      { number: 1, name: 'first', value: 'a', length: 1 },
      { number: 2, name: null, value: 'bcd', length: 3 },
    ],
  })
  expect(progress.length).toBeGreaterThan(10)
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
})

test('the limit stops the search and is reported, but only if there are more matches', () => {
  const search = { pattern: 'a', flags: 'g', text: 'aaaa' }
  expect(findMatches(search, { limit: 3 })).toMatchObject({ value: { stop: 'limit', starts: { length: 3 } } })
  expect(findMatches(search, { limit: 4 })).toMatchObject({ value: { stop: null, starts: { length: 4 } } })
})

test('matches found before the engine ran out of memory are kept', () => {
  const text = `x${'a'.repeat(20_000_000)}`
  const found = findMatches({ pattern: '(?:(a)|b)*x', flags: 'gy', text })
  expect(found).toMatchObject({ ok: true, value: { stop: 'memory', starts: { length: 1 } } })
})

const errors: [pattern: string, flags: string, message: RegExp, index: number | undefined][] = [
  ['(', 'g', /^unterminated group$/, 1],
  ['a)', '', /^unmatched '\)'$/, 1],
  ['*a', '', /^nothing to repeat$/, 1],
  ['[b-a]', '', /^range out of order/, 4],
  ['[a', '', /^unterminated character class$/, 2],
  ['a{2,1}', '', /^numbers out of order/, 6],
  [String.raw`\p{Foo}`, 'u', /^invalid property name/, 6],
  ['\\', '', /at end of pattern$/, 0],
  ['/: (', 'g', /^unterminated group$/, 4],
  ['a', 'uv', /flags/, undefined],
  ['a', 'gg', /flags/, undefined],
  ['a', 'x', /flags/, undefined],
]

test.each(errors)(
  '/%s/%s is rejected with the reason the engine gives, without the pattern, and with the position',
  (pattern, flags, message, index) => {
    const result = compile(pattern, flags)
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } })
    expect(result.ok ? null : result.error.index).toBe(index)
    expect(findMatches({ pattern, flags, text: 'a' })).toEqual(result)
  },
)

test('a pattern nested thousands of times compiles or is rejected, but never throws', () => {
  for (const depth of [300, 5_000, 100_000]) {
    expect(typeof compile('('.repeat(depth), '').ok).toBe('boolean')
    expect(typeof compile('('.repeat(depth) + ')'.repeat(depth), '').ok).toBe('boolean')
  }
})
