import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { signatures } from './file-types.data.ts'
import { detectType } from './file-types.ts'

test.each([
  ['89504e470d0a1a0a0000000d', 'png', 'image/png'],
  ['ffd8ffe000104a464946', 'jpg', 'image/jpeg'],
  ['474946383961', 'gif', 'image/gif'],
  ['52494646240000005745425056503820', 'webp', 'image/webp'],
  ['524946462400000057415645666d7420', 'wav', 'audio/wav'],
  ['424d460000000000000036000000', 'bmp', 'image/bmp'],
  ['00000100010010100000', 'ico', 'image/x-icon'],
  ['255044462d312e37', 'pdf', 'application/pdf'],
  ['504b030414000600', 'zip', 'application/zip'],
  ['1f8b0800000000000003', 'gz', 'application/gzip'],
  ['494433040000', 'mp3', 'audio/mpeg'],
  ['fffb9064', 'mp3', 'audio/mpeg'],
  ['000000206674797069736f6d', 'mp4', 'video/mp4'],
  ['0000001c6674797061766966', 'avif', 'image/avif'],
  ['0061736d01000000', 'wasm', 'application/wasm'],
  ['774f463200010000', 'woff2', 'font/woff2'],
  [`${'00'.repeat(257)}7573746172003030`, 'tar', 'application/x-tar'],
])('bytes %s are a file of type %s', (hex, extension, mime) => {
  expect(detectType(Buffer.from(hex, 'hex'))).toMatchObject({ extension, mime })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg>\n<svg>',
])('%j is an SVG image', (text) => {
  expect(detectType(utf8(text))?.extension).toBe('svg')
})

test.each([
  '',
  'Hi',
  'BMW is a car maker',
  'MZ',
  'ID3 tags hold titles',
  '<p><svg></svg></p>',
  '<svgfoo>',
  'OTTO',
  'RIFF',
])('the text %j is no known file type', (text) => {
  expect(detectType(utf8(text))).toBe(null)
})

test('every pattern is made of whole bytes and finds its own type', () => {
  for (const { pattern, offset = 0, type } of signatures) {
    expect(pattern).toMatch(/^(?:[0-9a-f]{2}|\?\?)+$/)
    const bytes = Buffer.from('00'.repeat(offset) + pattern.replaceAll('??', '20'), 'hex')
    expect(detectType(bytes)).toEqual(type)
  }
})

test('no bytes make detection throw', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => void detectType(bytes)))
})
