import { expect, test } from 'vitest'
import { readArmor } from './armor.ts'

const block = (label: string, body: string) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`

test.each([
  [block('CERTIFICATE', 'TUlJ\r\nQg=='), { kind: 'Certificate (PEM)', body: 'TUlJQg==' }],
  [block('CERTIFICATE', 'TUlJ') + block('CERTIFICATE', 'Qg=='), { kind: 'Certificate (PEM)', body: 'TUlJ' }],
  [block('EC PRIVATE KEY', 'TUlJ'), { kind: 'Private key (PEM)', body: 'TUlJ' }],
  [block('DH PARAMETERS', 'TUlJ'), { kind: 'PEM', body: 'TUlJ' }],
  [block('PGP PUBLIC KEY BLOCK', 'Version: 1\n\nTUlJ\n=abcd'), { kind: 'PGP public key', body: 'TUlJ' }],
  ['ssh-rsa AAAAB3Nz ada@host', { kind: 'SSH public key', body: 'AAAAB3Nz' }],
  ['ecdsa-sha2-nistp256 AAAAE2Vj', { kind: 'SSH public key', body: 'AAAAE2Vj' }],
  [block('CERTIFICATE', 'not base64!'), null],
  ['-----BEGIN CERTIFICATE-----\nTUlJ', null],
  ['ssh-rsa is a kind of key', null],
])('%j', (text, expected) => {
  expect(readArmor(text)).toEqual(expected)
})
