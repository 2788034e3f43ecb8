import { expect, test } from 'vitest'
import { type Action, initialState, reduce, type State } from './state.ts'

const play = (...actions: Action[]): State => actions.reduce(reduce, initialState)
const setMode = (mode: State['settings']['mode']): Action => ({ type: 'set', settings: { mode } })
const setPlus = (plusMeansSpace: boolean): Action => ({ type: 'set', settings: { plusMeansSpace } })

test('the tool starts empty, in component mode, with + as a plus sign', () => {
  expect(initialState).toMatchObject({ text: '', settings: { mode: 'component', plusMeansSpace: false }, asked: null })
})

test('a tolerant decode applies only to the text it was requested for', () => {
  const tolerant = play({ type: 'edit', text: '%' }, { type: 'ask', panel: 'decoded', isTolerant: true })
  expect(tolerant).toMatchObject({ asked: 'decoded', isTolerant: true })
  expect(reduce(tolerant, { type: 'edit', text: '%4' })).toMatchObject({ asked: null, isTolerant: false })
  expect(reduce(tolerant, { type: 'load', text: '%4' })).toMatchObject({ asked: null, isTolerant: false })
  expect(reduce(tolerant, { type: 'ask', panel: 'encoded' })).toMatchObject({ asked: 'encoded', isTolerant: false })
})

test('form mode turns the + switch on, and the visitor can turn it off again', () => {
  expect(play(setMode('form')).settings.plusMeansSpace).toBe(true)
  expect(play(setMode('form'), setPlus(false)).settings).toEqual({ mode: 'form', plusMeansSpace: false })
})

test.each([true, false])('leaving form mode restores the + switch: %s', (plusMeansSpace) => {
  const before = [setPlus(plusMeansSpace), setMode('form')]
  expect(play(...before, setMode('strict')).settings.plusMeansSpace).toBe(plusMeansSpace)
  expect(play(...before, setMode('form'), setMode('strict')).settings.plusMeansSpace).toBe(plusMeansSpace)
})

test.each([true, false])('modes other than form leave the + switch alone: %s', (plusMeansSpace) => {
  const modes = (['strict', 'whole-url', 'component'] as const).map(setMode)
  expect(play(setPlus(plusMeansSpace), ...modes).settings.plusMeansSpace).toBe(plusMeansSpace)
})

test('Clear All empties the text and keeps the settings', () => {
  const state = play({ type: 'edit', text: 'x' }, setMode('form'), { type: 'ask', panel: 'encoded' })
  expect(reduce(state, { type: 'clear' })).toEqual({ ...state, text: '', asked: null })
})
