import { expect, test } from 'vitest'
import { chooseAlphabet, initialOptions, readOptions } from './options.ts'

test('the fields start at plain Base64 of UTF-8', () => {
  expect(readOptions(initialOptions)).toEqual({ charset: 'utf-8', alphabet: 'standard', padding: true, wrap: 0 })
})

test('wrapping and line endings reach the conversion', () => {
  expect(readOptions({ ...initialOptions, wrap: '76', lineEndings: 'crlf' })).toMatchObject({
    wrap: 76,
    lineEndings: 'crlf',
  })
})

test('the URL-safe alphabet comes without padding, the standard one with it, and padding can still be set', () => {
  const urlSafe = chooseAlphabet(initialOptions, 'url-safe')
  expect(urlSafe).toMatchObject({ alphabet: 'url-safe', padding: false })
  expect(readOptions({ ...urlSafe, padding: true })).toMatchObject({ alphabet: 'url-safe', padding: true })
  expect(chooseAlphabet(urlSafe, 'standard')).toEqual(initialOptions)
})
