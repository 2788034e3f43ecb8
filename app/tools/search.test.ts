import { expect, test } from 'vitest'
import { describeTool, listSynonyms } from './catalog.ts'
import { tools } from './registry.ts'
import { search } from './search.ts'

const searchable = tools.map((tool) => ({ ...tool, synonyms: listSynonyms(tool), text: describeTool(tool) }))
const slugsFor = (query: string) => search(searchable, query).map(({ slug }) => slug)

const firsts: Record<string, string> = {
  'json-formatter':
    'json|JSON formatter|format json|prettify|prettier|pretty print|prettyprint|beautify|minifier|json validator|lint|{ }|sort keys|json viewer|formatter json|json formatter online',
  'base64-encode-decode':
    'base64|base 64|b64|btoa|atob|base64url|data uri|jwt|encode|decode base64|image to base64|token|base-64 decode|hexdump|binary',
  'text-case-converter':
    'case|text case|camel case|camelCase|snake_case|kebab-case|title case|uppercase|lower case|constant|Aa|camelcase|snakecase|titlecase|capitalize|sentence case|word count|count characters',
  'regex-tester':
    'regex|regexp|reg|regular expression|regular expressions|pattern|.*|reg ex|find and replace|test regex',
  'html-encoder-decoder':
    'html|html entities|entities|escape|unescape html|nbsp|&;|ampersand|html entity|escape special characters',
  'url-encoder-decoder':
    'url|uri|urlencode|url decode|percent|query string|utm|%20|percent encoding|encodeURIComponent|query params|parse url|urldecode',
  'uuid-generator': 'uuid|UUIDs|guid|v4|v7|identifier|#id|guids|unique id|uuid4',
  'hash-generator':
    'sha|sha256|SHA-256|sha-512|md5|md5sum|checksum|hash|hashes|hashing|hmac|crc32|digest|sha256 file|file hash|verify|sha-256 checksum',
  'color-palette-generator':
    'color|colour|colors|palette|PALETTE|hex|rgb|contrast|tailwind|colours|hex to rgb|color picker|wcag|complementary',
  'timestamp-converter':
    'unix time|unix|epoch|timestamp|time|timestamp to date|date|datetime|timezone|time-zone|utc|epoch to date|now|current time|milliseconds|ms to date|rfc3339',
  'unit-converter':
    'unit|units|km|miles|inches to cm|celsius|fahrenheit|kg|convert units|bytes|cm to inch|inches|feet to meters|metre|litres|km/h|mb to gb|speed|pressure|area|kilo',
  'aesthetic-username-generator':
    'username|usernames|nickname|handle|gamertag|discord|user name|name generator|gamer tag',
}

test.each(Object.entries(firsts).flatMap(([slug, queries]) => queries.split('|').map((query) => [query, slug])))(
  '"%s" finds %s first',
  (query, slug) => {
    expect(slugsFor(query)[0]).toBe(slug)
  },
)

test.each([
  ['regx', 'regex-tester'],
  ['rexex', 'regex-tester'],
  ['farenheit', 'unit-converter'],
  ['fahrenhiet to celsius', 'unit-converter'],
  ['timstamp', 'timestamp-converter'],
  ['epcoh', 'timestamp-converter'],
  ['bas64', 'base64-encode-decode'],
  ['unit convrter', 'unit-converter'],
  ['jsno', 'json-formatter'],
  ['pretify', 'json-formatter'],
  ['giud', 'uuid-generator'],
  ['checksm', 'hash-generator'],
  ['entites', 'html-encoder-decoder'],
  ['pallete', 'color-palette-generator'],
  ['usernmae', 'aesthetic-username-generator'],
  ['ulid', 'uuid-generator'],
  ['jsn', 'json-formatter'],
  ['tiemstamp', 'timestamp-converter'],
  ['formater', 'json-formatter'],
  ['faren', 'unit-converter'],
  ['pallet', 'color-palette-generator'],
  ['palet', 'color-palette-generator'],
])('"%s", with its typo, finds %s first', (query, slug) => {
  expect(slugsFor(query)[0]).toBe(slug)
})

test('a typo finds every tool the right word finds, and a right word finds nothing by typos', () => {
  expect(slugsFor('convrter').sort()).toEqual(slugsFor('converter').sort())
  expect(slugsFor('uuid')).toEqual(['uuid-generator'])
  expect(slugsFor('hash')).toEqual(['hash-generator'])
})

test('a known word is no typo, nor is its beginning', () => {
  const known = ['Contact', 'RSS feed', 'Privacy']
  for (const query of ['contact', 'Contac', 'feed', 'contact feed']) {
    expect(search(searchable, query, undefined, known), query).toEqual([])
  }
  const slugs = (query: string) => search(searchable, query, undefined, known).map(({ slug }) => slug)
  expect(slugs('contrst')).toEqual(['color-palette-generator'])
  expect(slugs('hash')).toEqual(['hash-generator'])
})

test('a name comes first, then its beginning, words of it, what is said about it, the inside of a word, and last a typo', () => {
  const entries = [
    { name: 'rehashed', synonyms: [] },
    { name: 'Digest', synonyms: [], text: 'a hash of a text' },
    { name: 'The hash', synonyms: [] },
    { name: 'hash function', synonyms: [] },
    { name: 'Other', synonyms: ['Hash'] },
    { name: 'hush', synonyms: [] },
  ]
  const names = (query: string) => search(entries, query).map(({ name }) => name)
  expect(names('hash')).toEqual(['Other', 'hash function', 'The hash', 'Digest', 'rehashed'])
  expect(names('hush')).toEqual(['hush'])
  expect(names('hust')).toEqual(['hush'])
})

test('a minor entry comes after one that begins as well, but before one that only says the words', () => {
  const entries = [
    { name: 'Unit', synonyms: [], text: 'Format a number' },
    { name: 'JSON Formatter', synonyms: [] },
    { name: 'Format JSON', synonyms: [], isMinor: true },
  ]
  const names = (query: string) => search(entries, query, ({ isMinor }) => isMinor === true).map(({ name }) => name)
  expect(names('form')).toEqual(['JSON Formatter', 'Format JSON', 'Unit'])
  expect(names('format json')).toEqual(['Format JSON', 'JSON Formatter'])
})

test.each<[query: string, slugs: string[]]>([
  ['guid', ['uuid-generator']],
  ['date', ['timestamp-converter']],
  ['inches to cm', ['unit-converter']],
  ['sha', ['hash-generator']],
  ['without losing a digit', ['json-formatter']],
  ['encode url', ['url-encoder-decoder', 'base64-encode-decode']],
  ['name generators', ['aesthetic-username-generator']],
  ...['encoding', 'decoding'].map((query): [string, string[]] => [
    query,
    ['base64-encode-decode', 'url-encoder-decoder', 'html-encoder-decoder'],
  ]),
  ...['text and data', 'Text & data'].map((query): [string, string[]] => [
    query,
    tools.filter(({ category }) => category === 'text-and-data').map(({ slug }) => slug),
  ]),
])('"%s" finds %j and no other', (query, slugs) => {
  expect(slugsFor(query).sort()).toEqual([...slugs].sort())
})

test('equal matches keep the order of the catalog, and an empty search keeps everything', () => {
  expect(slugsFor('')).toEqual(tools.map((tool) => tool.slug))
  expect(slugsFor(' \n')).toHaveLength(tools.length)
  const order = ['text-case-converter', 'timestamp-converter', 'unit-converter']
  expect(slugsFor('converter').filter((slug) => order.includes(slug))).toEqual(order)
})

test.each([
  'zzz',
  'xyz',
  '!!!',
  'json zzz',
  '***',
  '“”',
  'qwxz',
  'database',
  'timeout',
  'user-agent',
  'slug',
  'jsonpath',
  'install',
  'px',
  'password',
  'cover',
  'black',
  'chomp',
  'string zzz',
])('"%s" finds nothing', (query) => {
  expect(slugsFor(query)).toEqual([])
})

test.each(['the', 'for', 'text', 'tool', 'generator', 'converter', 'decode'])(
  '"%s" does not match nearly every tool',
  (query) => {
    expect(slugsFor(query).length).toBeLessThan(tools.length - 3)
  },
)

test('one or two letters match only the beginning of a word', () => {
  expect(slugsFor('md')).toEqual(['hash-generator'])
  expect(slugsFor('id')).not.toContain('json-formatter')
})

test('every tool is found first by its own name, and found by each of its keywords', () => {
  for (const tool of tools) {
    expect(slugsFor(tool.name)[0]).toBe(tool.slug)
    for (const query of listSynonyms(tool)) expect(slugsFor(query), query).toContain(tool.slug)
  }
})
