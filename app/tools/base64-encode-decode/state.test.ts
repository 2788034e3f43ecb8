import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { compareQuestions, liveLimit } from '#app/work/run/question.ts'
import type { Settings } from './settings.ts'
import { type Action, initialState, isLive, type Named, placeOf, questionOf, reduce, type State } from './state.ts'

const play = (...actions: Action<Named>[]) => actions.reduce(reduce<Named>, initialState as State<Named>)
const set = (settings: Partial<Settings>): Action<Named> => ({ type: 'set', settings })
const typed: Action<Named> = { type: 'edit', text: 'Hi' }
const photo = { name: 'photo.png', size: 99 }
const opened: Action<Named> = { type: 'open', file: photo }
const encoded = { name: 'base64-encoded.txt', size: 5000 }

test('the tool starts empty, in encode mode, with plain Base64 of UTF-8', () => {
  expect(initialState).toEqual({
    text: '',
    source: null,
    settings: {
      mode: 'encode',
      charset: 'utf-8',
      alphabet: 'standard',
      padding: true,
      wrap: 'none',
      lineEndings: 'keep',
    },
  })
})

test('the URL-safe alphabet turns padding off, the standard one turns it on, and padding can still be set', () => {
  const urlSafe = play(set({ alphabet: 'url-safe' }))
  expect(urlSafe.settings).toMatchObject({ alphabet: 'url-safe', padding: false })
  expect(reduce(urlSafe, set({ padding: true })).settings).toMatchObject({ alphabet: 'url-safe', padding: true })
  expect(reduce(urlSafe, set({ wrap: '76' })).settings).toMatchObject({ alphabet: 'url-safe', padding: false })
  expect(reduce(urlSafe, set({ alphabet: 'standard' }))).toEqual(initialState)
  expect(play(set({ alphabet: 'url-safe', padding: true })).settings.padding).toBe(true)
})

test('Clear keeps the settings, and goes back to Encode if the text had chosen Decode', () => {
  const decoding = play(typed, set({ mode: 'decode' }))
  expect(reduce(decoding, { type: 'clear' })).toMatchObject({ text: '', settings: { mode: 'decode' } })
  expect(reduce(decoding, { type: 'clear', mode: 'encode' })).toEqual(initialState)
})

test('Switch & Use Output flips the mode and moves the output into the input, there and back', () => {
  const file = { name: 'base64-encoded.txt', size: 4 }
  const state = play(typed, { type: 'switch', made: { output: 'SGk=', file } })
  expect(state).toMatchObject({ text: 'SGk=', source: null, settings: { mode: 'decode' } })
  expect(reduce(state, { type: 'switch', made: { output: 'Hi', file } })).toEqual(play(typed))
})

test('Switch & Use Output moves a long text without copying it', () => {
  const long = longTextOf(['SG', 'k='])
  expect(play({ type: 'switch', made: { output: long, file: encoded } }).text).toBe(long)
})

test('Switch & Use Output uses a result that is not shown as text as a file', () => {
  const state = play(opened, { type: 'switch', made: { output: '', file: encoded } })
  expect(state).toMatchObject({ text: '', source: encoded, settings: { mode: 'decode' } })
})

test('Switch & Use Output replaces a file with the text made from it', () => {
  const state = play(opened, { type: 'switch', made: { output: 'SGk=', file: encoded } })
  expect(state).toMatchObject({ source: null, text: 'SGk=' })
})

test('a file hides the text, which comes back when the file is removed', () => {
  const state = play(typed, opened)
  expect(state).toMatchObject({ text: 'Hi', source: photo })
  expect(reduce(state, { type: 'close' })).toEqual(play(typed))
})

test('input from another page replaces text and file, and sets the mode it is for', () => {
  const state = play(typed, opened, { type: 'load', text: 'SGk=', mode: 'decode' })
  expect(state).toMatchObject({ text: 'SGk=', source: null, settings: { mode: 'decode' } })
  expect(reduce(state, { type: 'load', text: 'x' }).settings).toBe(state.settings)
  expect(play({ ...opened, mode: 'decode' })).toMatchObject({ source: photo, settings: { mode: 'decode' } })
})

test('Clear All removes text and file and keeps the settings', () => {
  const settings = set({ mode: 'decode', charset: 'utf-16le' })
  expect(play(settings, typed, opened, { type: 'clear' })).toEqual(play(settings))
})

const changes: [keyof Settings, Partial<Settings>][] = [
  ['charset', { charset: 'iso-8859-1' }],
  ['alphabet', { alphabet: 'url-safe' }],
  ['padding', { padding: false }],
  ['wrap', { wrap: '76' }],
  ['lineEndings', { lineEndings: 'crlf' }],
]
const follow = (setUp: Action<Named>[]) =>
  changes
    .filter(
      ([, change]) => compareQuestions(questionOf(play(...setUp, set(change))), questionOf(play(...setUp))) !== null,
    )
    .map(([name]) => name)

test('an output goes out of date only when a setting it depends on changes', () => {
  expect(follow([typed])).toEqual(['charset', 'alphabet', 'padding', 'wrap', 'lineEndings'])
  expect(follow([opened])).toEqual(['alphabet', 'padding', 'wrap'])
  expect(follow([typed, set({ mode: 'decode' })])).toEqual(['charset'])
  expect(follow([opened, set({ mode: 'decode' })])).toEqual(['charset'])
})

test('the output depends on the file only, not on the text it hides', () => {
  expect(questionOf(play(typed, opened))).toEqual(questionOf(play(opened)))
  expect(compareQuestions(questionOf(play(opened)), questionOf(play({ ...opened, file: { ...photo } })))).not.toBeNull()
})

test('the output follows an input of up to 1 MB', () => {
  const long = 'x'.repeat(liveLimit + 1)
  const isLiveAfter = (...actions: Action<Named>[]) => isLive(questionOf(play(...actions)))
  expect(isLiveAfter(typed)).toBe(true)
  expect(isLiveAfter({ type: 'edit', text: ' \n' })).toBe(false)
  expect(isLiveAfter({ type: 'edit', text: long.slice(1) })).toBe(true)
  expect(isLiveAfter({ type: 'edit', text: long })).toBe(false)
  expect(isLiveAfter({ type: 'edit', text: long }, opened)).toBe(true)
  expect(isLiveAfter({ type: 'open', file: { name: 'x', size: liveLimit + 1 } })).toBe(false)
})

test('the place of an error covers a whole character', () => {
  expect(placeOf(null, 'a')).toBe(null)
  expect(placeOf({ message: 'x' }, 'a')).toBe(null)
  expect(placeOf({ message: 'x', position: 2 }, 'ab')).toEqual({ from: 1, to: 2 })
  expect(placeOf({ message: 'x', position: 2 }, 'a😀')).toEqual({ from: 1, to: 3 })
  expect(placeOf({ message: 'x', position: 2 }, longTextOf(['a😀']))).toEqual({ from: 1, to: 2 })
})
