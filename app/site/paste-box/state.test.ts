import { expect, test } from 'vitest'
import type { Acceptance } from '#app/tools/traits.ts'
import { listGoods } from './hand-over-forms.ts'
import { initialState, isDemonstration, isEmpty, reduce, type State } from './state.ts'

const file = { name: 'a.txt' }
type Named = typeof file
const empty: State<Named> = reduce(initialState, { type: 'clear' })
const opened = { file, charset: 'utf-8', isGuessed: false, isMarkRemoved: false, task: null } as const
const loaded = reduce(empty, { type: 'load', text: 'a', opened })
const png = { name: 'PNG image', extension: 'png', mime: 'image/png' }
const taken = reduce(loaded, { type: 'take', file, fileType: png })

const reader: Acceptance[] = [{ task: '', action: 'Format', kinds: ['json'] }]
const hasher: Acceptance[] = [
  { task: '', action: 'Hash', kinds: ['text', 'bytes'] },
  { task: 'verify', action: 'Verify', kinds: ['digest'] },
]

test('a text that is typed, or arrives without a file, is passed on as text', () => {
  for (const accepts of [reader, hasher]) {
    expect(listGoods(reduce(empty, { type: 'edit', text: 'a' }), accepts, '')).toEqual([{ text: 'a' }])
    expect(listGoods(reduce(empty, { type: 'load', text: 'a', opened: null }), accepts, '')).toEqual([{ text: 'a' }])
  }
})

test.each([
  ['utf-8', false, [{ file }, { text: 'é' }]],
  ['utf-8', true, [{ file }]],
  ['utf-16le', false, [{ file }]],
  ['windows-1252', true, [{ file }]],
] as const)(
  'a file read as %s, guessed: %s, is passed on as a file, and to a tool for bytes as text only if the bytes are the same',
  (charset, isGuessed, goods) => {
    const state = reduce(empty, { type: 'load', text: 'é', opened: { ...opened, charset, isGuessed } })
    expect(listGoods(state, hasher, '')).toEqual(goods)
    expect(listGoods(state, reader, '')).toEqual([{ file }, { text: 'é' }])
  },
)

test('a tool that takes files as bytes gets the text for a task that reads text', () => {
  expect(listGoods(loaded, hasher, 'verify')).toEqual([{ text: 'a' }])
})

test('a file of only whitespace is hashed as a file', () => {
  expect(listGoods(reduce(empty, { type: 'load', text: '\n', opened }), hasher, '')).toEqual([{ file }])
})

test('a file that is not text replaces the text', () => {
  expect(taken).toEqual({ text: '', opened: null, bytes: { file, type: png } })
  expect(listGoods(taken, hasher, '')).toEqual([{ file }])
})

test('an edited file is passed on as text', () => {
  expect(listGoods(reduce(loaded, { type: 'edit', text: 'ab' }), hasher, '')).toEqual([{ text: 'ab' }])
  expect(listGoods(reduce(taken, { type: 'edit', text: 'b' }), hasher, '')).toEqual([{ text: 'b' }])
})

test('the box is empty only without a text and without a file', () => {
  expect(isEmpty(empty)).toBe(true)
  expect(isEmpty(reduce(taken, { type: 'clear' }))).toBe(true)
  expect(isEmpty(reduce(empty, { type: 'load', text: '', opened }))).toBe(false)
  expect(isEmpty(taken)).toBe(false)
  expect(isEmpty(loaded)).toBe(false)
})

test('the demonstration counts as empty, and the first action ends it', () => {
  expect(isDemonstration(initialState)).toBe(true)
  expect(isEmpty(initialState)).toBe(true)
  expect(isDemonstration(empty)).toBe(false)
  expect(isDemonstration(taken)).toBe(false)
  expect(isDemonstration(reduce(initialState, { type: 'load', text: initialState.text, opened }))).toBe(false)
})
