import { expect, test } from 'vitest'
import { readLiteral } from './flags.ts'
import { presetFlags } from './preset-names.data.ts'
import { presets } from './presets.data.ts'
import { type Action, canDownload, initialState, isEmpty, reduce, type State } from './state.ts'

const after = (actions: Action[], state: State = initialState) => actions.reduce(reduce, state)
const { description, ...email } = presets['Email Address']
const loadEmail: Action = { type: 'load', ...email, flags: presetFlags, preset: 'Email Address' }

test('it starts empty, with global on and the others off', () => {
  expect(initialState).toEqual({
    pattern: '',
    text: '',
    replacement: null,
    preset: null,
    settings: { flags: ['g'] },
  })
})

test.each([
  ['pattern', 'b'],
  ['text', 'b'],
  ['replacement', ''],
] as const)('editing the %s changes nothing else', (field, value) => {
  expect(after([{ type: 'edit', field, value }])).toEqual({ ...initialState, [field]: value })
})

test('a preset loads its pattern and text and sets the flags to just global and multiline', () => {
  const before = after([
    { type: 'set', settings: { flags: ['i', 's', 'v'] } },
    { type: 'edit', field: 'replacement', value: '-' },
  ])
  expect(reduce(before, loadEmail)).toEqual({
    ...email,
    replacement: '-',
    preset: 'Email Address',
    settings: { flags: ['g', 'm'] },
  })
})

test.each<[string, Action, boolean]>([
  ['the pattern', { type: 'edit', field: 'pattern', value: 'b' }, false],
  ['the test string', { type: 'edit', field: 'text', value: 'b' }, false],
  ['a flag', { type: 'set', settings: { flags: [] } }, false],
  ['the replacement', { type: 'edit', field: 'replacement', value: 'b' }, true],
])('after a change of %s the preset is no longer current, except for the replacement', (_, action, isKept) => {
  expect(after([loadEmail, action]).preset).toBe(isKept ? 'Email Address' : null)
})

test('a text from another page replaces the test string and keeps pattern and flags', () => {
  const before = after([
    { type: 'edit', field: 'pattern', value: 'a' },
    { type: 'set', settings: { flags: ['m'] } },
  ])
  const state = reduce(before, { type: 'load', text: 'aaa' })
  expect(state).toEqual({ ...before, text: 'aaa' })
  expect(state.settings).toBe(before.settings)
})

test('a pattern from another page sets its flags and keeps the test string', () => {
  const before = after([{ type: 'edit', field: 'text', value: 'aaa' }])
  expect(reduce(before, { type: 'load', ...readLiteral('/a+/i') })).toEqual({
    ...before,
    pattern: 'a+',
    settings: { flags: ['i'] },
  })
})

test('Clear All empties everything but the flags', () => {
  const before = after([loadEmail, { type: 'edit', field: 'replacement', value: '-' }])
  const state = reduce(before, { type: 'clear' })
  expect(state).toEqual({ ...initialState, settings: before.settings })
  expect(state.settings).toBe(before.settings)
})

test('a pattern or a test string is enough for a download, and even a replacement alone can be undone', () => {
  const edited = (field: 'pattern' | 'text' | 'replacement') => after([{ type: 'edit', field, value: 'a' }])
  expect([initialState, edited('pattern'), edited('text'), edited('replacement')].map(canDownload)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([initialState, edited('pattern'), edited('text'), edited('replacement')].map(isEmpty)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
