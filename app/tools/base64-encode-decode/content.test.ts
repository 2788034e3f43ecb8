import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { readContent } from '../read-content.ts'
import source from './content.md?raw'
import { convert, readOptions } from './convert.ts'
import { initialState } from './state.ts'

const content = readContent(source)

const [encoded, decoded] = content.examples?.items ?? []

test('the first example shows what encoding gives, and its note has the right sizes', () => {
  expect(convert('encode', encoded?.input ?? '', readOptions(initialState.settings))).toMatchObject({
    value: { output: encoded?.output },
  })
  expect([[...(encoded?.input ?? '')].length, utf8(encoded?.input ?? '').length, encoded?.output?.length]).toEqual([
    11, 14, 20,
  ])
})

test('the second example shows what decoding gives, and its note lists what was tolerated', () => {
  const result = convert('decode', decoded?.input ?? '', readOptions(initialState.settings))
  expect(result).toMatchObject({ value: { output: decoded?.output, notes: ['URL-safe alphabet', '2 missing ='] } })
  expect(decoded?.note).toContain('URL-safe alphabet, 2 missing =')
})
