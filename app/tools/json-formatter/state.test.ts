import { expect, test } from 'vitest'
import { initialState, reduce } from './state.ts'

test('the tool begins empty, with two spaces and keys as they are', () => {
  expect(initialState).toEqual({ text: '', settings: { indent: '2', sortKeys: false, wrap: true }, mode: 'format' })
})

test('Clear takes the text and keeps the settings', () => {
  const sorted = reduce({ ...initialState, text: '{}' }, { type: 'set', settings: { sortKeys: true } })
  expect(reduce(sorted, { type: 'clear' })).toEqual({ ...sorted, text: '' })
})

test('the last button pressed is known, so that a changed setting makes its output anew', () => {
  expect(reduce(initialState, { type: 'press', mode: 'minify' }).mode).toBe('minify')
})
