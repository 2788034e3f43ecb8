import { expect, test } from 'vitest'
import { algorithmOf, algorithms, supportsHmac } from './algorithms.ts'
import { defaultKey, extraKeys, mainKeys } from './five.ts'

test('the five algorithms of the specification come first, and SHA-256 is the default', () => {
  expect(algorithms.map(({ key }) => key)).toEqual([...mainKeys, ...extraKeys])
  expect(mainKeys.map((key) => algorithmOf(key).label)).toEqual(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])
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
