import { expect, test } from 'vitest'
import { algorithmOf, algorithms, supportsHmac } from './algorithms/algorithms.ts'
import { defaultKey, extraKeys, floorKeys } from './algorithms/five.ts'
import { buildReport } from './report.ts'

const textOf = (...args: Parameters<typeof buildReport>) => buildReport(...args).text.toString()

test('the report for a text has the algorithm and hash, then the text', () => {
  expect(textOf('sha256', 'ba78', { text: 'a\nb' })).toBe('Algorithm: SHA-256\nHash: ba78\n\nInput:\na\nb')
})

test('the report for a file has its name and size instead of its content', () => {
  expect(textOf('md5', '9001', { name: 'a.iso', size: 1536 })).toBe(
    'Algorithm: MD5\nHash: 9001\n\nFile: a.iso\nSize: 1536 bytes (1.5 KB)\n',
  )
})

test('a browser File counts as a file, even though it has a `text` method', () => {
  expect(textOf('md5', '9001', new File(['abc'], 'a.txt'))).toMatch(/\n\nFile: a\.txt\nSize: 3 bytes/)
})

test('an HMAC report says HMAC and leaves out the key', () => {
  expect(textOf('sha1', 'de7c', { text: 'x' }, true)).toBe('Algorithm: HMAC-SHA-1\nHash: de7c\n\nInput:\nx')
})

test('the report is named after the algorithm key', () => {
  expect(buildReport('sha256', 'ba78', { text: '' }).name).toBe('sha256-hash.txt')
})

test('the five algorithms of the specification come first, and SHA-256 is the default', () => {
  expect(algorithms.map(({ key }) => key)).toEqual([...floorKeys, ...extraKeys])
  expect(floorKeys.map((key) => algorithmOf(key).label)).toEqual(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])
  expect(defaultKey).toBe('sha256')
})

test('MD5 and SHA-1 are deprecated, CRC32 is a checksum without HMAC, all others are secure', () => {
  const insecure = algorithms.filter(({ badge }) => badge !== 'Secure').map(({ key, badge }) => [key, badge])
  expect(insecure).toEqual([
    ['md5', 'Deprecated'],
    ['sha1', 'Deprecated'],
    ['crc32', 'Checksum'],
  ])
  expect(algorithms.filter(({ key }) => !supportsHmac(key)).map(({ key }) => key)).toEqual(['crc32'])
})
