import { expect, test } from 'vitest'
import { tools } from '#app/tools/registry.ts'
import { arrangeEntries, type Entry, type GroupName, scoreEntry, searchEntries, step } from './search.ts'

const toolEntries = tools.map(({ slug, name, keywords, summary }) => ({
  slug,
  name,
  words: [...keywords, ...summary.split(' ')],
}))
const best = (query: string) => searchEntries(toolEntries, query)[0]?.slug

test.each([
  ['json', 'json-formatter'],
  ['prettify', 'json-formatter'],
  ['pretify', 'json-formatter'],
  ['pretty print', 'json-formatter'],
  ['prettyprint', 'json-formatter'],
  ['guid', 'uuid-generator'],
  ['giud', 'uuid-generator'],
  ['fahrenheit', 'unit-converter'],
  ['farenheit', 'unit-converter'],
  ['fahrenhiet to celsius', 'unit-converter'],
  ['epoch', 'timestamp-converter'],
  ['epcoh', 'timestamp-converter'],
  ['unix time', 'timestamp-converter'],
  ['base 64', 'base64-encode-decode'],
  ['base64', 'base64-encode-decode'],
  ['btoa', 'base64-encode-decode'],
  ['sha256', 'hash-generator'],
  ['checksm', 'hash-generator'],
  ['percent', 'url-encoder-decoder'],
  ['regexp', 'regex-tester'],
  ['reg', 'regex-tester'],
  ['regular expression', 'regex-tester'],
  ['snake case', 'text-case-converter'],
  ['entites', 'html-encoder-decoder'],
  ['nickname', 'aesthetic-username-generator'],
  ['colour', 'color-palette-generator'],
  ['PALETTE', 'color-palette-generator'],
])('%s finds %s', (query, slug) => {
  expect(best(query)).toBe(slug)
})

test.each(['', ' ', 'zzzz', 'xyz', '!!!'])('%j finds nothing', (query) => {
  expect(searchEntries(toolEntries, query)).toEqual([])
})

test('a match in the name beats a keyword, a whole word beats its beginning, and that beats a typo', () => {
  const scores = [
    scoreEntry({ name: 'Hash', words: [] }, 'hash'),
    scoreEntry({ name: 'Digest', words: ['hash'] }, 'hash'),
    scoreEntry({ name: 'Other', words: ['hashing words'] }, 'words hash'),
    scoreEntry({ name: 'Other', words: ['hasg'] }, 'hash'),
  ]
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(scores.length)
})

const entry = (group: GroupName, name: string, ...words: string[]): Entry => ({
  group,
  name,
  words,
  glyph: '',
  run() {},
})
const entries = [
  entry('Articles', 'Ten JSON tips'),
  entry('Tools', 'JSON Formatter', 'prettify'),
  entry('Tools', 'Hash Generator'),
  entry('On this page', 'Theme: Dark'),
]
const names = (query: string) =>
  arrangeEntries(entries, query).map(({ name, entries }) => [name, ...entries.map((each) => each.name)])

test('without a query all entries are in their groups, in the order given', () => {
  expect(names('')).toEqual([
    ['Tools', 'JSON Formatter', 'Hash Generator'],
    ['On this page', 'Theme: Dark'],
    ['Articles', 'Ten JSON tips'],
  ])
})

test('a query keeps only matching entries, the group with the best match first', () => {
  expect(names('dark')).toEqual([['On this page', 'Theme: Dark']])
  expect(names('json')).toEqual([
    ['Tools', 'JSON Formatter'],
    ['Articles', 'Ten JSON tips'],
  ])
  expect(names('nothing like it')).toEqual([])
})

test('steps wrap around at both ends', () => {
  expect([step(-1, 1, 3), step(2, 1, 3), step(0, -1, 3), step(1, -1, 3), step(0, 1, 0)]).toEqual([0, 0, 2, 0, -1])
})
