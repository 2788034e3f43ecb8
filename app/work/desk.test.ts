import { expect, test } from 'vitest'
import { prepareLine, undoReplacement } from './desk.ts'

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
  ['42', '42'],
  [' 42\r\n', '42'],
  ['', ''],
  ['1\n2', null],
  ['1'.repeat(1001), null],
])('the line of a file: %j → %j', (text, line) => {
  const read = prepareLine(text, 'a.txt')
  expect(read.ok ? read.value : null).toBe(line)
})
