import { expect, test } from 'vitest'
import { convert } from './convert.ts'
import { type ExampleName, examples } from './examples.data.ts'
import { initialState, reduce, type State } from './state.ts'

const edited = (text: string, state: State = initialState) => reduce(state, { type: 'edit', text })
const set = (settings: Partial<State['settings']>, state: State = initialState) =>
  reduce(state, { type: 'set', settings })
const questionOf = ({ settings, depth }: State) => ({ ...settings, depth })
const outputOf = (state: State) => convert(state.text.toString(), questionOf(state)).pieces.join('')

test('the tool starts empty, in Encode mode, with scope map and named entities', () => {
  expect(initialState).toEqual({ text: '', depth: 1, settings: { mode: 'encode', scope: 'map', form: 'named' } })
})

test('the output depends on the text, the mode, the scope and the form', () => {
  const state = edited('&lt;é')
  expect(outputOf(state)).toBe('&amp;lt;é')
  expect(outputOf(set({ mode: 'decode' }, state))).toBe('<é')
  expect(outputOf(set({ form: 'hexadecimal' }, state))).toBe('&#x26;lt;é')
  expect(outputOf(set({ scope: 'non-ascii' }, state))).toBe('&amp;lt;&eacute;')
})

test('Switch Mode changes the mode and swaps input and output', () => {
  const encoding = edited('<p title="é">')
  const output = outputOf(encoding)
  const decoding = reduce(encoding, { type: 'switch', output })
  expect(decoding).toEqual({ ...set({ mode: 'decode' }, encoding), text: output })
  expect(outputOf(decoding)).toBe(encoding.text)
  expect(reduce(decoding, { type: 'switch', output: outputOf(decoding) })).toEqual(encoding)
})

test.each(Object.keys(examples) as ExampleName[])('the example %s fills the input and switches to Encode', (name) => {
  const state = reduce(set({ mode: 'decode', scope: 'specials' }), { type: 'example', name })
  expect(state).toEqual({ ...set({ scope: 'specials' }), text: examples[name] })
  expect(convert(state.text.toString(), questionOf(state)).pieces).not.toEqual([state.text])
})

test('the examples are the three in the specification', () => {
  expect(Object.keys(examples)).toEqual(['HTML Tags', 'User Input', 'Special Characters'])
})

test('layers can be decoded one by one, and a new text starts at one layer again', () => {
  const decoding = edited('&amp;amp;lt;', set({ mode: 'decode' }))
  expect(outputOf(decoding)).toBe('&amp;lt;')
  const deeper = reduce(decoding, { type: 'peel', depth: 2 })
  expect(outputOf(deeper)).toBe('&lt;')
  expect(outputOf(reduce(deeper, { type: 'peel', depth: 3 }))).toBe('<')
  expect(edited('&amp;lt;', deeper).depth).toBe(1)
  expect(reduce(deeper, { type: 'switch', output: '&lt;' }).depth).toBe(1)
  expect(reduce(deeper, { type: 'clear' }).depth).toBe(1)
})

test('a text sent from elsewhere sets the mode, a text from a file keeps the mode', () => {
  const decoding = set({ mode: 'decode' })
  expect(reduce(decoding, { type: 'load', text: '<', mode: 'encode' }).settings.mode).toBe('encode')
  expect(reduce(decoding, { type: 'load', text: '<' }).settings).toBe(decoding.settings)
})

test('Clear All empties the text and keeps the settings', () => {
  const state = edited('x', set({ mode: 'decode', scope: 'non-ascii', form: 'decimal' }))
  expect(reduce(state, { type: 'clear' })).toEqual({ ...state, text: '' })
})
