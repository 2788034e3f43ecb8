import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding } from './answer-file.ts'

const both = { br: true, gzip: true }

// RFC 9110 §12.5.3. Its own examples come first.
test.each([
  ['compress, gzip', 'gzip'],
  ['', undefined],
  ['*', 'br'],
  ['compress;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['BR ; Q=1', 'br'],
  ['identity', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0', undefined],
  ['br;q=0, *;q=0.2', 'gzip'],
  ['*;q=0', undefined],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=-1, gzip', 'gzip'],
  ['br;q=abc, gzip', 'gzip'],
  ['br;q=, gzip', 'gzip'],
  ['br;q=0.1234, gzip;q=0.1', 'gzip'],
  ['brotli', undefined],
  [',, ;q=1,', undefined],
])('Accept-Encoding "%s" gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted, both)).toBe(expected)
})

test('a missing variant is not chosen, and no header makes it throw', () => {
  expect(chooseEncoding('br, gzip;q=0.1', { gzip: true })).toBe('gzip')
  expect(chooseEncoding('br, gzip', {})).toBe(undefined)
  fc.assert(fc.property(fc.string(), (accepted) => void chooseEncoding(accepted, both)))
})
