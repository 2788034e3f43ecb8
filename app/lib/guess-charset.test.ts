import { expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { guessCharset, looksLikeText } from './guess-charset.ts'

const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text]
      .flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])
      .map((_, i, all) => all[isBig ? i ^ 1 : i]!),
  )

test.each([
  ['a mark of UTF-16LE', Uint8Array.of(0xff, 0xfe, 0x61, 0), { charset: 'utf-16le', isMarked: true }],
  ['a mark of UTF-16BE', Uint8Array.of(0xfe, 0xff, 0, 0x61), { charset: 'utf-16be', isMarked: true }],
  ['a mark of UTF-8', utf8('\ufeffa'), { charset: 'utf-8', isMarked: true }],
  ['no mark', utf8('café'), { charset: 'utf-8', isMarked: false }],
  ['nothing at all', new Uint8Array(), { charset: 'utf-8', isMarked: false }],
  ['every second byte zero', utf16('Grüße aus Köln', false), { charset: 'utf-16le', isMarked: false }],
  ['every first byte zero', utf16('Grüße aus Köln', true), { charset: 'utf-16be', isMarked: false }],
  ['zeros anywhere', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 3, 0, 9, 9), null],
])('guesses the charset from %s', (_, bytes, expected) => {
  expect(guessCharset(bytes)).toEqual(expected)
})

test('bytes with control characters that no text has are not text', () => {
  expect(looksLikeText(Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x0d, 0x0a, 0x09))).toBe(true)
  expect(looksLikeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe(false)
})
