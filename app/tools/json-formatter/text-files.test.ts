import { expect, test } from 'vitest'
import { longTextOf } from '#app/lib/long-text.ts'
import { createTextFiles } from './text-files.ts'

const { remember, fileOf } = createTextFiles<object>()
const file = { name: 'a.json' }
const opened = { file, charset: 'utf-8', isGuessed: false, isMarkRemoved: false, task: null } as const
const arrival = { task: null, isAgain: false, opened }

test('a loaded text leads to its file, and an edited text leads to none', () => {
  const text = longTextOf(['[1', ']'])
  remember({ ...arrival, text })
  expect(fileOf(text)).toBe(file)
  expect(fileOf(longTextOf(['[1', '] ']))).toBeUndefined()
  expect(fileOf('[1]')).toBeUndefined()
})

test.each([
  ['came without a file', null],
  ['was read in another charset', { ...opened, charset: 'utf-16le' }],
  ['was read in a guessed charset', { ...opened, isGuessed: true }],
] as const)('a text that %s has no file', (_, how) => {
  const text = longTextOf(['[1', ']'])
  remember({ ...arrival, text, opened: how })
  expect(fileOf(text)).toBeUndefined()
})
