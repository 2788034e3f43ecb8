import { expect, test } from 'vitest'
import { arrangeEntries, type Entry, type GroupName, step } from './arrange-entries.ts'

const entry = (group: GroupName, name: string, ...synonyms: string[]): Entry => ({ group, name, synonyms, run() {} })
const entries = [
  entry('Articles', 'Ten JSON tips'),
  entry('Articles', 'Text cases'),
  entry('Pages', 'Contact', 'feedback'),
  entry('Tools', 'JSON Formatter', 'JSON', 'prettify'),
  entry('Tools', 'Text Case Converter', 'Text Case', 'case'),
  entry('Tools', 'Hash Generator', 'Hash', 'sha'),
  entry('On this page', 'Format JSON'),
  entry('On this page', 'Share'),
  entry('On this page', 'Theme: Dark'),
  entry('On this page', 'Clear'),
]
const names = (query: string, more: Entry[] = []) =>
  arrangeEntries([...entries, ...more], query).map(({ name, entries }) => [name, ...entries.map((each) => each.name)])

test('without a query all entries are in their groups, in the order given', () => {
  expect(names('')).toEqual([
    ['Tools', 'JSON Formatter', 'Text Case Converter', 'Hash Generator'],
    ['On this page', 'Format JSON', 'Share', 'Theme: Dark', 'Clear'],
    ['Pages', 'Contact'],
    ['Articles', 'Ten JSON tips', 'Text cases'],
  ])
})

test('a query keeps only matching entries, the group with the best match first', () => {
  expect(names('dark')).toEqual([['On this page', 'Theme: Dark']])
  expect(names('json')).toEqual([
    ['Tools', 'JSON Formatter'],
    ['On this page', 'Format JSON'],
    ['Articles', 'Ten JSON tips'],
  ])
  expect(names('contact')).toEqual([['Pages', 'Contact']])
  expect(names('nothing like it')).toEqual([])
})

test('another word for a tool beats the beginning of an action or of an article', () => {
  expect(names('sha')).toEqual([
    ['Tools', 'Hash Generator'],
    ['On this page', 'Share'],
  ])
  expect(names('form')).toEqual([
    ['Tools', 'JSON Formatter'],
    ['On this page', 'Format JSON'],
  ])
  expect(names('case')[0]).toEqual(['Tools', 'Text Case Converter'])
  expect(names('text case')).toEqual([
    ['Tools', 'Text Case Converter'],
    ['Articles', 'Text cases'],
  ])
})

test('a tool comes before its own article, also for a word that ends in -ing', () => {
  const more = [entry('Articles', 'Base64 Encoding: A Practical Guide'), entry('Tools', 'Base64', 'encode')]
  expect(names('encoding', more)).toEqual([
    ['Tools', 'Base64'],
    ['Articles', 'Base64 Encoding: A Practical Guide'],
  ])
})

test('what a button says is no typo of something else', () => {
  expect(names('shape')).toEqual([['On this page', 'Share']])
  expect(arrangeEntries(entries, 'shape', ['Shape'])).toEqual([])
})

test('what the text in the field is comes before everything that has it in its name', () => {
  const found: Entry = { ...entry('Tools', 'Make palette: Color'), isFound: true }
  expect(names('dark', [found])).toEqual([
    ['Tools', 'Make palette: Color'],
    ['On this page', 'Theme: Dark'],
  ])
})

test('steps wrap around at both ends', () => {
  expect([step(-1, 1, 3), step(2, 1, 3), step(0, -1, 3), step(1, -1, 3), step(-1, -1, 3), step(0, 1, 0)]).toEqual([
    0, 0, 2, 0, 2, -1,
  ])
})
