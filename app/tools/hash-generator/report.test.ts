import { expect, test } from 'vitest'
import { algorithmOf, algorithms, defaultKey, floorKeys, supportsHmac } from './algorithms.ts'
import {
  copied,
  copyFailed,
  describeCheck,
  describeIgnored,
  downloaded,
  fileNameOf,
  generated,
  hashFailed,
} from './messages.ts'
import { writeReport } from './report.ts'

test('the file of a text holds algorithm and hash, then the text', () => {
  expect(writeReport('sha256', 'ba78', { text: 'a\nb' })).toBe('Algorithm: SHA-256\nHash: ba78\n\nInput:\na\nb')
})

test('the file of a file holds its name and size instead of its content', () => {
  expect(writeReport('md5', '9001', { name: 'a.iso', size: 1536 })).toBe(
    'Algorithm: MD5\nHash: 9001\n\nFile: a.iso\nSize: 1536 bytes (1.5 KB)\n',
  )
})

test('an HMAC is named as such and its key stays out', () => {
  expect(writeReport('sha1', 'de7c', { text: 'x' }, true)).toBe('Algorithm: HMAC-SHA-1\nHash: de7c\n\nInput:\nx')
})

test('the five of the specification come first, SHA-256 is the default', () => {
  expect(algorithms.slice(0, 5).map(({ key }) => key)).toEqual([...floorKeys])
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

test('the messages say what the specification fixes', () => {
  expect(hashFailed).toBe('Error generating hash')
  expect(generated('sha256')).toMatchObject({ title: 'Generated!', description: 'SHA256 hash generated successfully.' })
  expect(copied('sha1')).toMatchObject({ title: 'Copied!', description: 'SHA1 hash copied to clipboard.' })
  expect(downloaded('md5').title).toBe('Downloaded!')
  expect(copyFailed).toMatchObject({
    title: 'Copy failed',
    description: 'Please copy the hash manually.',
    tone: 'error',
  })
  expect(fileNameOf('sha256')).toBe('sha256-hash.txt')
})

const expected = { digest: 'ba78', keys: ['sha256' as const], fileName: null, line: 1 }

test('a comparison is told in a sentence', () => {
  const match = { expected, outcome: 'match', key: 'sha256', name: null } as const
  expect(describeCheck(match)).toBe('Match: this is the SHA-256 of the text.')
  expect(describeCheck({ ...match, expected: { ...expected, fileName: 'c.iso' }, name: 'a.iso' })).toBe(
    'Match: this is the SHA-256 of a.iso, listed as c.iso.',
  )
  expect(describeCheck({ ...match, outcome: 'mismatch', name: 'a.iso', actual: 'ba79', position: 4 })).toBe(
    'Mismatch: this is not the SHA-256 of a.iso. They differ from hex digit 4 on.',
  )
  const unchecked = { expected, outcome: 'unchecked', reason: 'no such file' } as const
  expect(describeCheck({ ...unchecked, expected: { ...expected, fileName: 'b.iso' } })).toBe(
    'Not checked: b.iso has not been opened.',
  )
  expect(describeCheck({ ...unchecked, reason: 'not hashed' })).toBe('Not checked: no digest of this kind was made.')
})

test('lines without a digest are named, the first ten of many', () => {
  expect(describeIgnored([3])).toBe('No digest in line 3')
  expect(describeIgnored([1, 2])).toBe('No digest in lines 1, 2')
  expect(describeIgnored(Array.from({ length: 12 }, (_, i) => i + 1))).toBe(
    'No digest in lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and others',
  )
})
