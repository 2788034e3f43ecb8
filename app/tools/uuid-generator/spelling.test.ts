import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from './choices.ts'
import { parseUuid } from './parse.ts'
import { formatUuid } from './spelling.ts'

const uuid = '550e8400-e29b-41d4-a716-446655440000'

test.each([
  ['default', '550e8400-e29b-41d4-a716-446655440000'],
  ['uppercase', '550E8400-E29B-41D4-A716-446655440000'],
  ['no-hyphens', '550e8400e29b41d4a716446655440000'],
  ['braces', '{550e8400-e29b-41d4-a716-446655440000}'],
  ['quotes', '"550e8400-e29b-41d4-a716-446655440000"'],
  ['urn', 'urn:uuid:550e8400-e29b-41d4-a716-446655440000'],
  ['base64url', 'VQ6EAOKbQdSnFkRmVUQAAA'],
] as const)('format %s gives %s', (format, expected) => {
  expect(formatUuid(uuid, format)).toBe(expected)
})

test('every format has its key, and the default comes first', () => {
  expect(formats.map(({ key }) => key)).toEqual([
    'default',
    'uppercase',
    'no-hyphens',
    'braces',
    'quotes',
    'urn',
    'base64url',
  ])
})

test('every format can be read back as the same UUID', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...formats), (value, { key }) => {
      const spelled = formatUuid(value, key)
      expect(
        key === 'base64url'
          ? Buffer.from(spelled, 'base64url').toString('hex')
          : parseUuid(spelled)?.replaceAll('-', ''),
      ).toBe(value.replaceAll('-', ''))
    }),
  )
})
