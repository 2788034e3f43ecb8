import { expect, test } from 'vitest'
import { canTakeFiles, undoReplacement } from './desk.ts'

const settings = { indent: '2' }
const before = { text: 'a', settings }

test('an undo brings back what stood there', () => {
  const after = { text: '', settings }
  expect(undoReplacement({ before, after }, after)).toEqual(before)
  expect(undoReplacement({ before: 'a', after: '' }, '')).toBe('a')
})

test('settings changed since stay, unless the replacement itself had changed them', () => {
  const indented = { indent: '4' }
  expect(undoReplacement({ before, after: { text: '', settings } }, { text: '', settings: indented })).toEqual({
    text: 'a',
    settings: indented,
  })
  const preset = { text: 'preset', settings: { indent: 'tab' } }
  expect(undoReplacement({ before, after: preset }, { ...preset, settings: indented })).toEqual(before)
})

test.each([
  [{}, false],
  [{ onText: () => {} }, true],
  [{ onFiles: () => {} }, true],
  [{ onText: () => {}, takesFiles: false }, false],
])('what a desk has for files says whether it takes them: %o → %s', (options, isTaken) => {
  expect(canTakeFiles(options)).toBe(isTaken)
})
