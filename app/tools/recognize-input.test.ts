import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTextOf, type PaneText } from '#app/lib/long-text.ts'
import { allTraits } from './all-traits.ts'
import { describeBest, listOffers, offerForFile, recognizeInput } from './recognize-input.ts'
import { tools } from './registry.ts'
import type { Guess } from './traits.ts'
import { sampleSize } from './traits.ts'

const recognize = (text: PaneText) => recognizeInput(allTraits, text)
const kindsOf = (text: string) => recognize(text).map((guess) => guess.kind)
const base64 = (text: string) => Buffer.from(text).toString('base64')

// The token of RFC 7519 §3.1, and the one without a signature of §6.1.
const token =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const unsigned =
  'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const md5OfNothing = 'd41d8cd98f00b204e9800998ecf8427e'
const md5OfHello = '5d41402abc4b2a76b9719d911017c592'
const sha1OfNothing = 'da39a3ee5e6b4b0d3255bfef95601890afd80709'
const sha256OfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const uuid = '550e8400-e29b-41d4-a716-446655440000'
const bareUuid = uuid.replaceAll('-', '')

test.each<[text: string, ...kinds: string[]]>([
  ['{"a":1}', 'JSON', 'Hash this text', 'Encode as Base64'],
  ['  [1, 2, 3]\n', 'JSON', 'Hash this text'],
  ['{}', 'JSON'],
  ['[]', 'JSON'],
  ['{"a":1,}', 'JSON with mistakes'],
  ["{name: 'Ada'}", 'JSON with mistakes'],
  ['{ // note\n "a": 1 }', 'JSON with mistakes'],
  ['"{\\"a\\":1}"', 'JSON string'],
  ['{"a":1', 'Unfinished JSON'],
  ['[1,2,3', 'Unfinished JSON'],
  ['[{"a": "x]", "b": tr', 'Unfinished JSON'],
  ['{"a": "cut off he', 'Unfinished JSON'],
  [token, 'JWT payload', 'JWT header', 'Hash this text'],
  [`Bearer ${token}`, 'JWT payload', 'JWT header'],
  [`Authorization: Bearer ${token}`, 'JWT payload', 'JWT header'],
  [unsigned, 'JWT payload', 'JWT header'],
  ['eyJ1c2VyIjoiYWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ==', 'Base64 of JSON', 'The JSON inside', 'Hash this text'],
  ['W10=', 'Base64 of JSON', 'The JSON inside'],
  ['eyJhIjoxfQ', 'Base64 of JSON', 'The JSON inside'],
  ['SGVsbG8sIHdvcmxkIQ==', 'Base64 of text'],
  ['SGVsbG8gd29ybGQ', 'Base64 of text'],
  ['aGk=', 'Base64 of text'],
  ['5L2g5aW9', 'Base64 of text'],
  ['TG9yZW0gaXBzdW0gZG9s\nb3Igc2l0IGFtZXQ=', 'Base64 of text'],
  ['Pz8_Pj4-Pz8_', 'Base64 of text'],
  [png, 'Base64 (PNG image)'],
  ['AAECAwQFBgcICQoLDA0ODw==', 'Base64 of bytes'],
  [`data:image/png;base64,${png}`, 'Data URI (image/png)'],
  ['data:,Hello%2C%20World', 'Data URI (text/plain)'],
  ['data:text/html;charset=utf-8;base64,PHA+', 'Data URI (text/html)'],
  ['data:image/svg+xml;utf8,<svg/>', 'Data URI (image/svg+xml)'],
  [uuid, 'UUID, version 4'],
  [uuid.toUpperCase(), 'UUID, version 4'],
  [`{${uuid}}`, 'UUID, version 4'],
  [`urn:uuid:${uuid}`, 'UUID, version 4'],
  ['018f4e6a-7c3b-7def-8123-456789abcdef', 'UUID, version 7'],
  ['00000000-0000-0000-0000-000000000000', 'UUID'],
  [bareUuid, 'UUID without hyphens', 'MD5 digest', 'Hash this text'],
  [md5OfNothing, 'MD5 digest', 'UUID without hyphens', 'Hash this text'],
  [md5OfHello, 'MD5 digest', 'UUID without hyphens', 'Hash this text'],
  ['00000000-0000-2000-8000-000000000000', 'UUID, version 2'],
  [`${uuid}\n${uuid}`, '2 UUIDs'],
  [`the order ${uuid} was lost`, 'UUID in a text', 'Hash this text'],
  [`{"id":"${uuid}"}`, 'JSON', 'UUID in a text'],
  [sha1OfNothing, 'SHA-1 digest'],
  [sha256OfNothing, 'SHA-256 digest', 'Hash this text'],
  [sha256OfNothing.toUpperCase(), 'SHA-256 digest'],
  [`${sha256OfNothing}  empty.txt`, 'Checksum list'],
  [`SHA256 (empty.txt) = ${sha256OfNothing}`, 'Checksum list'],
  ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', 'SHA-256 digest'],
  ['cbf43926', 'CRC32 digest', 'Color'],
  ['1640995200', 'Timestamp in seconds', 'Hash this text'],
  ['-1640995200', 'Timestamp in seconds'],
  ['1640995200.5', 'Timestamp in seconds'],
  ['1640995200123', 'Timestamp in milliseconds'],
  ['1640995200123456', 'Timestamp in microseconds'],
  ['1640995200123456789', 'Timestamp in nanoseconds'],
  ['2022-01-01T00:00:00Z', 'Date'],
  ['2022-01-01', 'Date'],
  ['Sat, 01 Jan 2022 00:00:00 GMT', 'Date'],
  ['https://example.com/path?q=1', 'URL'],
  ['www.example.com', 'URL'],
  ['example.com/path?q=1', 'URL'],
  ['shop.example.co.uk:8080/a%20b', 'URL with percent-encoding'],
  ['http://localhost:3000/', 'URL'],
  ['https://example.com/a%20b', 'URL with percent-encoding'],
  ['https://example.com/?a=1&amp;b=2', 'URL', 'HTML entities'],
  ['Hello%20world%21', 'Percent-encoding'],
  ['caf%C3%A9', 'Percent-encoding'],
  ['100%25 sure', 'Percent-encoding'],
  ['a=1&b=two&c=', 'Query string'],
  ['?utm_source=x&utm_medium=y', 'Query string'],
  ['Fish &amp; chips', 'HTML entities'],
  ['&#x48;&#105;', 'HTML entities'],
  ['<p>Hello</p>', 'Markup'],
  ['<!doctype html><title>x</title>', 'Markup'],
  ['<b>a &lt; b</b>', 'Markup', 'HTML entities'],
  ['#fff', 'Color'],
  ['#C2370F', 'Color'],
  ['#c2370f80', 'Color'],
  ['rgb(194 55 15)', 'Color'],
  ['oklch(0.6 0.18 40)', 'Color'],
  ['rebeccapurple', 'Color', 'Hash this text'],
  ['c2370f', 'Color'],
  ['/a+/g', 'Regular expression'],
  ['/^\\d{4}-\\d{2}$/', 'Regular expression'],
  ['/[/]/', 'Regular expression'],
  ['/cat/gi', 'Regular expression'],
  ['/ab+c/gi', 'Regular expression'],
  ['^[a-z]+$', 'Regular expression'],
  ['(?:foo|bar)', 'Regular expression'],
])('%s is recognized', (text, ...kinds) => {
  expect(kindsOf(text).slice(0, kinds.length)).toEqual(kinds)
})

test('32 hex digits are a digest first, unless version and variant are those of a UUID', () => {
  for (const version of '0123456789abcdef') {
    for (const variant of '0123456789abcdef') {
      const text = `550e8400e29b${version}1d4${variant}716446655440000`
      const isUuid = '1345678'.includes(version) && '89ab'.includes(variant)
      expect(kindsOf(text)[0], text).toBe(isUuid ? 'UUID without hyphens' : 'MD5 digest')
    }
  }
})

test.each([
  'hello',
  'password',
  'developer',
  'username',
  'README',
  'Hello, world!',
  'some_variable_name',
  'camelCaseIdentifier',
  'kebab-case-words',
  'The quick brown fox jumps over the lazy dog',
  '50% off, today only',
  'fish & chips',
  'if a < b then c > d',
  '/usr/bin/',
  '/usr/local/bin/node',
  '// a comment //',
  '[INFO] server started [ok]',
  '{{ template }}',
  '[link](https://example.com)',
  '[1] See the note',
  '[2, 3] and [4',
  'and/or',
  'example.com',
  'src/index.ts',
  'version 1.2.3',
  'a.b.c',
  'Größe',
  '日本語',
])('%s is plain text', (text) => {
  expect(kindsOf(text)).toEqual(['Encode as Base64', 'Change its case', 'Hash this text', 'Count characters and words'])
})

test.each(['42', '2024-02-30', '3.14', '!?', '123456789012345678901234567890'])(
  '%s has no letters, so its case is not offered',
  (text) => {
    expect(kindsOf(text)).toEqual(['Encode as Base64', 'Hash this text', 'Count characters and words'])
  },
)

test.each(['', ' ', '\n\t\n'])('nothing is offered for %j', (text) => {
  expect(recognize(text)).toEqual([])
})

test.each([
  [token, 'json-formatter', '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}'],
  ['c2370f', 'color-palette-generator', '#c2370f'],
])('the tool for %s gets the part it can use', (text, slug, part) => {
  expect(recognize(text)[0]).toMatchObject({ slug, part })
})

test('the JSON inside Base64 is sent decoded, and the Base64 unchanged', () => {
  const [whole, inside] = recognize(base64('{"a":"é"}'))
  expect(whole).toMatchObject({ slug: 'base64-encode-decode', task: 'decode' })
  expect(whole).not.toHaveProperty('part')
  expect(inside).toMatchObject({ slug: 'json-formatter', part: '{"a":"é"}' })
})

const repeat = (text: string) => text.repeat(Math.ceil((3 * sampleSize) / text.length))
test.each([
  ['JSON', `[${repeat('{"a":1},')}1]`],
  ['Base64 of JSON', base64(`{"a":"${repeat('é')}"}`)],
  ['Base64 of text', base64(repeat('日本語 '))],
  ['Data URI (image/png)', `data:image/png;base64,${repeat('AAAA')}`],
  ['Percent-encoding', repeat('%C3%A9x')],
  ['UUIDs', repeat(`${uuid}\n`)],
  ['Checksum list', repeat(`${sha256OfNothing}  a.txt\n`)],
  ['HTML entities', repeat('a &amp; b ')],
  ['Markup', `<p>${repeat('word ')}</p>`],
  ['Encode as Base64', repeat('word ')],
])('%s is recognized by its beginning', (kind, text) => {
  expect(kindsOf(text)[0]).toBe(kind)
  expect(recognize(longTextOf([text]))).toEqual(recognize(text))
})

test('every guess names a tool in the catalog', () => {
  const samples = ['[1]', 'W10=', uuid, md5OfNothing, '1640995200', '#fff', 'www.a.org', '&lt;', '<p>', '/a+/', 'x']
  const slugs = new Set(samples.flatMap((text) => recognize(text).map((guess) => guess.slug)))
  expect(tools.map((tool) => tool.slug)).toEqual(expect.arrayContaining([...slugs]))
  expect(slugs.size).toBe(10)
})

test('the status names only a specific guess', () => {
  const describe = (text: string) => describeBest(recognize(text), text)
  expect(describe('W10=')).toBe('Best guess: Base64 of JSON')
  expect(describe('hello')).toBe('Plain text')
  expect(describe('/tmp/')).toBe('Plain text')
  expect(describe('')).toBe('')
})

test('any JSON document, plain or in Base64, is recognized as such', () => {
  const documents = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()))
  fc.assert(
    fc.property(documents, (value) => {
      const text = JSON.stringify(value)
      expect(kindsOf(text)[0]).toBe('JSON')
      expect(kindsOf(base64(text))[0]).toBe('Base64 of JSON')
    }),
  )
})

test('every version 4 UUID is recognized as a UUID first, with or without hyphens', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (text) => {
      expect(kindsOf(text)[0]).toBe('UUID, version 4')
      expect(kindsOf(text.replaceAll('-', ''))[0]).toBe('UUID without hyphens')
    }),
  )
})

test('any text gets a sorted list without duplicates, and never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
      const guesses = recognize(text)
      expect(guesses.map((guess) => guess.score)).toEqual(guesses.map((guess) => guess.score).sort((a, b) => b - a))
      const keys = guesses.map(({ slug, task, part }) => JSON.stringify([slug, task, part]))
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('a fallback comes first for text that no tool recognizes, and last for any other', () => {
  const traits = (guess: (text: string) => Omit<Guess, 'action' | 'task'>[]) => ({
    settings: {},
    texts: {},
    accepts: [],
    produces: [],
    recognize: ({ text }: { text: string }) => guess(text).map((each) => ({ ...each, action: 'Do', task: '' })),
  })
  const three = {
    last: traits(() => [{ kind: 'last', score: 0.15, isFallback: true }]),
    always: traits(() => [{ kind: 'always', score: 0.1 }]),
    known: traits((text) => (text === 'known' ? [{ kind: 'known', score: 0.9 }] : [])),
  }
  const order = (text: string) => recognizeInput(three, text).map(({ kind }) => kind)
  expect(order('known')).toEqual(['known', 'always', 'last'])
  expect(order('unknown')).toEqual(['last', 'always'])
})

test('a file that is not text is offered only to the tools that take bytes', () => {
  expect(offerForFile(allTraits)).toMatchObject([
    { slug: 'base64-encode-decode', action: 'Encode', task: 'encode', kind: 'Encode this file' },
    { slug: 'hash-generator', action: 'Hash', task: '', kind: 'Hash this file' },
  ])
})

const namesFrom = (sender: string, text: string) => listOffers(allTraits, sender, { text }).map(({ slug }) => slug)
const takers = Object.entries(allTraits).filter(([, { accepts }]) =>
  accepts.some(({ kinds }) => kinds.includes('text')),
)

test.each([
  ['hash-generator', 'W10=', 'base64-encode-decode'],
  ['base64-encode-decode', '{"a":1}', 'json-formatter'],
  ['base64-encode-decode', 'a%20b%C3%A9', 'url-encoder-decoder'],
  ['url-encoder-decoder', 'Fish &amp; chips', 'html-encoder-decoder'],
  ['url-encoder-decoder', '550e8400-e29b-41d4-a716-446655440000', 'uuid-generator'],
  ['json-formatter', '1640995200', 'timestamp-converter'],
  ['html-encoder-decoder', '#ff8800', 'color-palette-generator'],
])('from %s, %s goes to %s first', (sender, text, best) => {
  expect(namesFrom(sender, text)[0]).toBe(best)
})

test.each(Object.keys(allTraits))(
  '%s can send any text to every other tool that takes text, each listed once, and never to itself',
  (sender) => {
    const found = namesFrom(sender, 'plain words')
    expect(new Set(found).size).toBe(found.length)
    expect(found).not.toContain(sender)
    expect(found).toEqual(expect.arrayContaining(takers.map(([slug]) => slug).filter((slug) => slug !== sender)))
  },
)

test('a file can go to the tools that take bytes', () => {
  const offers = listOffers(allTraits, 'base64-encode-decode', { file: 'a.png' })
  expect(offers).toEqual([expect.objectContaining({ slug: 'hash-generator', task: '' })])
})

test('every offered task is one the tool accepts', () => {
  for (const { slug, task } of listOffers(allTraits, '', { text: '{"a":"&amp; %20"}' }))
    expect(allTraits[slug]?.accepts.map((each) => each.task)).toContain(task)
})
