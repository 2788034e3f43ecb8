import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import type { Summary } from './format/summary.ts'
import { initialState, isBlank, type JsonState, reduce } from './state.ts'

const summary: Summary = {
  changed: 'whitespace',
  isMarkRemoved: false,
  isVerified: true,
  lines: 1,
  bytes: 2,
  milliseconds: 0,
  warnings: { total: 0, warnings: [] },
}
const error = { message: 'Unexpected end of input', index: 1, length: 1, line: 3, column: 7 }
const typed: JsonState = reduce(initialState, { type: 'edited', input: '[1]' })
const valid = reduce(typed, { type: 'formatted', output: '[1]', summary })

test('validity is unknown until something has run', () => {
  expect(typed).toEqual({ input: '[1]', outcome: { validity: 'unknown' }, progress: null })
})

test('a success sets the output, a failure after it empties the output and keeps the input', () => {
  expect(valid.outcome).toEqual({ validity: 'valid', output: '[1]', summary, isCurrent: true })
  const refused = reduce(valid, { type: 'refused', error })
  expect(refused).toEqual({
    input: '[1]',
    progress: null,
    outcome: {
      validity: 'invalid',
      message: 'Invalid JSON: Unexpected end of input at line 3, column 7',
      place: error,
    },
  })
})

test('an error goes with the text it was found in, while the output stays beside a text that is being edited', () => {
  const refused = reduce(typed, { type: 'refused', error })
  expect(reduce(refused, { type: 'edited', input: '[12]' }).outcome).toEqual({ validity: 'unknown' })
  const edited = reduce(valid, { type: 'edited', input: '[12]' })
  expect(edited.outcome).toEqual({ validity: 'valid', output: '[1]', summary, isCurrent: false })
})

test('another text altogether takes error and output along', () => {
  const fresh = { input: '{}', outcome: { validity: 'unknown' }, progress: null }
  expect(reduce(valid, { type: 'replaced', input: '{}' })).toEqual(fresh)
  expect(reduce(reduce(typed, { type: 'refused', error }), { type: 'replaced', input: '{}' })).toEqual(fresh)
})

test('empty input is answered by the button that was pressed', () => {
  expect(reduce(initialState, { type: 'nothing', mode: 'format' }).outcome).toEqual({
    validity: 'invalid',
    message: 'Please enter JSON data to format',
  })
  expect(reduce(initialState, { type: 'nothing', mode: 'minify' }).outcome).toEqual({
    validity: 'invalid',
    message: 'Please enter JSON data to minify',
  })
})

test('cancelling keeps what was there, and progress that arrives late changes nothing', () => {
  const running = reduce(reduce(valid, { type: 'started' }), { type: 'progressed', done: 0.5 })
  expect(running.progress).toBe(0.5)
  const cancelled = reduce(running, { type: 'cancelled' })
  expect(cancelled).toEqual(valid)
  expect(reduce(cancelled, { type: 'progressed', done: 0.9 })).toBe(cancelled)
})

test('another text ends the work on the one before', () => {
  expect(reduce(reduce(typed, { type: 'started' }), { type: 'edited', input: '[2]' }).progress).toBeNull()
})

test('Clear resets everything', () => {
  expect(reduce(reduce(valid, { type: 'started' }), { type: 'cleared' })).toEqual(initialState)
})

test.each([
  ['', true],
  [' \n\t ', true],
  [' 0 ', false],
  [longTextOf([' ', '\n']), true],
  [longTextOf([' ', '1']), false],
])('blankness of %j is %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})
