import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines, splitWords } from './words.ts'

test.each([
  ['fooBar-baz 9', ['foo', 'Bar', 'baz', '9']],
  ["parseURLFromHTML5Doc, don't", ['parse', 'URL', 'From', 'HTML5', 'Doc', 'dont']],
  ['IPv6Address', ['IPv6', 'Address']],
  ['IPv6 APIv2 HTTPv1.1', ['IPv6', 'APIv2', 'HTTPv1', '1']],
  ['parseAPIv2URL', ['parse', 'APIv2', 'URL']],
  ['TVview SVvalue', ['T', 'Vview', 'S', 'Vvalue']],
  ['ABC', ['ABC']],
  ['aB', ['a', 'B']],
  ['ABc', ['A', 'Bc']],
  ['A1B2c', ['A1', 'B2c']],
  ["O'Neil", ['O', 'Neil']],
  ["NASA's budget", ['NASAs', 'budget']],
  ['NASA’s budget', ['NASAs', 'budget']],
  ["OK'd, FBI'll, A's", ['OKd', 'FBIll', 'As']],
  ['URLs and PDFs', ['URLs', 'and', 'PDFs']],
  ["the CEOs' PDFs.", ['the', 'CEOs', 'PDFs']],
  ['parseURLs', ['parse', 'URLs']],
  ['parseURLsFast', ['parse', 'URLs', 'Fast']],
  ['URLs2 MP3s', ['URLs2', 'MP3s']],
  ['myURLScheme', ['my', 'URL', 'Scheme']],
  ['HTMLString', ['HTML', 'String']],
  ['HTMLs\u0301', ['HTM', 'Ls\u0301']],
  ['thisIs Is', ['this', 'Is', 'Is']],
  ["DON'T 'quoted' dogs'", ['DONT', 'quoted', 'dogs']],
  ["rock'n'roll a''b", ['rocknroll', 'a', 'b']],
  ['ÉtéÀLaMer', ['Été', 'À', 'La', 'Mer']],
  ['E\u0301te\u0301A', ['E\u0301te\u0301', 'A']],
  ['XМЛHttp', ['XМЛ', 'Http']],
  ['日本語Test', ['日本語', 'Test']],
  ['\u0301 \ufe0f', []],
  ['ʼNa', ['ʼNa']],
  ['𐐀𐐁𐐨', ['𐐀', '𐐁𐐨']],
  ['', []],
])('%j splits into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('lines keep their own line breaks', () => {
  expect(splitLines('a b\r\n\nc\u2028d\r')).toEqual([
    { words: ['a', 'b'], end: '\r\n' },
    { words: [], end: '\n' },
    { words: ['c'], end: '\u2028' },
    { words: ['d'], end: '\r' },
    { words: [], end: '' },
  ])
})

test('splitting loses no letter and no digit', () => {
  const kept = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(kept(splitWords(text).join(''))).toBe(kept(text))
    }),
  )
})

test('an acronym keeps its version number, whatever follows', () => {
  const acronym = fc.stringMatching(/^[A-Z]{1,5}$/)
  fc.assert(
    fc.property(acronym, fc.nat(99), fc.constantFrom('', 'Next', ' next', '-next'), (letters, version, after) => {
      expect(splitWords(`${letters}v${version}${after}`)[0]).toBe(`${letters}v${version}`)
    }),
  )
})

test('a split word does not split again, unless an apostrophe held it together', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aAsvB1é É日-\u0301') }), (text) => {
      for (const word of splitWords(text)) expect(splitWords(word)).toEqual([word])
    }),
  )
})
