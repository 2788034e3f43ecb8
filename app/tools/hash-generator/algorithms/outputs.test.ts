import fc from 'fast-check'
import { expect, test } from 'vitest'
import { algorithms } from './algorithms.ts'
import { outputForms } from './output-forms.data.ts'
import { base64ToHex, formatDigest, hexToBase64 } from './outputs.ts'

const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test.each([
  ['hex', abc],
  ['hex-upper', abc.toUpperCase()],
  ['base64', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
  ['sri', 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
] as const)('SHA-256 of "abc" as %s is %s', (output, expected) => {
  expect(formatDigest(abc, 'sha256', output)).toBe(expected)
})

test('SRI works only with SHA-256, SHA-384 and SHA-512; other digests stay hex', () => {
  const withSri = algorithms.filter(({ key }) => formatDigest('00ff', key, 'sri') !== '00ff').map(({ key }) => key)
  expect(withSri).toEqual(['sha256', 'sha384', 'sha512'])
})

test('plain hex is the first output form', () => {
  expect(outputForms.map(({ value }) => value)).toEqual(['hex', 'hex-upper', 'base64', 'sri'])
})

test('Base64 matches Node, and both alphabets are read back, padded or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
      const hex = Buffer.from(bytes).toString('hex')
      const base64 = Buffer.from(bytes).toString('base64')
      expect(hexToBase64(hex)).toBe(base64)
      expect(base64ToHex(base64)).toBe(hex)
      expect(base64ToHex(Buffer.from(bytes).toString('base64url'))).toBe(hex)
    }),
  )
})

test.each(['', '=', 'a', 'abc de', 'é'])('%j is not Base64', (text) => {
  expect(base64ToHex(text)).toBeNull()
})
