import { expect, test } from 'vitest'
import { noMatches } from './match/match.ts'
import { presets } from './presets.data.ts'
import { type Action, canDownload, initialState, reduce, type State } from './state.ts'

const after = (actions: Action[], state: State = initialState) => actions.reduce(reduce, state)
const typed = (pattern: string, text = 'text'): Action[] => [
  { type: 'setText', text },
  { type: 'setPattern', pattern },
]

const resultOf = (matches = noMatches()) => ({
  pattern: 't',
  flags: 'g',
  text: 'text',
  matches,
  groups: 0,
  milliseconds: 1,
})

function run(state: State, matches = noMatches()): State {
  const { revision } = state
  return after(
    [
      { type: 'start' },
      { type: 'check', revision, error: null },
      { type: 'finish', revision, result: resultOf(matches) },
    ],
    state,
  )
}

test('it starts with global on and nothing to run', () => {
  expect(initialState).toMatchObject({ flags: 'g', phase: 'idle', isValid: false, pattern: '', text: '' })
})

test.each<[string, Action]>([
  ['the pattern', { type: 'setPattern', pattern: 'b' }],
  ['the test string', { type: 'setText', text: 'b' }],
  ['a flag', { type: 'toggleFlag', flag: 'i' }],
])('a change of %s makes a run due', (_, action) => {
  expect(after([action], run(after(typed('a')))).phase).toBe('due')
})

test('a change of the replacement makes no run due', () => {
  expect(after([{ type: 'setReplacement', replacement: '-' }], run(after(typed('a'))))).toMatchObject({
    phase: 'done',
    replacement: '-',
  })
})

test('a valid pattern clears the error and keeps its result', () => {
  const matches = { ...noMatches(), starts: new Uint32Array([0]), ends: new Uint32Array([1]) }
  const state = run(after(typed('t')), matches)
  expect(state).toMatchObject({ phase: 'done', isValid: true, error: null, result: { text: 'text', matches } })
})

test('an invalid pattern stores the message and clears the matches', () => {
  const state = after([{ type: 'setPattern', pattern: '(' }, { type: 'start' }], run(after(typed('a'))))
  const error = { message: 'Unterminated group', index: 1 }
  expect(reduce(state, { type: 'check', revision: state.revision, error })).toMatchObject({
    phase: 'done',
    isValid: false,
    error,
    result: null,
  })
})

test('an empty pattern clears error, matches and validity at once', () => {
  const state = after([{ type: 'setPattern', pattern: '' }], run(after(typed('a'))))
  expect(state).toMatchObject({ phase: 'idle', isValid: false, error: null, result: null, text: 'text' })
})

test('the result of another pattern or text goes when the next run takes long, and not before', () => {
  const running = after([{ type: 'setText', text: 'other' }, { type: 'start' }], run(after(typed('a'))))
  expect(running.result).not.toBeNull()
  const late = reduce(running, { type: 'outlast' })
  expect(late).toMatchObject({ phase: 'running', result: null })
  const { revision } = late
  expect(reduce(late, { type: 'finish', revision, result: resultOf() }).result).not.toBeNull()
  const done = run(after(typed('a')))
  expect(reduce(done, { type: 'outlast' })).toBe(done)
})

test('the outcome of an older run is dropped', () => {
  const running = after([...typed('a'), { type: 'start' }])
  const edited = after([{ type: 'setPattern', pattern: 'ab' }, { type: 'start' }], running)
  const { revision } = running
  expect(reduce(edited, { type: 'finish', revision, result: resultOf() })).toBe(edited)
  expect(reduce(edited, { type: 'check', revision, error: { message: 'late' } })).toBe(edited)
})

test('a preset loads its pattern and text and sets the flags to global and multiline alone', () => {
  const [preset] = presets
  if (!preset) throw new Error('no preset')
  const before = after([
    { type: 'toggleFlag', flag: 'i' },
    { type: 'toggleFlag', flag: 's' },
    { type: 'toggleFlag', flag: 'v' },
  ])
  const state = reduce(before, { type: 'loadPreset', preset })
  expect(state).toMatchObject({
    pattern: preset.pattern,
    text: preset.text,
    flags: 'gm',
    preset: preset.name,
    phase: 'due',
  })
  expect(reduce(state, { type: 'setText', text: '' }).preset).toBeNull()
})

test('Clear All empties everything but the flags', () => {
  const before = after([...typed('a'), { type: 'toggleFlag', flag: 'm' }, { type: 'setReplacement', replacement: '-' }])
  const { revision, ...state } = reduce(run(before), { type: 'clear' })
  const { revision: _, ...initial } = initialState
  expect(state).toEqual({ ...initial, flags: 'gm' })
})

test('a cancelled pattern is held, whatever the text, until it is asked for or changed', () => {
  const cancelled = after([...typed('(a+)+$'), { type: 'start' }, { type: 'cancel' }])
  expect(cancelled).toMatchObject({ phase: 'held', result: null })
  expect(reduce(cancelled, { type: 'setText', text: 'other' }).phase).toBe('held')
  expect(reduce(cancelled, { type: 'start' }).phase).toBe('held')

  const changed = reduce(cancelled, { type: 'setPattern', pattern: 'a+$' })
  expect(changed.phase).toBe('due')
  expect(reduce(changed, { type: 'setPattern', pattern: '(a+)+$' }).phase).toBe('held')
  expect(reduce(cancelled, { type: 'toggleFlag', flag: 'i' }).phase).toBe('due')
  expect(after([{ type: 'clear' }, ...typed('(a+)+$')], cancelled).phase).toBe('held')

  const again = reduce(cancelled, { type: 'runAgain' })
  expect(again.phase).toBe('due')
  expect(reduce(again, { type: 'setText', text: 'other' }).phase).toBe('due')
})

test('a cancelled pattern is known to be valid when it is typed again after an error', () => {
  const cancelled = after([...typed('(a+)+$'), { type: 'start' }, { type: 'cancel' }])
  const failing = after([{ type: 'setPattern', pattern: '(a+)+$(' }, { type: 'start' }], cancelled)
  const failed = reduce(failing, {
    type: 'check',
    revision: failing.revision,
    error: { message: 'Unterminated group' },
  })
  expect(failed.error).not.toBeNull()
  expect(reduce(failed, { type: 'setPattern', pattern: '(a+)+$' })).toMatchObject({
    phase: 'held',
    isValid: true,
    error: null,
  })
})

test('a run that failed is held as such until something changes', () => {
  const failed = after([...typed('a'), { type: 'start' }, { type: 'fail' }])
  expect(failed).toMatchObject({ phase: 'held', hasFailed: true })
  expect(reduce(failed, { type: 'setText', text: 'other' })).toMatchObject({ phase: 'held', hasFailed: false })
})

test('that a file could not be read is said until there is another text', () => {
  const missed = after([...typed('a'), { type: 'missFile' }])
  expect(missed).toMatchObject({ isUnreadable: true, text: 'text' })
  expect(reduce(missed, { type: 'setPattern', pattern: 'b' }).isUnreadable).toBe(true)
  expect(reduce(missed, { type: 'setText', text: 'other' }).isUnreadable).toBe(false)
  expect(reduce(missed, { type: 'clear' }).isUnreadable).toBe(false)
})

test('what a cancelled run still answers is dropped', () => {
  const running = after([...typed('a'), { type: 'start' }])
  const cancelled = reduce(running, { type: 'cancel' })
  expect(reduce(cancelled, { type: 'finish', revision: running.revision, result: resultOf() })).toBe(cancelled)
  expect(reduce(initialState, { type: 'cancel' })).toBe(initialState)
})

test('a pattern or a test string is enough for a download', () => {
  expect(canDownload(initialState)).toBe(false)
  expect(canDownload(after(typed('', 'a')))).toBe(true)
  expect(canDownload(after(typed('a', '')))).toBe(true)
})

test.each([
  ['/a+/gi', 'a+', 'gi'],
  ['/a\\/b/', 'a\\/b', ''],
  ['^a+$', '^a+$', 'g'],
  ['/usr/bin/x', '/usr/bin/x', 'g'],
])('the literal %s sets pattern %s and flags "%s"', (literal, pattern, flags) => {
  expect(reduce(initialState, { type: 'setLiteral', literal })).toMatchObject({ pattern, flags, phase: 'due' })
})
