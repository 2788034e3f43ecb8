import { expect, test } from 'vitest'
import { initialOf } from '#app/lib/settings.ts'
import { readOptions } from './options.ts'
import { settings } from './settings.ts'

test('the default settings are plain Base64 of UTF-8', () => {
  expect(readOptions(initialOf(settings))).toEqual({
    charset: 'utf-8',
    alphabet: 'standard',
    padding: true,
    wrap: 0,
    lineEndings: 'keep',
  })
})

test('wrapping and line endings reach the conversion', () => {
  expect(readOptions({ ...initialOf(settings), wrap: '76', lineEndings: 'crlf' })).toMatchObject({
    wrap: 76,
    lineEndings: 'crlf',
  })
})
