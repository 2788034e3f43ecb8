import { expect, test } from 'vitest'
import { cutChunks, moveCuts } from './cut-chunks.ts'

const lines = Array.from({ length: 300 }, (_, index) => `line ${index} of a text`).join('\n')

test('chunks add up to the text, end with a line and are a few hundred characters long', () => {
  const chunks = cutChunks(lines)
  expect(chunks.join('')).toBe(lines)
  expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith('\n') && chunk.length < 600)).toBe(true)
})

test.each([
  { edit: 'a character', from: 'line 120', to: 'line X120' },
  { edit: 'an added line', from: 'line 120', to: 'line\n120' },
  { edit: 'a removed line', from: 'line 120 of a text\n', to: '' },
])('$edit changes only one chunk', ({ from, to }) => {
  const before = cutChunks(lines)
  const text = lines.replace(from, to)
  const after = cutChunks(text, undefined, moveCuts(before, text))
  expect(after.join('')).toBe(text)
  expect(after.filter((chunk) => !before.includes(chunk))).toHaveLength(1)
})

test('cuts inside a change are dropped, and two chunks merge if the line break between them is deleted', () => {
  const [one = '', two = '', three = ''] = cutChunks(lines)
  const text = `${one.slice(0, -1)}${two}${three}`
  expect(moveCuts([one, two, three], text)).toEqual([one.length + two.length - 1])
  expect(moveCuts([one, two, three], `${one}${three}`)).toEqual([one.length])
  expect(moveCuts([], 'a')).toEqual([])
})

test('a chunk that grew too long is cut again', () => {
  const before = cutChunks(lines)
  const text = lines.replace('line 120', lines)
  const after = cutChunks(text, undefined, moveCuts(before, text))
  expect(after.join('')).toBe(text)
  expect(Math.max(...after.map(({ length }) => length))).toBeLessThanOrEqual(2048)
})

test('a very long line is cut, but never inside a surrogate pair', () => {
  const text = `a${'😀'.repeat(3000)}`
  const chunks = cutChunks(text)
  expect(chunks.join('')).toBe(text)
  expect(chunks.every((chunk) => chunk.isWellFormed() && chunk.length <= 513)).toBe(true)
  expect(cutChunks('')).toEqual([])
})

test('does not cut what must stay whole', () => {
  const [first = ''] = cutChunks('a'.repeat(5000), (cut) => (cut > 500 && cut < 2500 ? 2500 : cut))
  expect(first).toHaveLength(2500)
})
