import { expect, test } from 'vitest'
import { describeLayers, mayBeLayered } from './peeling.ts'

test.each([
  [[['Base64', 'gzip']], 'JSON', 0, 'This is Base64 of gzip of JSON.'],
  [[['Base64', 'gzip']], 'JSON', 1, 'Base64 and gzip taken off: this is JSON.'],
  [[['percent-encoding'], ['HTML entities']], 'text', 1, 'Percent-encoding taken off: this is HTML entities of text.'],
])('%j of %s, %i taken off', (steps, rest, taken, words) => {
  expect(describeLayers(steps, rest, taken)).toBe(words)
})

test.each([
  ['SGk=', true],
  ['eyJhIjoxfQ\r\nabcd', true],
  ['a.b.c-d_e', true],
  ['"{\\"a\\":1}"', true],
  ['data:text/plain;base64,SGk=', true],
  ['a%20b', true],
  ['Fish &amp; chips', true],
  ['Fish &#38; chips', true],
  ['{"a": 1}', false],
  ['Hello, world!', false],
  ['100 %', false],
  ['', false],
])('%j may be layered: %s', (head, isLikely) => {
  expect(mayBeLayered(head)).toBe(isLikely)
})
