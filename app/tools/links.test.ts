import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deflate, inflate } from '#app/browser/inflate.ts'
import { describeSettings, type LinkContent, mostUnpacked, readLink, writeLink } from '#app/lib/link.ts'
import { linkDamaged, linkNewer, linkTooLong } from '#app/lib/link-messages.ts'
import { initialOf, type Settings } from '#app/lib/settings.ts'
import { allTraits } from './all-traits.ts'

const all = Object.entries(allTraits)
const read = (fragment: string, slug: string) =>
  readLink(fragment, allTraits[slug]!, (bytes) => inflate(bytes, 'deflate', mostUnpacked))
const pack = async (content: unknown) => {
  const bytes = await deflate(new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)))
  return `v1.${Buffer.from(bytes).toString('base64url')}`
}

/** Any text, including lone surrogates, which are halves of a character. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', '\ud800', '\udc00', '\0', '&', '=', '+', '%', '#', '"', '\r\n', '日') }),
)

function anyValue(setting: Settings[string]): fc.Arbitrary<unknown> {
  if (typeof setting.initial === 'boolean') return fc.boolean()
  if (Array.isArray(setting.initial)) return fc.subarray([...(setting.keys ?? [])]).filter(setting.isValid)
  return setting.keys ? fc.constantFrom(...setting.keys) : fc.constant(setting.initial)
}

const anyContent = (slug: string): fc.Arbitrary<LinkContent> => {
  const { settings, texts } = allTraits[slug]!
  const values = Object.fromEntries(Object.entries(settings).map(([name, each]) => [name, anyValue(each)]))
  const written = Object.fromEntries(Object.keys(texts).map((name) => [name, anyText]))
  return fc.record({ settings: fc.record(values), texts: fc.record(written, { requiredKeys: [] }) }) as never
}

test('each tool has a main text, and no name is used twice', () => {
  expect(all.length).toBeGreaterThan(11)
  for (const [, { settings, texts }] of all) {
    expect(texts.text).toBeTruthy()
    const names = [...Object.keys(settings), ...Object.keys(texts), 'task']
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each(all.map(([slug]) => slug))('%s: any content survives packing into a link and unpacking', async (slug) => {
  await fc.assert(
    fc.asyncProperty(anyContent(slug), async (content) => {
      const fragment = await writeLink(content, deflate)
      expect(fragment).toMatch(/^v1\.[\w-]+$/)
      expect(await read(fragment, slug)).toEqual({ ok: true, value: content })
    }),
    { numRuns: 60 },
  )
})

test.each(all.map(([slug]) => slug))('%s: the same content can be written by hand', async (slug) => {
  const wellFormed = anyContent(slug).filter(({ texts }) => Object.values(texts).every((text) => text.isWellFormed()))
  await fc.assert(
    fc.asyncProperty(wellFormed, async (content) => {
      const pairs = [...describeSettings(content.settings), ...Object.entries(content.texts)]
      const fragment = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
      expect(await read(fragment, slug)).toEqual({ ok: true, value: content })
    }),
    { numRuns: 60 },
  )
})

test('every setting of every tool can be written by hand, flags in three ways', async () => {
  for (const [slug, { settings }] of all)
    for (const [name, setting] of Object.entries(settings)) {
      const { initial, keys = [] } = setting
      const isFlag = typeof initial === 'boolean'
      const written = isFlag ? ['on', 'off', 'true', 'false', '1', '0'] : keys
      for (const value of written) {
        const meant = isFlag ? ['on', 'true', '1'].includes(value) : Array.isArray(initial) ? [value] : value
        expect(await read(`${name}=${value}`, slug)).toEqual({
          ok: true,
          value: { settings: { [name]: meant }, texts: {} },
        })
      }
    }
})

test('a plus stays a plus, and a text may contain separators', async () => {
  const link = await read('text=a+b%26c%3Dd=e==&mode=decode', 'base64-encode-decode')
  expect(link).toEqual({ ok: true, value: { settings: { mode: 'decode' }, texts: { text: 'a+b&c=d=e==' } } })
})

test('a link may name only a task that the tool accepts', async () => {
  const link = await read('task=decode&text=a%2520b', 'url-encoder-decoder')
  expect(link.ok && link.value).toEqual({ settings: {}, texts: { text: 'a%20b' }, task: 'decode' })
  expect((await read('task=delete&text=a', 'url-encoder-decoder')).ok).toBe(false)
})

test('a setting that a packed link does not name gets its default', async () => {
  const link = await read(await pack({ settings: { indent: 'tab' }, texts: {} }), 'json-formatter')
  const { settings } = allTraits['json-formatter']!
  expect(link.ok && link.value.settings).toEqual({ ...initialOf(settings), indent: 'tab' })
})

const script = '<img src=x onerror=alert(1)>'
const valid = { settings: {}, texts: { text: 'stays put' } }

test.each(all.map(([slug]) => slug))('%s: a hostile or broken link loads nothing', async (slug) => {
  const [setting = ''] = Object.keys(allTraits[slug]!.settings)
  const good = await pack(valid)
  expect((await read(good, slug)).ok).toBe(true)
  const changed = (at: number) => `${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`
  const broken = [
    'v1.',
    'v1.!',
    'v1.AAAA',
    'v1.%3Cscript%3E',
    'v0.eJw',
    good.slice(0, -1),
    good.slice(0, -6),
    good.slice(0, 12),
    await pack(''),
    await pack('null'),
    await pack('[]'),
    await pack('{"settings":{}}'),
    await pack('{"settings":[],"texts":{}}'),
    await pack('{"settings":{},"texts":{"text":5}}'),
    await pack('{"settings":{},"texts":{"text":{"toString":"x"}}}'),
    await pack('{"settings":{},"texts":{"text":null}}'),
    // A few kilobytes that would unpack to many megabytes.
    await pack(' '.repeat(20 * 1024 * 1024)),
  ]
  for (const fragment of broken)
    expect([fragment, await read(fragment, slug)]).toEqual([fragment, { ok: false, error: linkDamaged }])
  // Some bits of a packed text have no meaning.
  for (let at = 3; at < good.length; at++) {
    const link = await read(changed(at), slug)
    if (link.ok) expect(link.value.texts).toEqual(valid.texts)
    else expect(link.error).toBe(linkDamaged)
  }
  const foreign = [
    await pack('{"settings":{"__proto__":{"isAdmin":true}},"texts":{}}'),
    await pack('{"settings":{"constructor":"x"},"texts":{}}'),
    await pack('{"settings":{},"texts":{"__proto__":"x"}}'),
    await pack('{"settings":{},"texts":{"hmacKey":"secret"}}'),
    await pack('{"settings":{},"texts":{"toString":"x"}}'),
    await pack({ settings: { [setting]: script }, texts: {} }),
    await pack({ settings: { [setting]: { length: 1 } }, texts: {} }),
    await pack({ settings: { [setting]: [script] }, texts: {} }),
    await pack({ settings: { [setting]: null }, texts: {} }),
    await pack({ settings: { [setting]: { toString: 1 } }, texts: {} }),
    await pack({ settings: { [script]: 1 }, texts: {} }),
    `${setting}=${encodeURIComponent(script)}`,
    '__proto__=1',
    'constructor=1',
    'hmacKey=secret',
    'text=a&text=b',
    'task=&task=',
    'task=__proto__',
    '=',
    'text=%',
    'text=%ff',
    'text=a&x',
  ]
  for (const fragment of foreign) expect([fragment, (await read(fragment, slug)).ok]).toEqual([fragment, false])
  expect(await read(`text=${'a'.repeat(32 * 1024)}`, slug)).toEqual({ ok: false, error: linkTooLong })
  expect(await read(good.replace('v1', 'v2'), slug)).toEqual({ ok: false, error: linkNewer })
  expect(await read('v12.anything', slug)).toEqual({ ok: false, error: linkNewer })
})

test('a list of keys accepts each key only once', async () => {
  expect((await read('flags=g,i', 'regex-tester')).ok).toBe(true)
  expect((await read('flags=g,g', 'regex-tester')).ok).toBe(false)
  const platforms = Array(100_000).fill('x')
  expect((await read(await pack({ settings: { platforms }, texts: {} }), 'aesthetic-username-generator')).ok).toBe(
    false,
  )
})

test('an error message stays short for a long link', async () => {
  const link = await read(`indent=${'x'.repeat(5000)}`, 'json-formatter')
  expect(link.ok ? '' : link.error).toBe(
    `This link sets “indent” to “${'x'.repeat(40)}…”. It takes 2, 4, or tab. Nothing was loaded.`,
  )
})

const errorOf = async (fragment: string, slug: string) => {
  const link = await read(fragment, slug)
  return link.ok ? null : link.error
}

test.each([
  ['uuid-generator', 'quantity=999', 'This link sets “quantity” to “999”. It takes a whole number from 1 to 100.'],
  ['uuid-generator', 'quantity=0', 'This link sets “quantity” to “0”. It takes a whole number from 1 to 100.'],
  ['uuid-generator', 'quantity=100', null],
  ['regex-tester', 'flags=g,u', null],
  [
    'regex-tester',
    'flags=g,u,v',
    'This link sets “flags” to “g,u,v”. It takes any of g, i, m, s, u, v, y, and d, each once, but not u and v together.',
  ],
  ['json-formatter', 'sortKeys=maybe', 'This link sets “sortKeys” to “maybe”. It takes on or off.'],
  ['url-encoder-decoder', 'task=delete', 'This link sets “task” to “delete”. It takes nothing or decode.'],
])('%s: the error for %s names the wrong value and the allowed ones', async (slug, fragment, error) => {
  expect(await errorOf(fragment, slug)).toBe(error && `${error} Nothing was loaded.`)
})

test.each([
  ['lists', '['],
  ['objects', '{"a":'],
])('settings of nested %s, 20,000 deep, are rejected without walking them', async (_, opening) => {
  const closing = opening === '[' ? ']' : '}'
  const nested = `${opening.repeat(20_000)}1${closing.repeat(20_000)}`
  for (const [slug, { settings }] of all)
    for (const name of [...Object.keys(settings), 'unknown']) {
      const fragment = await pack(`{"settings":{"${name}":${nested}},"texts":{}}`)
      expect(fragment.length).toBeLessThan(500)
      expect(await errorOf(fragment, slug)).toBe(linkDamaged)
    }
})
