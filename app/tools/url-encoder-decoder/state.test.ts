import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { type ConversionName, convert, shownNotices } from './convert.ts'
import * as messages from './messages.ts'
import { type Action, fileNameOf, initialState, isBlank, type State, transition } from './state.ts'

const play = (...actions: Action[]): State =>
  actions.reduce((state, action) => transition(state, action).state, initialState)
const typed = (input: string): State => play({ type: 'type', input })
const run = (state: State, name: ConversionName) =>
  transition(state, { type: 'settle', name, result: convert({ ...state, name, text: state.input.toString() }) })

test('the tool begins empty, in component mode, with + as itself', () => {
  expect(initialState).toMatchObject({ input: '', encoded: '', decoded: '', mode: 'component', plusMeansSpace: false })
})

test('Encode fills the encoded panel alone', () => {
  const { state, toast } = run(typed('a b'), 'encode')
  expect(state).toEqual({ ...initialState, input: 'a b', encoded: 'a%20b' })
  expect(toast).toBe(messages.encoded)
})

test('Decode fills the decoded panel alone', () => {
  const { state, toast } = run({ ...typed('a%20b'), encoded: 'kept' }, 'decode')
  expect(state).toEqual({ ...initialState, input: 'a%20b', encoded: 'kept', decoded: 'a b' })
  expect(toast).toBe(messages.decoded)
})

test.each(['', ' ', '\n\t'])('blank input %j is asked for and changes nothing', (input) => {
  expect(isBlank(input)).toBe(true)
  expect(isBlank(longTextOf([input, input]))).toBe(true)
  expect(isBlank(longTextOf([input, 'x']))).toBe(false)
  const state = { ...typed(input), encoded: 'x', decoded: 'y' }
  expect(transition(state, { type: 'miss', name: 'encode' })).toEqual({
    state,
    toast: messages.inputRequired('encode'),
  })
  for (const name of ['decode', 'decodeTolerant'] as const) {
    expect(transition(state, { type: 'miss', name })).toEqual({ state, toast: messages.inputRequired('decode') })
  }
})

test('a lone surrogate is an encoding error, and the stale result goes', () => {
  const { state, toast } = run({ ...typed('a\ud83d'), encoded: 'old' }, 'encode')
  expect(state.encoded).toBe('')
  expect(state.failure).toEqual({ panel: 'encoded', fault: { index: 1, position: 1, sequence: '\ud83d' } })
  expect(toast).toBe(messages.encodingError)
})

test('a malformed sequence is a decoding error that names the place; a tolerant decode is one action away', () => {
  const { state, toast } = run({ ...typed('%41 100%'), decoded: 'old' }, 'decode')
  const fault = { index: 7, position: 7, sequence: '%' }
  expect(state).toMatchObject({ decoded: '', failure: { panel: 'decoded', fault } })
  expect(toast).toBe(messages.decodingError)
  const tolerant = run(state, 'decodeTolerant')
  expect(tolerant.state).toMatchObject({ decoded: 'A 100%', failure: null, notices: [fault], noticeCount: 1 })
  expect(tolerant.toast).toBe(messages.decoded)
})

test('a tolerant decode lists so many places and counts all of them', () => {
  const { state } = run(typed('% '.repeat(1000)), 'decodeTolerant')
  expect(state.notices).toHaveLength(shownNotices)
  expect(state.noticeCount).toBe(1000)
})

test('typing takes the failure and the notices away', () => {
  const next: Action = { type: 'type', input: '%4' }
  expect(transition(run(typed('%'), 'decode').state, next).state).toMatchObject({ input: '%4', failure: null })
  const tolerant = transition(run(typed('%'), 'decodeTolerant').state, next).state
  expect(tolerant).toMatchObject({ notices: [], noticeCount: 0 })
})

test('form mode turns the + switch on, and the switch has the last word', () => {
  const input: Action = { type: 'type', input: 'a+b' }
  const form: Action = { type: 'setMode', mode: 'form' }
  const decodedOf = (state: State) => run(state, 'decode').state.decoded
  expect(decodedOf(play(input, form))).toBe('a b')
  expect(decodedOf(play(input, { type: 'setPlus', plusMeansSpace: true }))).toBe('a b')
  expect(decodedOf(play(input, form, { type: 'setPlus', plusMeansSpace: false }))).toBe('a+b')
})

test.each([true, false])('leaving form mode gives the + switch back as it was: %s', (plusMeansSpace) => {
  const set: Action = { type: 'setPlus', plusMeansSpace }
  const enter: Action = { type: 'setMode', mode: 'form' }
  const leave: Action = { type: 'setMode', mode: 'strict' }
  expect(play(set, enter, leave).plusMeansSpace).toBe(plusMeansSpace)
  expect(play(set, enter, enter, leave).plusMeansSpace).toBe(plusMeansSpace)
})

test.each([true, false])('modes other than form leave the + switch alone: %s', (plusMeansSpace) => {
  const modes = (['strict', 'whole-url', 'component'] as const).map((mode): Action => ({ type: 'setMode', mode }))
  expect(play({ type: 'setPlus', plusMeansSpace }, ...modes).plusMeansSpace).toBe(plusMeansSpace)
})

test('Clear All empties all three fields, keeps the mode, and says so', () => {
  const full: State = { ...typed('x'), encoded: 'y', decoded: 'z', mode: 'form', plusMeansSpace: true }
  expect(transition(full, { type: 'clear' })).toEqual({
    state: { ...initialState, mode: 'form', plusMeansSpace: true },
    toast: messages.cleared,
  })
})

test('each panel is saved under its own name', () => {
  expect(fileNameOf('encoded')).toBe('encoded-url.txt')
  expect(fileNameOf('decoded')).toBe('decoded-url.txt')
})
