import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formats } from './messages.ts'
import { parseUuid } from './parse.ts'
import { fileNameOf, formatters, isRising } from './spelling.ts'

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
  expect(formatters[format](uuid)).toBe(expected)
})

test('every format has its key, and the default comes first', () => {
  expect(formats.map(({ value }) => value)).toEqual([
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
    fc.property(fc.uuid(), fc.constantFrom(...formats), (uuid, { value }) => {
      const spelled = formatters[value](uuid)
      expect(
        value === 'base64url'
          ? Buffer.from(spelled, 'base64url').toString('hex')
          : parseUuid(spelled)?.replaceAll('-', ''),
      ).toBe(uuid.replaceAll('-', ''))
    }),
  )
})

const low = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'
const high = '017f22e2-79b0-7cc3-98c4-dc0c0c073990'

test('a batch is called strictly increasing only if each UUID sorts after the one before', () => {
  expect(isRising({ version: 'v7', uuids: [low, high] })).toBe(true)
  expect(isRising({ version: 'v6', uuids: [low, high] })).toBe(true)
  expect(isRising({ version: 'v7', uuids: [high, low] })).toBe(false)
  expect(isRising({ version: 'v7', uuids: [low, low] })).toBe(false)
})

test('a single UUID is not called increasing, and neither are random ones', () => {
  expect(isRising({ version: 'v7', uuids: [low] })).toBe(false)
  expect(isRising({ version: 'v4', uuids: [low, high] })).toBe(false)
})

test('the file is named by Unix milliseconds', () => {
  expect(fileNameOf(1700000000000)).toBe('uuids-1700000000000.txt')
})
