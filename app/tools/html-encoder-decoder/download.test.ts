import { expect, test } from 'vitest'
import { buildDownload } from './download.ts'

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
