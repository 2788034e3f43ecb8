import { expect, test } from 'vitest'
import { isJson, looksLikeObject } from './is-json.ts'

test.each([
  ['{"a":1}', true],
  [' []\n', true],
  ['1', false],
  ['"a"', false],
  ['{"a":1,}', false],
  ['', false],
])('%j is a JSON document: %s', (text, expected) => {
  expect(isJson(text)).toBe(expected)
})

test.each([
  ['{"a":1', true],
  ["{'a': 1}", true],
  ['{ a: 1 }', true],
  ['{}', true],
  ['{ // note', true],
  ['{{ name }}', false],
  ['[1]', false],
])('%j starts like an object: %s', (text, expected) => {
  expect(looksLikeObject(text)).toBe(expected)
})
