import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cross } from '#app/work/bench/undo-history.ts'
import { algorithms } from './algorithms/algorithms.ts'
import { extraKeys } from './algorithms/five.ts'
import { type Action, initialState, isShown, reduce, type State } from './state.ts'

// Plain objects, because Vitest takes any two Files for equal.
const [a, b, c] = ['a.iso', 'b.iso', 'c.iso'].map((name) => ({ name })) as [File, File, File]

const after = (...actions: Action[]): State => actions.reduce(reduce, initialState)

test('Generate requests only the chosen algorithm until the text changes', () => {
  const asked = after(
    { type: 'edit', text: 'abc' },
    { type: 'set', settings: { algorithm: 'md5' } },
    { type: 'generate' },
  )
  expect(asked.asked).toEqual({ key: 'md5' })
  expect(reduce(asked, { type: 'set', settings: { algorithm: 'sha1' } }).asked).toEqual({ key: 'md5' })
  expect(reduce(asked, { type: 'edit', text: 'abcd' }).asked).toBeNull()
})

test('every press of Generate is a new request, so each one gets an answer', () => {
  const once = after({ type: 'edit', text: 'abc' }, { type: 'generate' })
  expect(reduce(once, { type: 'generate' }).asked).not.toBe(once.asked)
})

test.each(['', ' \n'])('Generate does nothing for the blank text %j', (text) => {
  const state = after({ type: 'edit', text })
  expect(reduce(state, { type: 'generate' })).toBe(state)
})

test('changing settings leaves the texts alone', () => {
  const texts = after({ type: 'edit', text: 'abc' }, { type: 'expect', text: 'ba78' })
  const settings = { output: 'sri', lineEndings: 'crlf' } as const
  expect(reduce(texts, { type: 'set', settings })).toEqual({
    ...texts,
    settings: { ...initialState.settings, ...settings },
  })
})

test('hiding an algorithm deselects it and drops its Generate request', () => {
  const chosen = after(
    { type: 'edit', text: 'abc' },
    { type: 'toggle', key: 'crc32', isChosen: true },
    { type: 'toggle', key: 'blake3', isChosen: true },
    { type: 'set', settings: { algorithm: 'crc32' } },
    { type: 'generate' },
  )
  expect(chosen).toMatchObject({
    settings: { algorithm: 'crc32', extras: ['crc32', 'blake3'] },
    asked: { key: 'crc32' },
  })
  expect(reduce(chosen, { type: 'toggle', key: 'blake3', isChosen: false }).asked).toEqual({ key: 'crc32' })
  expect(reduce(chosen, { type: 'toggle', key: 'crc32', isChosen: false })).toMatchObject({
    settings: { algorithm: 'sha256', extras: ['blake3'] },
    asked: null,
  })
})

test('the HMAC key is a text like the others, not a setting', () => {
  expect(after({ type: 'setKey', hmacKey: 'secret' })).toEqual({ ...initialState, hmacKey: 'secret' })
  expect(Object.keys(initialState.settings)).toEqual(['algorithm', 'extras', 'output', 'lineEndings'])
})

test('a text from another page goes into the text field, and a digest into Expected digest', () => {
  expect(after({ type: 'load', text: 'abc', task: '' })).toEqual({ ...initialState, text: 'abc' })
  expect(after({ type: 'load', text: 'ba78', task: 'verify' })).toEqual({ ...initialState, expected: 'ba78' })
})

test('messages about refused items stay until files are opened or the next drop', () => {
  const refused = after({ type: 'refuse', refused: ['a folder'] })
  expect(refused.refused).toEqual(['a folder'])
  expect(reduce(refused, { type: 'take', files: [], refused: [] })).toEqual(initialState)
  expect(reduce(refused, { type: 'refuse', refused: [] })).toEqual(initialState)
  expect(reduce(refused, { type: 'add', files: [] })).toEqual(initialState)
})

test('opened files replace the list in order, added files go to its end, and a file from a folder is named by its path', () => {
  const first = after({ type: 'take', files: [c], refused: [] })
  const opened = reduce(first, { type: 'take', files: [a, b], paths: new Map([[a, 'folder/a.iso']]), refused: ['x'] })
  expect(opened.files).toEqual([
    { file: a, path: 'folder/a.iso' },
    { file: b, path: 'b.iso' },
  ])
  expect(opened.refused).toEqual(['x'])
  const added = reduce(opened, { type: 'add', files: [c] })
  expect(added.files.map(({ path }) => path)).toEqual(['folder/a.iso', 'b.iso', 'c.iso'])
  expect(added.files[0]).toBe(opened.files[0])
})

test('items that are refused, and everything about the text, leave the files alone', () => {
  const { files } = after({ type: 'take', files: [a, b], refused: [] })
  for (const action of [
    { type: 'refuse', refused: ['a folder'] },
    { type: 'edit', text: 'abc' },
    { type: 'load', text: 'abc', task: '' },
    { type: 'fill', text: 'abc' },
    { type: 'setKey', hmacKey: 'k' },
    { type: 'set', settings: { algorithm: 'md5' } },
  ] as const)
    expect(reduce({ ...initialState, files }, action).files).toBe(files)
})

test('Cancel keeps some of the files, and the messages about refused items', () => {
  const opened = after({ type: 'take', files: [a, b], refused: ['a folder'] })
  const kept = opened.files.slice(1)
  expect(reduce(opened, { type: 'keep', files: kept })).toEqual({ ...opened, files: kept })
})

/** A desk on which a list of files was replaced or cleared, and what an undo brings back. */
function undoAfter(replacement: Action, ...since: Action[]) {
  const there = after({ type: 'edit', text: 'abc' }, { type: 'take', files: [a, b], refused: [] })
  const here = reduce(there, replacement)
  const undone = cross({ here, there }, since.reduce(reduce, here))
  return { there, undone }
}

test('an undo of Clear or of a replaced list brings the files back, even if others were opened, added or canceled since', () => {
  const take: Action = { type: 'take', files: [c], refused: [] }
  for (const replacement of [take, { type: 'clear' } as const])
    for (const since of [[], [take], [{ type: 'add', files: [c] } as const], [{ type: 'keep', files: [] } as const]]) {
      const { there, undone } = undoAfter(replacement, ...since)
      expect(undone).toEqual(there)
      expect(undone.files).toBe(there.files)
    }
})

test('an undo of a replaced text keeps the files opened since', () => {
  const { undone } = undoAfter({ type: 'load', text: 'x', task: '' }, { type: 'add', files: [c] })
  expect(undone.text).toBe('abc')
  expect(undone.files.map(({ file }) => file)).toEqual([a, b, c])
})

test('Clear empties the texts, the HMAC key and the list of files but keeps the settings', () => {
  const settings = { algorithm: 'md5', output: 'base64', lineEndings: 'lf', extras: ['crc32'] } as const
  const full = after(
    { type: 'set', settings },
    { type: 'setKey', hmacKey: 'secret' },
    { type: 'edit', text: 'abc' },
    { type: 'expect', text: 'ba78' },
    { type: 'generate' },
    { type: 'take', files: [a], refused: ['a folder'] },
  )
  expect(reduce(full, { type: 'clear' })).toEqual({ ...initialState, settings })
})

test('the chosen and the requested algorithm are always shown', () => {
  const key = fc.constantFrom(...algorithms.map((row) => row.key))
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('edit' as const), text: fc.constantFrom('', 'abc') }),
    fc.record({ type: fc.constant('set' as const), settings: fc.record({ algorithm: key }) }),
    fc.record({ type: fc.constant('toggle' as const), key: fc.constantFrom(...extraKeys), isChosen: fc.boolean() }),
    fc.constantFrom<Action>({ type: 'generate' }, { type: 'clear' }),
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { settings, asked } = after(...actions)
      expect(isShown(settings.algorithm, settings.extras)).toBe(true)
      expect(asked === null || isShown(asked.key, settings.extras)).toBe(true)
    }),
  )
})

test('a link made with an HMAC key says so until there is a key or another text', () => {
  const opened = reduce(reduce(initialState, { type: 'load', text: 'abc', task: '' }), { type: 'keyMissing' })
  expect(opened.isKeyMissing).toBe(true)
  expect(reduce(opened, { type: 'set', settings: { algorithm: 'md5' } }).isKeyMissing).toBe(true)
  expect(reduce(opened, { type: 'setKey', hmacKey: 'k' }).isKeyMissing).toBe(false)
  expect(reduce(opened, { type: 'load', text: 'abd', task: '' }).isKeyMissing).toBe(false)
  expect(reduce(opened, { type: 'clear' }).isKeyMissing).toBe(false)
  expect(reduce(reduce(initialState, { type: 'setKey', hmacKey: 'k' }), { type: 'keyMissing' }).isKeyMissing).toBe(
    false,
  )
})

test('a link fills both fields, or only the one it contains', () => {
  const typed = reduce(initialState, { type: 'edit', text: 'abc' })
  expect(reduce(typed, { type: 'fill', text: 'x', expected: '00' })).toMatchObject({ text: 'x', expected: '00' })
  expect(reduce(typed, { type: 'fill', expected: '00' })).toMatchObject({ text: 'abc', expected: '00' })
})

test('Show all algorithms brings the other rows back, and so does choosing one more', () => {
  const asked = after({ type: 'edit', text: 'abc' }, { type: 'generate' })
  expect(asked.asked).toEqual({ key: 'sha256' })
  expect(reduce(asked, { type: 'showAll' })).toEqual({ ...asked, asked: null })
  expect(reduce(asked, { type: 'toggle', key: 'blake3', isChosen: true }).asked).toBeNull()
})
