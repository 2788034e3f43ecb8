import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('the fingerprint changes with a configuration variable, but with nothing else in the environment', () => {
  const plain = fingerprint({})
  expect(fingerprint({ PATH: '/somewhere', PORT: '1' })).toBe(plain)
  expect(fingerprint({ BASE_PATH: '/x' })).not.toBe(plain)
  expect(fingerprint({ FORMSPREE_FORM_ID: 'x' })).not.toBe(plain)
  expect(fingerprint({ ADS_CLIENT: 'x' })).not.toBe(plain)
})
