import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inflate } from '#app/browser/inflate.ts'
import { allTraits } from './all-traits.ts'
import { findLayers, packingOf } from './layers.ts'
import type { Peel } from './traits.ts'

const files = import.meta.glob<Peel>('./*/peel.ts', { eager: true, import: 'peel' })
const peels = Object.fromEntries(Object.entries(files).map(([file, peel]) => [file.split('/')[1] ?? '', peel]))
const find = (content: string | Uint8Array<ArrayBuffer>) => findLayers(content, { traits: allTraits, peels, inflate })

const json = '{"id":12345678901234567890,"name":"Ada Lovelace","price":1.10}'
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const entities = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

// RFC 7519 §3.1.
const token =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

test.each<[what: string, text: string, ...steps: [layers: string[], text: string][]]>([
  ['Base64 of JSON', base64(json), [['Base64'], json]],
  ['Base64 of gzip of JSON', base64(gzipSync(json)), [['Base64', 'gzip'], json]],
  ['Base64 of zlib of JSON', base64(deflateSync(json)), [['Base64', 'zlib'], json]],
  ['a data URI', `data:application/json;base64,${base64(json)}`, [['Base64'], json]],
  ['Base64 in lines', base64(json.repeat(3)).replace(/.{64}/g, '$&\r\n'), [['Base64'], json.repeat(3)]],
  ['Base64 twice', base64(base64(json)), [['Base64'], base64(json)], [['Base64'], json]],
  ['an escaped JSON string', JSON.stringify(json), [['JSON string'], json]],
  [
    'one twice over',
    JSON.stringify(JSON.stringify(json)),
    [['JSON string'], JSON.stringify(json)],
    [['JSON string'], json],
  ],
  [
    'a URL',
    'https://example.com/?q=caf%C3%A9%20cr%C3%A8me',
    [['percent-encoding'], 'https://example.com/?q=café crème'],
  ],
  ['entities', 'Fish &amp; chips', [['HTML entities'], 'Fish & chips']],
  ['entities twice', '&amp;lt;b&amp;gt;', [['HTML entities'], '&lt;b&gt;'], [['HTML entities'], '<b>']],
])('the layers of %s are found and removed', async (_, text, ...steps) => {
  expect(await find(text)).toEqual(steps.map(([layers, text]) => ({ layers, text })))
})

test('a JWT becomes header, payload and signature, with every digit unchanged', async () => {
  const [peeled] = await find(token)
  expect(peeled?.layers).toEqual(['JWT'])
  expect(peeled?.text).toContain('"exp":1300819380')
  expect(JSON.parse(peeled?.text ?? '')).toEqual({
    header: { typ: 'JWT', alg: 'HS256' },
    payload: { iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true },
    signature: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  })
  const long = `${base64('{"alg":"none"}').replace(/=+$/, '')}.${base64(json).replace(/=+$/, '')}.`
  expect((await find(long))[0]?.text).toContain('12345678901234567890')
})

test('packed bytes are unpacked as often as they are packed', async () => {
  expect(await find(new Uint8Array(gzipSync(json)))).toEqual([{ layers: ['gzip'], text: json }])
  expect(await find(new Uint8Array(deflateSync(gzipSync(json))))).toEqual([{ layers: ['zlib', 'gzip'], text: json }])
})

test.each([
  'plain words',
  json,
  '100% sure',
  'a=1&b=2',
  '550e8400-e29b-41d4-a716-446655440000',
  'd41d8cd98f00b204e9800998ecf8427e',
  '1640995200',
  '{"a":"x%20y &amp; z"}',
  '<p>Fish & chips</p>',
  '',
  '"',
  // Bytes that are not text, such as an image, are for another tool.
  'AAECAwQFBgcICQoLDA0ODw==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  // Starts like gzip, but is damaged or not gzip.
  base64(gzipSync(json).subarray(0, 30)),
  base64(new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8])),
])('%j has no layer', async (text) => {
  expect(await find(text)).toEqual([])
})

test('bytes that unpack to more than 64 MB are not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, 'a'))
  expect(bomb.length).toBeLessThan(200_000)
  expect(await find(new Uint8Array(bomb))).toEqual([])
})

const wrappings: Record<string, (text: string) => string> = {
  base64,
  gzip: (text) => base64(gzipSync(text)),
  zlib: (text) => base64(deflateSync(text)),
  // A single word in quotes is not recognized as a JSON string.
  string: (text) => (/["\\]/.test(text) ? JSON.stringify(text) : text),
  percent: encodeURIComponent,
  entities,
}

test('the document comes out of any combination of layers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(wrappings)), { minLength: 1, maxLength: 4 }),
      async (names) => {
        const text = names.reduce((wrapped, name) => wrappings[name]!(wrapped), json)
        expect((await find(text)).at(-1)?.text, names.join(' → ')).toBe(json)
      },
    ),
    { numRuns: 60 },
  )
})

test('any input ends without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.uint8Array()), async (content) => {
      for (const { layers } of await find(typeof content === 'string' ? content : new Uint8Array(content)))
        expect(layers.length).toBeGreaterThan(0)
    }),
  )
  expect(packingOf(new Uint8Array())).toBeNull()
})
