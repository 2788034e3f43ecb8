import { expect, test } from 'vitest'
import { type Action, explainEmpty, initialState, isOutdated, optionsOf, reduce, type State } from './state.ts'
import type { Batch } from './username.ts'

const run = (...actions: Action[]): State => actions.reduce(reduce, initialState)
const full: Batch = { names: [{ name: 'Lunafern', legalOn: ['x'] }], shortfall: null }
const none: Batch = { names: [], shortfall: 'The base name is too long.' }
const generate = (batch: Batch, state = initialState): Action => ({
  type: 'generate',
  options: optionsOf(state),
  batch,
})
const toGithub: Action = { type: 'togglePlatform', platform: 'github' }
const toCool: Action = { type: 'set', settings: { style: 'cool' } }

test('the tool starts with the default settings, no base name and no names', () => {
  const settings = { style: 'all', includeNumbers: false, includeSymbols: true, platforms: [] }
  expect(initialState).toEqual({ settings, baseName: '', batch: null })
  expect([isOutdated(initialState), explainEmpty(initialState)]).toEqual([false, null])
})

test('the text stays as typed, and settings change one by one', () => {
  const state = run({ type: 'edit', text: ' Lu Na' }, toCool, { type: 'set', settings: { includeNumbers: true } })
  expect(optionsOf(state)).toEqual({
    ...initialState.settings,
    baseName: ' Lu Na',
    style: 'cool',
    includeNumbers: true,
  })
})

test('a platform can be chosen and removed again while the others stay', () => {
  const toX: Action = { type: 'togglePlatform', platform: 'x' }
  expect(run(toGithub, toX).settings.platforms).toEqual(['github', 'x'])
  expect(run(toGithub, toX, toGithub).settings.platforms).toEqual(['x'])
})

test('each batch replaces the previous one', () => {
  expect(run(generate(none), generate(full)).batch).toMatchObject(full)
})

test('names are outdated while the options differ from those of their batch', () => {
  for (const change of [toCool, toGithub, { type: 'edit', text: 'luna' } as const]) {
    expect(isOutdated(run(generate(full), change))).toBe(true)
    expect(isOutdated(run(change, generate(full, run(change))))).toBe(false)
    expect(isOutdated(run(change, generate(full)))).toBe(true)
  }
  expect(isOutdated(run(generate(full), toGithub, toGithub))).toBe(false)
})

test('a batch without names says why until the options change', () => {
  expect(explainEmpty(run(generate(none)))).toBe('The base name is too long.')
  expect(explainEmpty(run(generate(none), toCool))).toBeNull()
  expect(explainEmpty(run(generate(full)))).toBeNull()
})
