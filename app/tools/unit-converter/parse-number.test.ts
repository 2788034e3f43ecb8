import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { type NumberFault, parseNumber } from './parse-number.ts'
import { toRational } from './rational.ts'

test.each([
  ['1.5', '1.5', false],
  ['1,5', '1.5', true],
  ['  42 ', '42', false],
  ['-40', '-40', false],
  ['−40', '-40', false],
  ['+7', '7', false],
  ['.5', '0.5', false],
  ['-,5', '-0.5', true],
  ['5.', '5', false],
  ['1e3', '1e3', false],
  ['1,5E-3', '1.5E-3', true],
  ['007', '7', false],
  ['-0', '0', false],
  ['00.50', '0.50', false],
  ['0,123', '0.123', true],
  ['1,234.5', '1234.5', true],
  ['1.234,5', '1234.5', true],
  ['1,234,567', '1234567', true],
  ['1.234.567', '1234567', true],
  ['1 234 567,25', '1234567.25', true],
  ['12\u00a0345', '12345', true],
  ['12\u202f345.6', '12345.6', true],
  ['1_000', '1000', true],
  ["1'000.5", '1000.5', true],
  ['1’000', '1000', true],
  ['1 000e3', '1000e3', true],
])('%j is read as %s', (text, plain, isRespelled) => {
  expect(parseNumber(text, 'either')).toEqual({ ok: true, value: { value: toRational(plain), plain, isRespelled } })
})

test.each([
  ['1,000', '1.000', '1000'],
  ['1.000', '1.000', '1000'],
  ['1,234', '1.234', '1234'],
  ['1.234', '1.234', '1234'],
  ['-12,345', '-12.345', '-12345'],
  ['+999.999', '999.999', '999999'],
  ['1,000e3', '1.000e3', '1000e3'],
])('%j could mean %s or %s: we take the first, unless the decimal sign is known', (text, decimal, grouped) => {
  const [own, other] = text.includes(',') ? ([',', '.'] as const) : (['.', ','] as const)
  const meanings = [
    { decimalSign: own, value: toRational(decimal) },
    { decimalSign: other, value: toRational(grouped) },
  ]
  for (const sign of ['either', own] as const) {
    expect(parseNumber(text, sign)).toMatchObject({ ok: true, value: { plain: decimal, meanings } })
  }
  expect(parseNumber(text, other)).toMatchObject({
    ok: true,
    value: { plain: grouped, value: toRational(grouped), isRespelled: true, meanings },
  })
})

test.each(['0,123', '0.123', '1234,567', '1,23', '1,2345', '1,234,567', '1,234.5', '1 000', '1000', '.123'])(
  '%j means the same number, whatever the decimal sign',
  (text) => {
    const parsed = parseNumber(text, 'either')
    expect(parsed).not.toHaveProperty('value.meanings')
    for (const sign of ['.', ','] as const) expect(parseNumber(text, sign)).toEqual(parsed)
  },
)

test.each<[string, NumberFault]>([
  ['', 'empty'],
  [' \n', 'empty'],
  ...[
    '5abc',
    'abc',
    '0x10',
    '0b1',
    '1e',
    'e3',
    '1e1.5',
    '1e3e3',
    '-',
    '+',
    '.',
    ',',
    '--1',
    '1-',
    '1..5',
    '1.5.',
    '1,5,2',
    '1,23,456',
    '1 00',
    '1  000',
    '1_000 000',
    '0,123.5',
    '1,234,5',
    '1.5 000',
    '12 3456',
    '١٢',
    '１２',
    '½',
    '∞',
    'NaN',
    'Infinity',
    '1n',
    '1/2',
    '5%',
    '5 m',
    '1\n000',
  ].map((text): [string, NumberFault] => [text, 'not-a-number']),
  ['1e1001', 'too-long'],
  ['1e-99999999999999999999', 'too-long'],
  ['1'.repeat(1001), 'too-long'],
])('%j is rejected: %s', (text, fault) => {
  expect(parseNumber(text, 'either')).toEqual({ ok: false, error: fault })
})

test('the largest numbers it reads can also be shown', () => {
  for (const text of ['1e1000', '1e-1000', '9'.repeat(1000)]) {
    const parsed = parseNumber(text, 'either')
    expect(parsed.ok && formatNumber(parsed.value.value)).toMatch(/^\d(\.\d+)?e-?\d+$/)
  }
})

test('every number that JavaScript writes is read as the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const parsed = parseNumber(String(value), 'either')
      expect(parsed.ok && Number(parsed.value.plain)).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('no text makes parseNumber throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d., _'e]{0,20}$/)), (text) => {
      const parsed = parseNumber(text, 'either')
      expect(parsed.ok ? toRational(parsed.value.plain) : undefined).toEqual(parsed.ok ? parsed.value.value : undefined)
    }),
    { numRuns: 1000 },
  )
})
