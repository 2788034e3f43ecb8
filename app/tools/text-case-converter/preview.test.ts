import { expect, test } from 'vitest'
import { caseFormats } from './formats.ts'
import { convertText } from './preview.ts'

test('a short text is shown whole in all twelve cases, with its counts', () => {
  const { results, previews } = convertText('foo bar', 'neutral')
  expect(results.camelCase).toBe('fooBar')
  expect(previews.cards.camelCase).toEqual({ head: 'fooBar', length: 6 })
  expect(Object.keys(previews.cards)).toEqual(caseFormats.map(({ key }) => key))
  expect(previews.counts).toEqual({ characters: 7, words: 2, lines: 1, bytes: 7 })
})

test('for a long text, the cards show the beginning and know the full length', () => {
  const { results, previews } = convertText('ab '.repeat(1000), 'neutral')
  expect(previews.cards.uppercase).toEqual({ head: results.uppercase.slice(0, 2000), length: 3000 })
  expect(previews.cards.pascalCase).toEqual({ head: results.pascalCase, length: 2000 })
})

test('the beginning never ends inside a character', () => {
  const { previews } = convertText(`a${'😀'.repeat(2000)}`, 'neutral')
  expect(previews.cards.lowercase.head.isWellFormed()).toBe(true)
})

test('blank text has counts and empty cards', () => {
  const { previews } = convertText(' \n', 'neutral')
  expect(previews.counts.lines).toBe(2)
  expect(Object.values(previews.cards).every(({ length }) => length === 0)).toBe(true)
})

test('a conversion reports its progress case by case', () => {
  const done: number[] = []
  convertText('foo bar', 'neutral', (share) => done.push(share))
  expect(done).toHaveLength(caseFormats.length)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.every((share) => share > 0 && share < 1)).toBe(true)
})

test('the conversion uses the chosen language', () => {
  expect(convertText('istanbul', 'tr').results.uppercase).toBe('İSTANBUL')
})
