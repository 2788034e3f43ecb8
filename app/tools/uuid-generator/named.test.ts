import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invalidNamespace } from './messages.ts'
import { nameUuid } from './named.ts'

function name(naming: Parameters<typeof nameUuid>[0]): string[] {
  const result = nameUuid(naming)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test.each([
  ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
  ['v5', 'dns', 'python.org', '886313e1-3b8a-5372-9b90-0c9aee199e5d'],
  ['v5', 'dns', 'é', 'ebfe0af8-3997-5ade-b634-ba92cf69f557'],
  ['v5', 'dns', '', '4ebd0208-8328-5d69-8c44-ec50939c0967'],
  ['v3', 'dns', 'python.org', '6fa459ea-ee8a-3ca4-894e-db77e160355e'],
  ['v5', 'url', 'http://python.org/', '4c565f0d-3f5a-5890-b41b-20cf47701c5e'],
  ['v3', 'url', 'http://python.org/', '9fe8e8c4-aaa8-32a9-a55c-4535a88b748d'],
  ['v5', 'oid', '1.3.6.1', '1447fa61-5277-5fef-a9b3-fbc6e44f4af3'],
  ['v3', 'oid', '1.3.6.1', 'dd1a1cef-13d5-368a-ad82-eca71acd4cd1'],
  ['v5', 'x500', 'c=ca', 'cc957dd1-a972-5349-98cd-874190002798'],
  ['v3', 'x500', 'c=ca', '658d3002-db6b-3040-a1d1-8ddd7d189a4d'],
] as const)(
  '%s of %s and "%s" is %s (RFC 9562 A.2 and A.4, Python test_uuid)',
  (version, namespace, text, expected) => {
    expect(name({ version, namespace, name: text })).toEqual([expected])
  },
)

test.each([
  '6BA7B810-9DAD-11D1-80B4-00C04FD430C8',
  '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
  'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  ' 6ba7b8109dad11d180b400c04fd430c8 ',
])('a namespace may be written as "%s"', (namespace) => {
  expect(name({ version: 'v5', namespace, name: 'python.org' })).toEqual(['886313e1-3b8a-5372-9b90-0c9aee199e5d'])
})

test('a namespace may be any UUID, of any version and variant', () => {
  for (const namespace of [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00112233-4455-0677-0899-aabbccddeeff',
  ]) {
    expect(name({ version: 'v5', namespace, name: 'a' })[0]).toMatch(/^.{14}5.{4}[89ab]/)
  }
})

test.each(['', 'example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c', '{6ba7b810-9dad-11d1-80b4-00c04fd430c8'])(
  'the namespace "%s" is refused',
  (namespace) => {
    expect(nameUuid({ version: 'v3', namespace, name: 'a' })).toEqual({
      ok: false,
      error: invalidNamespace,
    })
  },
)

test.each(['v3', 'v5'] as const)('%s of 2,000 names have the right version and variant', (version) => {
  const shape = new RegExp(`^.{14}${version[1]}.{4}[89ab]`)
  for (let i = 0; i < 2000; i++) {
    expect(name({ version, namespace: 'dns', name: `name ${i}` })[0]).toMatch(shape)
  }
})

test('no name or namespace makes it throw', () => {
  const namespaces = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), fc.constantFrom('dns', 'x500'))
  fc.assert(
    fc.property(fc.constantFrom('v3', 'v5'), namespaces, fc.string({ unit: 'binary' }), (version, namespace, text) => {
      const result = nameUuid({ version, namespace, name: `${text}\ud800` })
      expect(result.ok ? result.value[0]?.length === 36 : result.error === invalidNamespace).toBe(true)
    }),
  )
})
