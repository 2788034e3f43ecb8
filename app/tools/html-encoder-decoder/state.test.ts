import { expect, test } from 'vitest'
import { encodeDirectly } from './conversion.ts'
import { convert } from './convert.ts'
import { type ExampleName, examples } from './examples.data.ts'
import { initialState, reduce, type State } from './state.ts'

const typed = (input: string, state: State = initialState) => reduce(state, { type: 'type', input })
const outputOf = (state: State) => convert(state.input.toString(), state).pieces.join('')

test('the tool begins empty, encoding by the map of the specification with names', () => {
  expect(initialState).toEqual({ mode: 'encode', input: '', scope: 'map', form: 'named', depth: 1 })
})

test('the output follows the input, the mode, the scope and the form', () => {
  const state = typed('&lt;é')
  expect(outputOf(state)).toBe('&amp;lt;é')
  expect(outputOf(reduce(state, { type: 'setMode', mode: 'decode' }))).toBe('<é')
  expect(outputOf(reduce(state, { type: 'setForm', form: 'hexadecimal' }))).toBe('&#x26;lt;é')
  expect(outputOf(reduce(state, { type: 'setScope', scope: 'non-ascii' }))).toBe('&amp;lt;&eacute;')
})

test('Switch Mode toggles the mode and exchanges input and output', () => {
  const encoding = typed('<p title="é">')
  const output = outputOf(encoding)
  const decoding = reduce(encoding, { type: 'switchMode', output })
  expect(decoding).toEqual({ ...encoding, mode: 'decode', input: output })
  expect(outputOf(decoding)).toBe(encoding.input)
  expect(reduce(decoding, { type: 'switchMode', output: outputOf(decoding) })).toEqual(encoding)
})

test.each(Object.keys(examples) as ExampleName[])('the example %s sets its input and the encode mode', (example) => {
  const state = reduce({ ...initialState, mode: 'decode', scope: 'specials' }, { type: 'loadExample', example })
  expect(state).toEqual({ ...initialState, scope: 'specials', input: examples[example] })
  expect(encodeDirectly(state.input.toString(), state).pieces).not.toEqual([state.input])
})

test('the examples are the three of the specification', () => {
  expect(Object.keys(examples)).toEqual(['HTML Tags', 'User Input', 'Special Characters'])
})

test('layers can be taken off one by one, and another text begins with one again', () => {
  const decoding = typed('&amp;amp;lt;', { ...initialState, mode: 'decode' })
  expect(outputOf(decoding)).toBe('&amp;lt;')
  const deeper = reduce(decoding, { type: 'setDepth', depth: 2 })
  expect(outputOf(deeper)).toBe('&lt;')
  expect(outputOf(reduce(deeper, { type: 'setDepth', depth: 3 }))).toBe('<')
  expect(typed('&amp;lt;', deeper).depth).toBe(1)
  expect(reduce(deeper, { type: 'switchMode', output: '&lt;' }).depth).toBe(1)
  expect(reduce(deeper, { type: 'clear' }).depth).toBe(1)
})

test('Clear All empties the text and keeps the choices', () => {
  const state: State = { mode: 'decode', input: 'x', scope: 'non-ascii', form: 'decimal', depth: 1 }
  expect(reduce(state, { type: 'clear' })).toEqual({ ...state, input: '' })
})
