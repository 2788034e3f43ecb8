import { expect, test } from 'vitest'
import { tools } from '#app/tools/registry.ts'
import { scoreEntry, searchEntries } from './search.ts'

const entries = tools.map(({ slug, name, keywords, summary }) => ({
  slug,
  name,
  words: [...keywords, ...summary.split(' ')],
}))
const best = (query: string) => searchEntries(entries, query)[0]?.slug

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
  expect(searchEntries(entries, query)).toEqual([])
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
