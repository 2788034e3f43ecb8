import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Charset, charsetNames } from '#app/lib/charset-names.ts'
import { createTextCheck, decodeCharset } from '#app/lib/charsets.ts'
import { encodeCharset } from './text-charsets.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)

test.each<[Charset, string, string]>([
  ['utf-8', 'é€😀', 'c3a9e282acf09f9880'],
  ['utf-16le', 'é😀', 'e9003dd800de'],
  ['utf-16be', 'é😀', '00e9d83dde00'],
  ['iso-8859-1', '\u0080ÿ', '80ff'],
  ['windows-1252', '€ŽŸÿ\u0081', '808e9fff81'],
])('%s writes %j as %s and reads it back', (charset, text, hex) => {
  const encoded = encodeCharset(text, charset)
  expect(encoded.ok && Buffer.from(encoded.value.bytes).toString('hex')).toBe(hex)
  expect(decodeCharset(Buffer.from(hex, 'hex'), charset)).toBe(text)
})

test('windows-1252 agrees with the index of the WHATWG Encoding Standard at bytes 80–9F', () => {
  const index = [
    0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
    0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e,
    0x178,
  ]
  const decoded = decodeCharset(everyByte, 'windows-1252') ?? ''
  expect(Array.from(decoded.slice(0x80, 0xa0), (character) => character.charCodeAt(0))).toEqual(index)
})

test.each<Charset>(['iso-8859-1', 'windows-1252'])('every byte is text in %s and survives a round trip', (charset) => {
  const text = decodeCharset(everyByte, charset)
  expect(encodeCharset(text ?? '', charset)).toEqual({ ok: true, value: { bytes: everyByte, warnings: [] } })
})

test.each<[Charset, string, string, number]>([
  ['iso-8859-1', 'ab你', '"你" (U+4F60) at position 3 is not in ISO-8859-1.', 3],
  ['iso-8859-1', '€', '"€" (U+20AC) at position 1 is not in ISO-8859-1.', 1],
  ['windows-1252', 'a\u0080', 'U+0080 at position 2 is not in Windows-1252.', 2],
  ['windows-1252', '😀', '"😀" (U+1F600) at position 1 is not in Windows-1252.', 1],
  ['iso-8859-1', '\ud800', 'U+D800 at position 1 is not in ISO-8859-1.', 1],
])('%s has no byte for a character in %j', (charset, text, detail, position) => {
  expect(encodeCharset(text, charset)).toEqual({
    ok: false,
    error: { message: 'Encoding error occurred', detail, position },
  })
})

test.each<[Charset, string]>([
  ['utf-8', '61efbfbdefbfbd'],
  ['utf-16le', '6100fdfffdff'],
  ['utf-16be', '0061fffdfffd'],
])('unpaired surrogates become U+FFFD with one warning in %s', (charset, hex) => {
  const encoded = encodeCharset('a\udfff\ud800', charset)
  expect(encoded.ok && Buffer.from(encoded.value.bytes).toString('hex')).toBe(hex)
  expect(encoded.ok && encoded.value.warnings).toEqual(['2 unpaired surrogates replaced by U+FFFD'])
})

test.each<[Charset, string]>([
  ['utf-8', 'c0af'],
  ['utf-8', 'eda080'],
  ['utf-8', 'f4908080'],
  ['utf-16le', '00d8'],
  ['utf-16be', '0041d8'],
])('%s does not accept %s as text', (charset, hex) => {
  expect(decodeCharset(Buffer.from(hex, 'hex'), charset)).toBe(null)
})

test('a byte order mark in the bytes stays in the text', () => {
  expect(decodeCharset(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), 'utf-8')).toBe('\ufeffA')
})

test('decoding never changes the bytes and never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const before = bytes.slice()
      for (const charset of Object.keys(charsetNames) as Charset[]) decodeCharset(bytes, charset)
      expect(bytes).toEqual(before)
    }),
  )
})

test('bytes in portions are text exactly when they are text in one piece', () => {
  const likely = fc.constantFrom(...[...everyByte].map((byte) => [byte]), [0xc3, 0xa9], [0xf0, 0x9f, 0x98, 0x80])
  fc.assert(
    fc.property(
      fc.array(fc.array(likely, { maxLength: 4 })),
      fc.constantFrom<Charset>('utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'windows-1252'),
      (portions, charset) => {
        const check = createTextCheck(charset)
        for (const portion of portions) for (const bytes of portion) check.push(Uint8Array.from(bytes))
        expect(check.end()).toBe(decodeCharset(Uint8Array.from(portions.flat(2)), charset) !== null)
      },
    ),
  )
})

test('a character split across two portions is text, one cut off at the end is not', () => {
  const check = createTextCheck('utf-8')
  check.push(Uint8Array.of(0xe2, 0x82))
  check.push(Uint8Array.of(0xac))
  expect(check.end()).toBe(true)
  const cut = createTextCheck('utf-8')
  cut.push(Uint8Array.of(0xe2, 0x82))
  expect(cut.end()).toBe(false)
})
