import { expect, test } from 'vitest'
import { initialState, reduce } from './state.ts'

test('the tool starts empty, with an indent of two spaces and unsorted keys', () => {
  expect(initialState).toEqual({ text: '', settings: { indent: '2', sortKeys: false, wrap: true }, mode: 'format' })
})

test('Clear removes the text and keeps the settings', () => {
  const sorted = reduce({ ...initialState, text: '{}' }, { type: 'set', settings: { sortKeys: true } })
  expect(reduce(sorted, { type: 'clear' })).toEqual({ ...sorted, text: '' })
})

test('the state remembers the last button pressed, so a changed setting can redo its output', () => {
  expect(reduce(initialState, { type: 'press', mode: 'minify' }).mode).toBe('minify')
})
