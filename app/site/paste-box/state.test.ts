import { expect, test } from 'vitest'
import { initialState, isEmpty, listGoods, reduce, type State } from './state.ts'

const file = { name: 'a.txt' }
type Named = typeof file
const empty: State<Named> = initialState
const opened = { file, charset: 'utf-8', isGuessed: false, task: null } as const
const loaded = reduce(empty, { type: 'load', text: 'a', opened })
const png = { name: 'PNG image', extension: 'png', mime: 'image/png' }
const taken = reduce(loaded, { type: 'take', file, fileType: png })

test('a text that is typed, or comes without a file, travels as text', () => {
  expect(listGoods(reduce(empty, { type: 'edit', text: 'a' }))).toEqual([{ text: 'a' }])
  expect(listGoods(reduce(empty, { type: 'load', text: 'a', opened: null }))).toEqual([{ text: 'a' }])
})

test('a file travels as it is; one in UTF-8 may travel as its text, which is the same to the last byte', () => {
  expect(listGoods(loaded)).toEqual([{ file }, { text: 'a' }])
})

test.each([
  ['utf-16le', false],
  ['windows-1252', true],
  ['utf-8', true],
] as const)('a file read as %s, guessed: %s, is never its text', (charset, isGuessed) => {
  const other = reduce(empty, { type: 'load', text: 'é', opened: { ...opened, charset, isGuessed } })
  expect(listGoods(other)).toEqual([{ file }])
})

test('a file that is no text takes the place of the text', () => {
  expect(taken).toEqual({ text: '', opened: null, bytes: { file, type: png } })
  expect(listGoods(taken)).toEqual([{ file }])
})

test('once edited, it is the file no more', () => {
  expect(listGoods(reduce(loaded, { type: 'edit', text: 'ab' }))).toEqual([{ text: 'ab' }])
  expect(listGoods(reduce(taken, { type: 'edit', text: 'b' }))).toEqual([{ text: 'b' }])
})

test('only where nothing was put in is there nothing to bring back', () => {
  expect(isEmpty(empty)).toBe(true)
  expect(isEmpty(reduce(taken, { type: 'clear' }))).toBe(true)
  expect(isEmpty(reduce(empty, { type: 'load', text: '', opened }))).toBe(false)
  expect(isEmpty(taken)).toBe(false)
  expect(isEmpty(loaded)).toBe(false)
})
