import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { anyUnits } from '../../../scripts/arbitraries.ts'
import { decodeEntities } from './decode-layers.ts'
import { createEncoder, type EncodeOptions, encodeEntities, type Form, type Scope } from './entities.ts'
import { entityNames } from './entity-names.data.ts'
import { namedEntities, nameOf } from './entity-table.ts'

const scopes: Scope[] = ['specials', 'map', 'non-ascii']
const forms: Form[] = ['named', 'decimal', 'hexadecimal']
const everyOption: EncodeOptions[] = scopes.flatMap((scope) => forms.map((form) => ({ scope, form })))
const byDefault: EncodeOptions = { scope: 'map', form: 'named' }

/** The names that also work without a semicolon. */
const lone = new Set(entityNames.match(/\w+(?=\*)/g))

/** Every key of https://html.spec.whatwg.org/entities.json, without its `&`, and the characters it stands for. */
const standard = new Map(
  namedEntities.flatMap(({ name, characters }) => {
    const terminated: [string, string] = [`${name};`, characters]
    return lone.has(name) ? [terminated, [name, characters] as [string, string]] : [terminated]
  }),
)

/** A slow, word-for-word version of HTML §13.2.5.73 and §13.2.5.80. */
function decodeByTheBook(text: string): string {
  let decoded = ''
  for (let index = 0; index < text.length; ) {
    const rest = text.slice(index)
    const [numeric, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));?/i.exec(rest) ?? []
    let length = 33
    while (length > 1 && !standard.has(rest.slice(1, length))) length--
    if (numeric) decoded += readNumber(hex ? Number.parseInt(hex, 16) : Number(decimal))
    else decoded += rest[0] === '&' && length > 1 ? standard.get(rest.slice(1, length)) : rest[0]
    index += numeric?.length ?? (rest[0] === '&' && length > 1 ? length : 1)
  }
  return decoded
}

function readNumber(number: number): string {
  if (number === 0 || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff)) return '\ufffd'
  return String.fromCodePoint(windows1252.get(number) ?? number)
}

/** The table of HTML §13.2.5.80. */
const windows1252 = new Map([
  [0x80, 0x20ac],
  [0x82, 0x201a],
  [0x83, 0x0192],
  [0x84, 0x201e],
  [0x85, 0x2026],
  [0x86, 0x2020],
  [0x87, 0x2021],
  [0x88, 0x02c6],
  [0x89, 0x2030],
  [0x8a, 0x0160],
  [0x8b, 0x2039],
  [0x8c, 0x0152],
  [0x8e, 0x017d],
  [0x91, 0x2018],
  [0x92, 0x2019],
  [0x93, 0x201c],
  [0x94, 0x201d],
  [0x95, 0x2022],
  [0x96, 0x2013],
  [0x97, 0x2014],
  [0x98, 0x02dc],
  [0x99, 0x2122],
  [0x9a, 0x0161],
  [0x9b, 0x203a],
  [0x9c, 0x0153],
  [0x9e, 0x017e],
  [0x9f, 0x0178],
])

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const entityLikeText = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '&#', '&#x', '&#X', ';', '=', 'a', 'Z', '0', '9', 'f', '#', ' ', 'é', '\ud83d', '😀', '<'),
      fc.constantFrom(...standard.keys()).map((name) => `&${name}`),
      fc
        .tuple(fc.constantFrom(...standard.keys()), fc.nat({ max: 31 }))
        .map(([name, length]) => `&${name.slice(0, length)}`),
      fc.nat({ max: 0x120000 }).map((number) => `&#${number}`),
      fc.nat({ max: 0x120000 }).map((number) => `&#x${number.toString(16)}`),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test.each([
  ['some names work without a semicolon', '&copy 2024', '© 2024'],
  ['the longest name wins', '&notit;', '¬it;'],
  ['the longest name wins', '&notin;', '∉'],
  ['numbers follow Windows-1252', '&#128;', '€'],
  ['numbers follow Windows-1252', '&#x9f;', 'Ÿ'],
  ['zero is U+FFFD', '&#0;', '\ufffd'],
  ['a surrogate is U+FFFD', '&#xD800;', '\ufffd'],
  ['a number beyond Unicode is U+FFFD', '&#1114112;', '\ufffd'],
  ['a very long number is one number', `&#${'9'.repeat(5000)};`, '\ufffd'],
  ['leading zeros do not count', `&#${'0'.repeat(5000)}65;`, 'A'],
  ['an astral number is one character', '&#x1F600;', '😀'],
  ['one pass only', '&amp;lt;', '&lt;'],
  ['some names give two code points', '&NotEqualTilde;', '\u2242\u0338'],
  ['nbsp is not a space', '&nbsp;', '\u00a0'],
  ['one hexadecimal digit is enough', '&#xA;', '\n'],
  ['an unknown name is kept', '&unknown;', '&unknown;'],
  ['a number without digits is kept', '&#;', '&#;'],
  ['a number without digits is kept', '&#x;', '&#x;'],
  ['euro needs its semicolon', '&euro', '&euro'],
  ['lt works without a semicolon', '&ltfoo', '<foo'],
  ['the rules for attributes do not apply to text', '?a=1&copy=2', '?a=1©=2'],
  ['some names also exist in upper case', '&AMP;&LT', '&<'],
  ['markup is returned as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('decoding: %s: %s', (_, text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})

test('the list has the 2,231 names of the standard: 106 without a semicolon, 93 with two code points', () => {
  expect(standard.size).toBe(2231)
  expect([...standard.keys()].filter((name) => !name.endsWith(';'))).toHaveLength(106)
  expect([...standard.values()].filter((characters) => [...characters].length === 2)).toHaveLength(93)
})

test('all 2,231 names decode to their characters, alone and inside a text', () => {
  for (const [name, characters] of standard) {
    expect(decodeEntities(`&${name}`), name).toBe(characters)
    expect(decodeEntities(`a &${name} b`), name).toBe(`a ${characters} b`)
  }
})

test('a name that needs a semicolon is not decoded without one, unless it starts with a shorter name that needs none', () => {
  for (const { name } of namedEntities) {
    if (!lone.has(name)) expect(decodeEntities(`&${name} `), name).toBe(decodeByTheBook(`&${name} `))
  }
})

test('every named character survives encoding and decoding in every scope and form', () => {
  for (const characters of new Set(standard.values())) {
    for (const options of everyOption) {
      expect(decodeEntities(encodeEntities(characters, options, nameOf))).toBe(characters)
    }
  }
})

test('every number from 0 to 0x9F decodes as the HTML standard says', () => {
  for (let number = 0; number < 0xa0; number++) expect(decodeEntities(`&#${number};`)).toBe(readNumber(number))
})

test('decoding matches the word-for-word version on text made of pieces of references', () => {
  fc.assert(
    fc.property(entityLikeText, (text) => {
      expect(decodeEntities(text)).toBe(decodeByTheBook(text))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  [`&<>"'`, '&amp;&lt;&gt;&quot;&#39;'],
  ['/`=', '&#x2F;&#x60;&#x3D;'],
  ['\u00a0', '&nbsp;'],
  ['¡¢£©®¿×÷', '&iexcl;&cent;&pound;&copy;&reg;&iquest;&times;&divide;'],
  ['ÀÁÂÃÄÅÆÇÈÉÊË', '&Agrave;&Aacute;&Acirc;&Atilde;&Auml;&Aring;&AElig;&Ccedil;&Egrave;&Eacute;&Ecirc;&Euml;'],
  ['Ìéñ€😀', 'Ìéñ€😀'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;&#x2F;script&gt;'],
])('by default %s is encoded as %s', (text, encoded) => {
  expect(encodeEntities(text, byDefault)).toBe(encoded)
})

test('the default map uses the HTML 4 name for every Latin-1 symbol', () => {
  for (let codePoint = 0xa0; codePoint <= 0xcb; codePoint++) {
    const character = String.fromCodePoint(codePoint)
    expect(encodeEntities(character, byDefault)).toBe(`&${nameOf(character)};`)
  }
})

test.each<[EncodeOptions, string]>([
  [{ scope: 'specials', form: 'named' }, `&lt;a href=&quot;/é&quot;&gt;😀…&#39;`],
  [{ scope: 'specials', form: 'decimal' }, `&#60;a href=&#34;/é&#34;&#62;😀…&#39;`],
  [{ scope: 'specials', form: 'hexadecimal' }, `&#x3C;a href=&#x22;/é&#x22;&#x3E;😀…&#x27;`],
  [{ scope: 'map', form: 'decimal' }, `&#60;a href&#61;&#34;&#47;é&#34;&#62;😀…&#39;`],
  [{ scope: 'map', form: 'hexadecimal' }, `&#x3C;a href&#x3D;&#x22;&#x2F;é&#x22;&#x3E;😀…&#x27;`],
  [{ scope: 'non-ascii', form: 'named' }, `&lt;a href=&quot;/&eacute;&quot;&gt;&#128512;&hellip;&#39;`],
  [{ scope: 'non-ascii', form: 'decimal' }, `&#60;a href=&#34;/&#233;&#34;&#62;&#128512;&#8230;&#39;`],
  [{ scope: 'non-ascii', form: 'hexadecimal' }, `&#x3C;a href=&#x22;/&#xE9;&#x22;&#x3E;&#x1F600;&#x2026;&#x27;`],
])('%o encodes the right characters in the right form', (options, encoded) => {
  expect(encodeEntities(`<a href="/é">😀…'`, options, nameOf)).toBe(encoded)
})

test('without the list of names, a character outside the map becomes a decimal number', () => {
  expect(encodeEntities('é©…', { scope: 'non-ascii', form: 'named' })).toBe('&#233;&copy;&#8230;')
})

test('lone surrogates and controls that would decode as Windows-1252 are kept: no reference can express them', () => {
  for (const options of everyOption) {
    expect(encodeEntities('\ud83d|\ude00|\u0080\u0092\u009f', options, nameOf)).toBe('\ud83d|\ude00|\u0080\u0092\u009f')
  }
})

test('scope non-ascii leaves only ASCII and the controls U+0080 to U+009F', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...forms), (text, form) => {
      const encoded = encodeEntities(text.toWellFormed(), { scope: 'non-ascii', form }, nameOf)
      expect(encoded).not.toMatch(/[^\p{ASCII}\u0080-\u009f]/u)
    }),
  )
})

test('encoding and then decoding returns the same text, in every scope and form', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, anyUnits, entityLikeText),
      fc.constantFrom(...everyOption),
      fc.boolean(),
      (text, options, hasNames) => {
        expect(decodeEntities(encodeEntities(text, options, hasNames ? nameOf : undefined))).toBe(text)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a byte order mark and lone surrogates stay in the text', () => {
  expect(encodeEntities('\ufeff<\ud83d>\ude00', { scope: 'map', form: 'named' })).toBe('\ufeff&lt;\ud83d&gt;\ude00')
})

test('the entity that grows its character the most still fits the buffer when it fills whole blocks', () => {
  const encode = createEncoder({ scope: 'non-ascii', form: 'named' }, nameOf)
  const growthOf = ({ characters }: { characters: string }) => encode(characters).bytes / utf8(characters).length
  const longest = namedEntities.toSorted((a, b) => growthOf(b) - growthOf(a))[0]!.characters
  expect(encode(longest.repeat(70_000)).text === encode(longest).text.repeat(70_000)).toBe(true)
})

test('the byte count of an encoded text is its size in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...everyOption), (text, options) => {
      const encoded = createEncoder(options, nameOf)(text)
      expect(encoded.bytes).toBe(utf8(encoded.text).length)
    }),
  )
})
