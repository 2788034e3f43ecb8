import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { decodeEntities } from './decode-layers.ts'
import { namedEntities, nameOf, searchEntities } from './entity-table.ts'

const namesFound = (query: string) => searchEntities(query).map(({ name }) => name)

test('every entity in the list has the right characters and code points', () => {
  expect(namedEntities).toHaveLength(2125)
  for (const { name, characters, codePoints } of namedEntities) {
    expect(decodeEntities(`&${name};`)).toBe(characters)
    const written = [...characters].map((c) => `U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    expect(codePoints).toBe(written.join(' '))
  }
})

test.each([
  ['by name', 'copy', ['copy', 'COPY', 'copysr']],
  ['by name as it is written in HTML', '&copy;', ['copy', 'COPY', 'copysr']],
  ['by name in any case, the exact match first', 'COPY', ['COPY', 'copy', 'copysr']],
  ['by character', '©', ['copy', 'COPY']],
  ['by astral character', '𝔸', ['Aopf']],
  ['by two code points', '\u2242\u0338', ['nesim', 'NotEqualTilde']],
  ['by a space that trimming would remove', '\u00a0', ['nbsp', 'NonBreakingSpace']],
  ['by code point', 'U+00A9', ['copy', 'COPY']],
  ['by code point in lower case, with spaces', ' u+a9 ', ['copy', 'COPY']],
  ['by code point, padded', 'U+0000A9', ['copy', 'COPY']],
  ['by code point of a pair', 'U+20E5', ['bne', 'bnequiv', 'nparsl']],
  ['by hexadecimal reference', '&#xA9;', ['copy', 'COPY']],
  ['by decimal reference', '&#169;', ['copy', 'COPY']],
  ['only by a name that exists', 'nosuchname', []],
  ['only by a code point that has a name', 'U+E000', []],
])('entities are found %s: %s', (_, query, names) => {
  expect(namesFound(query)).toEqual(names)
})

test('an empty query lists everything', () => {
  expect(searchEntities('')).toHaveLength(2125)
})

test('a single & or ; is searched as a character, not as an empty name', () => {
  expect(namesFound('&').slice(0, 2)).toEqual(['amp', 'AMP'])
  expect(namesFound(';')).toEqual(['semi'])
})

test.each([
  ['©', 'copy'],
  ['…', 'hellip'],
  ['½', 'frac12'],
  ['Å', 'Aring'],
  ['¨', 'uml'],
  ['→', 'rarr'],
  ['Ā', 'Amacr'],
  ['😀', undefined],
])('%s is encoded with its HTML 4 name, or else the shortest: %s', (character, name) => {
  expect(nameOf(character)).toBe(name)
})

test('the page lists eight common entities, and both spellings of each decode correctly', () => {
  const rows = readContent(source).table?.rows ?? []
  expect(rows).toHaveLength(8)
  for (const [entity = '', number = '', shown = ''] of rows) {
    const character = shown === '(blank)' ? '\u00a0' : shown
    expect(decodeEntities(entity)).toBe(character)
    expect(decodeEntities(number)).toBe(character)
  }
})

test('a decimal number finds its character, and names that contain it', () => {
  expect(namesFound('169')).toEqual(['copy', 'COPY'])
  expect(namesFound('8364')).toEqual(['euro'])
  expect(namesFound('12')).toEqual(['frac12', 'blk12'])
})
