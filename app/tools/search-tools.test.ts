import { expect, test } from 'vitest'
import { groupByCategory, pickTools } from './catalog.ts'
import { tools } from './registry.ts'
import { findClosest, searchTools } from './search-tools.ts'

const everything = tools.map((tool) => ({ ...tool, available: true }))

test.each([
  ['/tools/base64', 'base64-encode-decode'],
  ['/tools/uuid', 'uuid-generator'],
  ['/tools/timestamp', 'timestamp-converter'],
  ['/tools/json-fromater', 'json-formatter'],
  ['/guid', 'uuid-generator'],
  ['/tools/epoch', 'timestamp-converter'],
  ['/tools/sha256', 'hash-generator'],
  ['/tools/json-fromater/', 'json-formatter'],
  ['/tools/uuid/new', 'uuid-generator'],
  ['/en/tools/regex', 'regex-tester'],
  ['/tools/url-encoder.html', 'url-encoder-decoder'],
  ['/Tools/Unit_Convertor', 'unit-converter'],
  ['/tools/hash%20generator', 'hash-generator'],
])('a mistyped %s suggests %s first', (path, slug) => {
  expect(findClosest(everything, path)[0]?.slug).toBe(slug)
})

test.each([
  ['/tools/timestamp', ['timestamp-converter']],
  ['/Tools', ['tools']],
  ['/tools/', ['tools']],
  ['/tool', ['tools']],
  ['/tools/uuid', ['uuid-generator']],
  ['/Blog', ['blog']],
])('%s suggests %j and nothing else', (path, slugs) => {
  const places = [...everything, ...['tools', 'blog'].map((slug) => ({ slug, keywords: [] }))]
  expect(findClosest(places, path).map(({ slug }) => slug)).toEqual(slugs)
})

test('a path that resembles no tool suggests nothing', () => {
  expect(findClosest(everything, '/')).toEqual([])
  expect(findClosest(everything, '/tools/')).toEqual([])
  expect(findClosest(everything, '/qqqq')).toEqual([])
})

test('the catalog has its categories in order and every tool once', () => {
  const groups = groupByCategory(tools)
  expect(groups.map((group) => group.title)).toEqual([
    'Text and data',
    'Name generators',
    'Developer generators',
    'Converters',
  ])
  expect(groups.flatMap((group) => group.tools)).toEqual([...tools])
})

test('tools are picked in the requested order', () => {
  expect(pickTools(tools, ['uuid-generator', 'none', 'json-formatter']).map((tool) => tool.slug)).toEqual([
    'uuid-generator',
    'json-formatter',
  ])
})

const slugsFor = (query: string) => searchTools(tools, query).map((tool) => tool.slug)

test.each<[query: string, slugs: string[]]>([
  ['epoch', ['timestamp-converter']],
  ['guid', ['uuid-generator']],
  ['date', ['timestamp-converter']],
  ['inches to cm', ['unit-converter']],
  ['timestamp to date', ['timestamp-converter']],
  ['sha', ['hash-generator']],
  ['SHA-256', ['hash-generator']],
  ['sha-512', ['hash-generator']],
  ['uuid', ['uuid-generator']],
  ['  JSON  ', ['json-formatter']],
  ['json valid', ['json-formatter']],
  ['colour', ['color-palette-generator']],
  ['encode url', ['url-encoder-decoder', 'base64-encode-decode']],
  ['regexp', ['regex-tester']],
  ['.*', ['regex-tester']],
  ['%20', ['url-encoder-decoder']],
  ['name generators', ['aesthetic-username-generator']],
  ...['sha1', 'SHA-1', 'sha384', 'sha3', 'crc32', 'blake3', 'md5sum', 'hashes', 'hashing'].map(
    (query): [string, string[]] => [query, ['hash-generator']],
  ),
  ...['camelCase', 'PascalCase', 'kebab-case', 'lowercase', 'constant case', 'UPPERCASE'].map(
    (query): [string, string[]] => [query, ['text-case-converter']],
  ),
  ...['timezone', 'time-zone', 'datetime'].map((query): [string, string[]] => [query, ['timestamp-converter']]),
  ...['celsius', 'fahrenheit', 'miles', 'km', 'inches', 'bytes'].map((query): [string, string[]] => [
    query,
    ['unit-converter'],
  ]),
  ...['base 64', 'jwt'].map((query): [string, string[]] => [query, ['base64-encode-decode']]),
  ...['urldecode', 'query string'].map((query): [string, string[]] => [query, ['url-encoder-decoder']]),
  ...['json validator', 'prettify', 'beautifier', 'minifier', 'minify'].map((query): [string, string[]] => [
    query,
    ['json-formatter'],
  ]),
  ...['usernames', 'discord'].map((query): [string, string[]] => [query, ['aesthetic-username-generator']]),
  ['colors', ['color-palette-generator']],
  ['UUIDs', ['uuid-generator']],
  ['regular expressions', ['regex-tester']],
  ...['text and data', 'Text & data'].map((query): [string, string[]] => [
    query,
    [
      'json-formatter',
      'base64-encode-decode',
      'text-case-converter',
      'regex-tester',
      'html-encoder-decoder',
      'url-encoder-decoder',
    ],
  ]),
])('"%s" finds %j', (query, slugs) => {
  expect(slugsFor(query).sort()).toEqual([...slugs].sort())
})

test('a search keeps the order of the catalog, and an empty one keeps everything', () => {
  expect(slugsFor('')).toEqual(tools.map((tool) => tool.slug))
  expect(slugsFor(' \n')).toHaveLength(tools.length)
  const order = ['text-case-converter', 'timestamp-converter', 'unit-converter']
  expect(slugsFor('converter').filter((slug) => order.includes(slug))).toEqual(order)
})

test.each(['zzz', 'json zzz', '***', '“”', 'qwxz', 'database', 'timeout', 'user-agent', 'ulid', 'slug', 'jsonpath'])(
  '"%s" finds nothing',
  (query) => {
    expect(slugsFor(query)).toEqual([])
  },
)

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

test('every tool is found by its own name and by each of its keywords', () => {
  for (const tool of tools) {
    for (const query of [tool.name, tool.glyph, ...tool.keywords]) expect(searchTools(tools, query)).toContain(tool)
  }
})
