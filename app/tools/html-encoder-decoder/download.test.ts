import { expect, test } from 'vitest'
import { buildDownload } from './download.ts'
import { copied, copyFailed, describeLayers, downloaded } from './messages.ts'

const now = new Date(Date.UTC(2025, 7, 4, 10, 20, 30, 456))

test('an encoded result is saved with a title, the time in UTC, the original and the result', () => {
  const { name, text } = buildDownload('encode', '<b>\n', '&lt;b&gt;\n', now)
  expect(name).toBe('html-encode-result.txt')
  expect(text.toString()).toBe(
    'HTML Encode Result\nGenerated: 2025-08-04T10:20:30.456Z\n\nOriginal:\n<b>\n\n\nResult:\n&lt;b&gt;\n\n',
  )
})

test('a decoded result has its own name and title', () => {
  const { name, text } = buildDownload('decode', '&lt;', '<', now)
  expect(name).toBe('html-decode-result.txt')
  expect(text.toString()).toBe(
    'HTML Decode Result\nGenerated: 2025-08-04T10:20:30.456Z\n\nOriginal:\n&lt;\n\nResult:\n<\n',
  )
})

test.each([
  [copied('Input'), 'Copied!', 'Input copied to clipboard.'],
  [copied('Output'), 'Copied!', 'Output copied to clipboard.'],
  [copyFailed, 'Copy failed', 'Please copy the value manually.'],
  [downloaded('encode'), 'Downloaded!', 'HTML encode result downloaded successfully.'],
  [downloaded('decode'), 'Downloaded!', 'HTML decode result downloaded successfully.'],
])('the toast %o reads as the specification has it', (toast, title, description) => {
  expect(toast).toMatchObject({ title, description })
})

test.each([
  [0, undefined],
  [1, undefined],
  [2, 'This text is encoded 2 times.'],
  [10, 'This text is encoded at least 10 times.'],
])('%i layers are described as %s', (layers, sentence) => {
  expect(describeLayers(layers, 10)).toBe(sentence)
})
