import { expect, test } from 'vitest'
import * as messages from './messages.ts'
import { measureName } from './platforms.ts'
import { maximumLength } from './username.ts'
import { banks, exampleLists, prefixes, separators, suffixes, symbols } from './words.data.ts'

const everyWord = [...Object.values(banks).flat(), ...prefixes, ...suffixes]

test('there are thirty words in each bank, ten prefixes, ten suffixes, ten symbols and the separators _ . -', () => {
  expect(Object.entries(banks).map(([style, words]) => [style, words.length])).toEqual([
    ['cute', 30],
    ['cool', 30],
    ['aesthetic', 30],
  ])
  expect([prefixes.length, suffixes.length, symbols.length]).toEqual([10, 10, 10])
  expect(separators).toEqual(['_', '.', '-'])
})

test('every word is short, in lowercase ASCII letters, and occurs once', () => {
  for (const word of everyWord) expect(word).toMatch(/^[a-z]{3,8}$/)
  expect(new Set(everyWord).size).toBe(everyWord.length)
})

test('every symbol is one code point that shows as an emoji, and occurs once', () => {
  for (const symbol of symbols) expect(symbol).toMatch(/^\p{Emoji_Presentation}$/u)
  expect(new Set(symbols).size).toBe(symbols.length)
})

test('every example is a name the generator could make in its style', () => {
  expect(exampleLists.map(({ style }) => style)).toEqual(Object.keys(banks))
  for (const { style, names } of exampleLists) {
    expect(names).toHaveLength(3)
    for (const name of names) {
      expect(measureName(name)).toBeLessThanOrEqual(maximumLength)
      const bank = banks[style].join('|')
      const shape = `(?:(?:${prefixes.join('|')})(?:${bank})|(?:${bank})(?:[_.-]?(?:${bank})|${suffixes.join('|')}))`
      const symbol = style === 'cool' ? '' : `(?:${symbols.join('|')})?`
      expect(name.toLowerCase()).toMatch(new RegExp(`^${shape}${symbol}$`, 'u'))
      expect(name).toMatch(/^[A-Z][^A-Z]+$/)
    }
  }
})

test.each([
  [messages.copied, 'Copied!', 'Username copied to clipboard.'],
  [messages.copyFailed, 'Copy failed', 'Please copy the username manually.'],
])('the toast %o matches the specification', (toast, title, description) => {
  expect(toast).toMatchObject({ title, description })
})
