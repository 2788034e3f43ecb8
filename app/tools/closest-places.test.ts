import { expect, test } from 'vitest'
import { findClosest } from './closest-places.ts'
import { tools } from './registry.ts'

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
