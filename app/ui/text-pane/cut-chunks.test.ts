import { expect, test } from 'vitest'
import { cutChunks, moveCuts } from './cut-chunks.ts'

const lines = Array.from({ length: 300 }, (_, index) => `line ${index} of a text`).join('\n')

test('chunks are the text, end with lines, and are few hundred characters long', () => {
  const chunks = cutChunks(lines)
  expect(chunks.join('')).toBe(lines)
  expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith('\n') && chunk.length < 600)).toBe(true)
})

test.each([
  { edit: 'a character', from: 'line 120', to: 'line X120' },
  { edit: 'a line more', from: 'line 120', to: 'line\n120' },
  { edit: 'a line less', from: 'line 120 of a text\n', to: '' },
])('$edit changes one chunk and leaves the others as they are', ({ from, to }) => {
  const before = cutChunks(lines)
  const text = lines.replace(from, to)
  const after = cutChunks(text, undefined, moveCuts(before, text))
  expect(after.join('')).toBe(text)
  expect(after.filter((chunk) => !before.includes(chunk))).toHaveLength(1)
})

test('cuts inside a change go, and two chunks whose line break between them went are one', () => {
  const [one = '', two = '', three = ''] = cutChunks(lines)
  const text = `${one.slice(0, -1)}${two}${three}`
  expect(moveCuts([one, two, three], text)).toEqual([one.length + two.length - 1])
  expect(moveCuts([one, two, three], `${one}${three}`)).toEqual([one.length])
  expect(moveCuts([], 'a')).toEqual([])
})

test('a chunk that has grown long is cut again', () => {
  const before = cutChunks(lines)
  const text = lines.replace('line 120', lines)
  const after = cutChunks(text, undefined, moveCuts(before, text))
  expect(after.join('')).toBe(text)
  expect(Math.max(...after.map(({ length }) => length))).toBeLessThanOrEqual(2048)
})

test('a line without an end is cut, never inside a pair', () => {
  const text = `a${'😀'.repeat(3000)}`
  const chunks = cutChunks(text)
  expect(chunks.join('')).toBe(text)
  expect(chunks.every((chunk) => chunk.isWellFormed() && chunk.length <= 513)).toBe(true)
  expect(cutChunks('')).toEqual([])
})

test('what is to stay whole is not cut', () => {
  const [first = ''] = cutChunks('a'.repeat(5000), (cut) => (cut > 500 && cut < 2500 ? 2500 : cut))
  expect(first).toHaveLength(2500)
})
