import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { convert } from './convert.ts'
import { initialState } from './state.ts'

const content = readContent(source)

const convertWith = (mode: 'encode' | 'decode', text: string) =>
  convert(text, { ...initialState.settings, depth: 1, mode }).pieces.join('')

test('the examples on the page match what the tool outputs', () => {
  const [encoded, decoded] = content.examples?.items ?? []
  expect(convertWith('encode', encoded?.input ?? '')).toBe(encoded?.output)
  expect(convertWith('decode', decoded?.input ?? '')).toBe(decoded?.output)
})

test('the FAQ is right about semicolons and apostrophes', () => {
  expect(convertWith('decode', '&apos;&#39;')).toBe("''")
  expect(convertWith('decode', '&copy 2024')).toBe('© 2024')
  expect(convertWith('decode', '&euro')).toBe('&euro')
})
