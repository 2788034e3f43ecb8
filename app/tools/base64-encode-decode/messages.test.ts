import { expect, test } from 'vitest'
import { utf8 } from '#app/lib/bytes.ts'
import { detectType } from '#app/lib/file-types.ts'
import { count, fileNameOf } from './messages.ts'

test('a result is named by its direction and by what it is', () => {
  expect(fileNameOf('encode', { type: null, isText: true })).toBe('base64-encoded.txt')
  expect(fileNameOf('decode', { type: null, isText: true })).toBe('base64-decoded.txt')
  expect(fileNameOf('decode', { type: null, isText: false })).toBe('base64-decoded.bin')
  expect(fileNameOf('decode', { type: detectType(utf8('%PDF-1.7')), isText: true })).toBe('base64-decoded.pdf')
})

test('counts have their noun and groups of three digits', () => {
  expect([count(1, 'space'), count(0, 'space'), count(12_345, 'space')]).toEqual([
    '1 space',
    '0 spaces',
    '12,345 spaces',
  ])
})
