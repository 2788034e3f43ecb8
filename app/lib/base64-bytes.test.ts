import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBase64, writeBase64url } from './base64-bytes.ts'

// RFC 4648 §10
test.each([
  ['Zg==', 'f'],
  ['Zm8=', 'fo'],
  ['Zm9v', 'foo'],
  ['Zm9vYmFy', 'foobar'],
  ['Zm8', 'fo'],
])('%s is %s', (encoded, text) => {
  expect(readBase64(encoded)).toEqual(new Uint8Array(Buffer.from(text)))
})

test.each(['', '=', 'Z', 'Zm9vY', 'Zm 9v', 'Zm9v\n', 'Zm9v===', 'Zm=9v', 'Zm9v.', 'é'])('%j is invalid', (text) => {
  expect(readBase64(text)).toBeNull()
})

test('any bytes survive the round trip in either alphabet', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      for (const alphabet of ['base64', 'base64url'] as const)
        expect(readBase64(Buffer.from(bytes).toString(alphabet))).toEqual(new Uint8Array(bytes))
    }),
  )
})

test('no text makes reading throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readBase64(text)))
})

test('any bytes are written in the URL alphabet, without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(writeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    }),
  )
})
