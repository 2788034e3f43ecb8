import { expect, test } from 'vitest'
import { initialState, reduce } from './state.ts'

test('the tool starts empty with the neutral rules, and Clear keeps the language', () => {
  expect(initialState).toEqual({ text: '', settings: { language: 'neutral' } })
  const turkish = reduce({ ...initialState, text: 'i' }, { type: 'set', settings: { language: 'tr' } })
  expect(turkish).toEqual({ text: 'i', settings: { language: 'tr' } })
  expect(reduce(turkish, { type: 'clear' })).toEqual({ text: '', settings: { language: 'tr' } })
})
