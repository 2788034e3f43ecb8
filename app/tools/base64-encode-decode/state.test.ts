import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { fail, ok } from '#app/lib/result.ts'
import { encodedFacts } from './convert.ts'
import { type Action, initialState, type Named, placeOf, reduce, type State } from './state.ts'

const run = (...actions: Action<Named>[]) => actions.reduce(reduce<Named>, initialState as State<Named>)
const madeOf = (size: number) => ({ ...encodedFacts, file: { name: 'base64-encoded.txt', size } })
const processed = (output: string, size = output.length): Action<Named> => ({
  type: 'processed',
  outcome: ok({ output, notes: ['a note'], made: madeOf(size) }),
})
const failed: Action<Named> = { type: 'processed', outcome: fail({ message: 'Invalid Base64 string' }) }
const typed: Action<Named> = { type: 'input', text: 'Hi' }
const photo = { name: 'photo.png', size: 99 }
const opened: Action<Named> = { type: 'open', file: photo }

test('the tool starts empty, in encode mode', () => {
  expect(initialState).toEqual({
    mode: 'encode',
    input: '',
    source: null,
    output: '',
    made: null,
    isCurrent: true,
    notes: [],
    error: null,
    progress: null,
  })
})

test('processing sets the output and clears an earlier error', () => {
  expect(run(typed, failed, { type: 'start' }, processed('SGk='))).toMatchObject({
    input: 'Hi',
    output: 'SGk=',
    notes: ['a note'],
    error: null,
    progress: null,
  })
})

test('a failure clears the output and keeps the input', () => {
  const state = run(typed, processed('SGk='), failed)
  expect(state).toEqual({ ...initialState, input: 'Hi', error: { message: 'Invalid Base64 string' } })
})

test('changing the mode clears output and error and keeps the input; choosing the same mode changes nothing', () => {
  const state = run(typed, processed('SGk='))
  expect(reduce(state, { type: 'mode', mode: 'encode' })).toBe(state)
  expect(reduce(state, { type: 'mode', mode: 'decode' })).toEqual({ ...initialState, mode: 'decode', input: 'Hi' })
})

test('typing clears the error and leaves the last output, which is no longer that of the input', () => {
  expect(run(failed, typed).error).toBe(null)
  expect(run(processed('SGk='))).toMatchObject({ output: 'SGk=', isCurrent: true })
  expect(run(processed('SGk='), typed)).toMatchObject({ output: 'SGk=', isCurrent: false })
  expect(run(processed('SGk='), typed, processed('SGk=')).isCurrent).toBe(true)
})

test('Switch & Use Output flips the mode, moves the output into the input and clears output and error', () => {
  const state = run(typed, processed('SGk='), { type: 'switch' })
  expect(state).toEqual({ ...initialState, mode: 'decode', input: 'SGk=' })
  expect(run(typed, processed('SGk='), { type: 'switch' }, processed('Hi'), { type: 'switch' })).toMatchObject({
    mode: 'encode',
    input: 'Hi',
  })
})

test('Switch & Use Output moves a long text as it is', () => {
  const long = longTextOf(['SG', 'k='])
  const state = run(
    { type: 'processed', outcome: ok({ output: long, notes: [], made: madeOf(4) }) },
    { type: 'switch' },
  )
  expect(state.input).toBe(long)
})

test('Switch & Use Output takes a result that is not shown as text along as a file', () => {
  const state = run(opened, processed('', 5000), { type: 'switch' })
  expect(state).toEqual({ ...initialState, mode: 'decode', source: { name: 'base64-encoded.txt', size: 5000 } })
})

test('Switch & Use Output puts text in the place of the file it was made from', () => {
  expect(run(opened, processed('SGk='), { type: 'switch' })).toMatchObject({ source: null, input: 'SGk=' })
})

test('Switch & Use Output without an output flips the mode and keeps what was there', () => {
  expect(run(typed, failed, { type: 'switch' })).toEqual({ ...initialState, mode: 'decode', input: 'Hi' })
  expect(run(typed, processed(''), { type: 'switch' }).input).toBe('Hi')
  expect(run(opened, { type: 'switch' }).source).toBe(photo)
})

test('a file stands in for the text, which comes back when the file is closed', () => {
  const state = run(typed, processed('SGk='), opened)
  expect(state).toEqual({ ...initialState, input: 'Hi', source: photo })
  expect(reduce(state, { type: 'close' })).toEqual({ ...initialState, input: 'Hi' })
})

test('progress is heard only while there is work, and cancelling leaves everything else', () => {
  expect(run({ type: 'progress', done: 0.5 }).progress).toBe(null)
  const state = run(typed, processed('SGk='), { type: 'start' }, { type: 'progress', done: 0.5 })
  expect(state.progress).toBe(0.5)
  expect(reduce(state, { type: 'cancel' })).toEqual(run(typed, processed('SGk=')))
})

test('Clear All empties everything and stays in its mode', () => {
  expect(run({ type: 'mode', mode: 'decode' }, typed, opened, failed, { type: 'clear' })).toEqual({
    ...initialState,
    mode: 'decode',
  })
})

test('an output and an error are never there together', () => {
  const action = fc.constantFrom<Action<Named>>(
    typed,
    failed,
    processed('x'),
    opened,
    { type: 'switch' },
    { type: 'clear' },
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const state = run(...actions)
      expect(state.error !== null && (state.output !== '' || state.made !== null)).toBe(false)
    }),
  )
})

test('the place of a failure is a whole character', () => {
  expect(placeOf(null, 'a')).toBe(null)
  expect(placeOf({ message: 'x' }, 'a')).toBe(null)
  expect(placeOf({ message: 'x', position: 2 }, 'ab')).toEqual({ from: 1, to: 2 })
  expect(placeOf({ message: 'x', position: 2 }, 'a😀')).toEqual({ from: 1, to: 3 })
  expect(placeOf({ message: 'x', position: 2 }, longTextOf(['a😀']))).toEqual({ from: 1, to: 2 })
})
