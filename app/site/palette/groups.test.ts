import { expect, test } from 'vitest'
import { arrangeEntries, type Entry, type GroupName, step } from './groups.ts'

const entry = (group: GroupName, name: string, ...words: string[]): Entry => ({
  group,
  name,
  words,
  glyph: '',
  run() {},
})
const entries = [
  entry('Articles', 'Ten JSON tips'),
  entry('Tools', 'JSON Formatter', 'prettify'),
  entry('Tools', 'Hash Generator'),
  entry('On this page', 'Theme: Dark'),
]
const names = (query: string) =>
  arrangeEntries(entries, query).map(({ name, entries }) => [name, ...entries.map((each) => each.name)])

test('without a query all entries are in their groups, in the order given', () => {
  expect(names('')).toEqual([
    ['Tools', 'JSON Formatter', 'Hash Generator'],
    ['On this page', 'Theme: Dark'],
    ['Articles', 'Ten JSON tips'],
  ])
})

test('a query keeps only matching entries, the group with the best match first', () => {
  expect(names('dark')).toEqual([['On this page', 'Theme: Dark']])
  expect(names('json')).toEqual([
    ['Tools', 'JSON Formatter'],
    ['Articles', 'Ten JSON tips'],
  ])
  expect(names('nothing like it')).toEqual([])
})

test('steps wrap around at both ends', () => {
  expect([step(-1, 1, 3), step(2, 1, 3), step(0, -1, 3), step(1, -1, 3), step(0, 1, 0)]).toEqual([0, 0, 2, 0, -1])
})
