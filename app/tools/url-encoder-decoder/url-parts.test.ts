import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok } from '#app/lib/result.ts'
import { anyUnits } from '../../../scripts/arbitraries.ts'
import type { DecodeOptions } from './percent.ts'
import {
  breakDown,
  buildQuery,
  joinUrl,
  moveParameter,
  parseQuery,
  replaceQuery,
  setParameter,
  splitUrl,
} from './url-parts.ts'

const component: DecodeOptions = { mode: 'component', plusMeansSpace: false }
const form: DecodeOptions = { mode: 'form', plusMeansSpace: true }
const rowsOf = (text: string) => breakDown(text, component)?.rows ?? []
const none = { scheme: null, user: null, host: null, port: null, path: '', query: null, fragment: null }

const anyOptions = fc.record<DecodeOptions>({
  mode: fc.constantFrom('component', 'whole-url', 'form', 'strict'),
  plusMeansSpace: fc.boolean(),
})
const urlLike = fc.array(
  fc.constantFrom(
    'http',
    ':',
    '//',
    '/',
    '?',
    '#',
    '@',
    '&',
    '=',
    '+',
    '%',
    '%20',
    '%E9',
    '[',
    ']',
    '80',
    'a',
    'é',
    '\n',
    ' ',
    '\ud83d',
  ),
)
const anyText = fc.oneof(
  anyUnits,
  urlLike.map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true }),
)

test.each([
  ['', {}],
  // RFC 3986 §1.1.2
  ['ftp://ftp.is.co.za/rfc/rfc1808.txt', { scheme: 'ftp', host: 'ftp.is.co.za', path: '/rfc/rfc1808.txt' }],
  [
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    { scheme: 'ldap', host: '[2001:db8::7]', path: '/c=GB', query: 'objectClass?one' },
  ],
  ['mailto:John.Doe@example.com', { scheme: 'mailto', path: 'John.Doe@example.com' }],
  ['telnet://192.0.2.16:80/', { scheme: 'telnet', host: '192.0.2.16', port: '80', path: '/' }],
  [
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    { scheme: 'urn', path: 'oasis:names:specification:docbook:dtd:xml:4.1.2' },
  ],
  // RFC 3986 appendix B
  [
    'http://www.ics.uci.edu/pub/ietf/uri/#Related',
    { scheme: 'http', host: 'www.ics.uci.edu', path: '/pub/ietf/uri/', fragment: 'Related' },
  ],
  [
    'https://me:pw@[::1]:8443/a?b=c#d',
    { scheme: 'https', user: 'me:pw', host: '[::1]', port: '8443', path: '/a', query: 'b=c', fragment: 'd' },
  ],
  ['http://x:/?#', { scheme: 'http', host: 'x', port: '', path: '/', query: '', fragment: '' }],
  ['file:///etc/hosts', { scheme: 'file', host: '', path: '/etc/hosts' }],
  ['//cdn.example/x', { host: 'cdn.example', path: '/x' }],
  ['/a b?c#d?e#f', { path: '/a b', query: 'c', fragment: 'd?e#f' }],
  ['note to self: a?b', { path: 'note to self: a', query: 'b' }],
])('%s is split into its parts', (text, parts) => {
  expect(splitUrl(text)).toEqual({ ...none, ...parts })
})

test('splitting any text and joining its parts gives the same text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(joinUrl(splitUrl(text))).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('duplicates, order, empty values and missing values are kept, and rebuilding gives the same text', () => {
  const text = 'bullet_point=Bullet1&bullet_point=Bullet2&e=&f'
  const rows = parseQuery(text, component)
  expect(rows).toEqual([
    { name: 'bullet_point', value: 'Bullet1', rawName: 'bullet_point', rawValue: 'Bullet1' },
    { name: 'bullet_point', value: 'Bullet2', rawName: 'bullet_point', rawValue: 'Bullet2' },
    { name: 'e', value: '', rawName: 'e', rawValue: '' },
    { name: 'f', value: null, rawName: 'f', rawValue: null },
  ])
  expect(buildQuery(rows)).toBe(text)
})

test.each([
  ['a=b=c', [['a', 'b=c']]],
  ['=x', [['', 'x']]],
  [
    'a&&b',
    [
      ['a', null],
      ['', null],
      ['b', null],
    ],
  ],
  ['q=%E9+%20', [['q', '%E9+ ']]],
  ['', []],
])('%s has the parameters %j', (text, expected) => {
  expect(parseQuery(text, component).map(({ name, value }) => [name, value])).toEqual(expected)
})

test('+ follows the switch, and %2F in a value is decoded even in whole-URL mode', () => {
  expect(parseQuery('q=a+b', form)[0]?.value).toBe('a b')
  expect(parseQuery('q=a+b', component)[0]?.value).toBe('a+b')
  expect(parseQuery('q=%2F', { mode: 'whole-url', plusMeansSpace: false })[0]?.value).toBe('/')
})

test('parsing and rebuilding any query gives the same text', () => {
  fc.assert(
    fc.property(anyText, anyOptions, (text, options) => {
      expect(buildQuery(parseQuery(text, options))).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['https://x/?a=1#b', 'a=1'],
  ['a=1&b', 'a=1&b'],
  ['a=1&next=/x?y=2', 'a=1&next=/x?y=2'],
  ['a=1&next=https://x/?y=2#z', 'a=1&next=https://x/?y=2'],
  ['q=what?', 'q=what?'],
  ['=1', '=1'],
  ['what?=1', '=1'],
  ['/x?a=1?', 'a=1?'],
  ['https://x', ''],
  ['https://x/a=1', ''],
  ['/path/a=1', null],
  ['just words', null],
  ['https://x/?', ''],
])('the query of %s is %j', (text, query) => {
  const breakdown = breakDown(text, component)
  expect(breakdown?.rows ? buildQuery(breakdown.rows) : null).toBe(query)
})

test.each(['https://x', 'https://x/?', '?', ''])('%j stays as it is without parameters', (text) => {
  expect(replaceQuery(text, [])).toBe(text)
})

test('editing a bare query keeps a ? inside another value', () => {
  const rows = rowsOf('a=1&next=/x?y=2#z')
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['a', '1'],
    ['next', '/x?y=2'],
  ])
  const edited = setParameter(rows, 0, { value: 'b?' }, component)
  expect(edited.ok && replaceQuery('a=1&next=/x?y=2#z', edited.value)).toBe('a=b%3F&next=/x?y=2#z')
})

test('rebuilding a URL from its unedited parameters gives the same text', () => {
  fc.assert(
    fc.property(anyText, anyOptions, (text, options) => {
      const breakdown = breakDown(text, options)
      if (breakdown?.rows) expect(replaceQuery(breakdown.url, breakdown.rows)).toBe(breakdown.url)
    }),
    { numRuns: 2000 },
  )
})

test('only the edited part is encoded again', () => {
  const text = 'https://x/?sig=a+b%2f=&q=1&q=%e9#top'
  const rows = rowsOf(text)
  const edited = setParameter(rows, 1, { value: 'x y&z' }, component)
  expect(edited.ok && replaceQuery(text, edited.value)).toBe('https://x/?sig=a+b%2f=&q=x%20y%26z&q=%e9#top')
  const renamed = setParameter(rows, 0, { name: 's=g' }, component)
  expect(renamed.ok && replaceQuery(text, renamed.value)).toBe('https://x/?s%3Dg=a+b%2f=&q=1&q=%e9#top')
})

test('an edit that changes nothing keeps the text as written', () => {
  const rows = parseQuery('q=%e9%41+', component)
  expect(setParameter(rows, 0, { name: 'q', value: '%e9A+' }, component)).toEqual(ok(rows))
})

test.each<[DecodeOptions, string]>([
  [component, 'a=x%20!%2B'],
  [form, 'a=x+%21%2B'],
  [{ mode: 'form', plusMeansSpace: false }, 'a=x%20!%2B'],
  [{ mode: 'strict', plusMeansSpace: false }, 'a=x%20%21%2B'],
  [{ mode: 'whole-url', plusMeansSpace: false }, 'a=x%20!%2B'],
])('an edit is encoded by the settings %o', (options, query) => {
  const edited = setParameter(parseQuery('a=1', options), 0, { value: 'x !+' }, options)
  expect(edited.ok && buildQuery(edited.value)).toBe(query)
})

test('parameters can be added, removed and moved', () => {
  const text = 'https://x/p?a=1&b=2&c=3#f'
  const rows = rowsOf(text)
  const added = setParameter(rows, 3, { name: 'd e', value: '4' }, component)
  expect(added.ok && replaceQuery(text, added.value)).toBe('https://x/p?a=1&b=2&c=3&d%20e=4#f')
  expect(replaceQuery(text, rows.toSpliced(0, 1))).toBe('https://x/p?b=2&c=3#f')
  expect(replaceQuery(text, moveParameter(rows, 0, 2))).toBe('https://x/p?b=2&c=3&a=1#f')
  expect(replaceQuery(text, moveParameter(rows, 2, 0))).toBe('https://x/p?c=3&a=1&b=2#f')
  expect(replaceQuery(text, [])).toBe('https://x/p#f')
})

test('a parameter can be added to a URL without a query, and removed from a bare query', () => {
  const added = setParameter([], 0, { name: 'a' }, component)
  expect(added.ok && replaceQuery('https://x/#f', added.value)).toBe('https://x/?a=#f')
  const empty = setParameter([], 0, {}, component)
  expect(empty.ok && replaceQuery('https://x/', empty.value)).toBe('https://x/?=')
  expect(replaceQuery('a=1&b=2', rowsOf('a=1&b=2').slice(1))).toBe('b=2')
})

test('a parameter without a value gets none when its name changes', () => {
  const renamed = setParameter(parseQuery('a&b=2', component), 0, { name: 'c' }, component)
  expect(renamed.ok && buildQuery(renamed.value)).toBe('c&b=2')
})

test('moving a parameter that does not exist changes nothing', () => {
  const rows = parseQuery('a=1', component)
  expect(moveParameter(rows, 5, 0)).toEqual(rows)
})

test('any text typed into a parameter reads back from the rebuilt URL; only a lone surrogate fails', () => {
  fc.assert(
    fc.property(fc.tuple(anyUnits, anyUnits), anyOptions, ([name, value], options) => {
      const text = 'https://x/?a=1&b=2#f'
      const edited = setParameter(parseQuery('a=1&b=2', options), 1, { name, value }, options)
      expect(edited.ok).toBe(name.isWellFormed() && value.isWellFormed())
      if (edited.ok) {
        const rebuilt = breakDown(replaceQuery(text, edited.value), options)?.rows
        expect(rebuilt).toEqual(edited.value)
        expect(rebuilt?.[1]).toMatchObject({ name, value })
      }
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['https://x/?a=1', true],
  ['  https://example.com  \n', true],
  ['//cdn.example/x', true],
  ['/search?q=hello world', true],
  ['?a=1', true],
  ['a=hello world&b', true],
  ['', false],
  ['just words', false],
  ['What? Yes = no', false],
  ['the sum a = b', false],
  ['mailto:John.Doe@example.com', true],
  ['tel:+1-816-555-1212', true],
  ['URN:isbn:0451450523', true],
  ['data:text/plain,a b', true],
  ['note: hello', false],
  ['wow:%NBD', true],
  ['note:hello', true],
  ['spotify:track:6rqhFgbbKwnb9MLmUQDhG6', true],
  ['wow:%NBD and more', false],
  ['wow:', false],
  ['localhost:3000/a', false],
  ['example.com:8080', false],
  ['C:\\Users', false],
  ['12:30', false],
  ['news: hello', false],
  ['/path/only', false],
  ['https://x/?a=1\nhttps://y/?b=2', false],
  [`https://x/?a=${'1'.repeat(70_000)}`, false],
])('%j is split up as a URL: %s', (text, isLaidOut) => {
  expect(breakDown(text, component) !== null).toBe(isLaidOut)
})

test('spaces around a URL are ignored', () => {
  expect(breakDown(' https://x/p?a=1&f#t\n', component)).toEqual({
    url: 'https://x/p?a=1&f#t',
    parts: { ...none, scheme: 'https', host: 'x', path: '/p', query: 'a=1&f', fragment: 't' },
    rows: parseQuery('a=1&f', component),
  })
})

test.each([
  ['https://x/?test=\ufeff', ['test', '\ufeff']],
  ['https://x/?test=\ufeff \r\n', ['test', '\ufeff']],
  ['test=1\u00a0', ['test', '1\u00a0']],
  ['\ufeff https://x/?test=1', ['test', '1']],
])('only ASCII spaces are removed at the end of %j: %j', (text, [name, value]) => {
  expect(breakDown(text, component)?.rows).toMatchObject([{ name, value }])
})

test.each([
  ['mailto:a@b.com?subject=hi', { scheme: 'mailto', path: 'a@b.com', query: 'subject=hi' }, ['subject']],
  ['/search?q=1#top', { path: '/search', query: 'q=1', fragment: 'top' }, ['q']],
  // web-platform-tests, url/resources/urltestdata.json
  ['wow:%NBD', { scheme: 'wow', path: '%NBD' }, []],
  ['tel:+123', { scheme: 'tel', path: '+123' }, undefined],
  ['urn:isbn:1', { scheme: 'urn', path: 'isbn:1' }, undefined],
  ['javascript:a?b=1:c', { scheme: 'javascript', path: 'a', query: 'b=1:c' }, undefined],
  ['data:text/plain,a#b', { scheme: 'data', path: 'text/plain,a', fragment: 'b' }, undefined],
])('%s is split into parts without a host', (text, parts, names) => {
  const breakdown = breakDown(text, component)
  expect(breakdown?.parts).toEqual({ ...none, ...parts })
  expect(breakdown?.rows?.map(({ name }) => name)).toEqual(names)
})

test('a bare query has parameters but no URL parts', () => {
  expect(breakDown('a=1&next=/x?y=2', component)).toMatchObject({
    parts: null,
    rows: [{ name: 'a' }, { name: 'next' }],
  })
})

test('breakDown never throws', () => {
  fc.assert(fc.property(anyText, anyOptions, (text, options) => void breakDown(text, options)))
})
