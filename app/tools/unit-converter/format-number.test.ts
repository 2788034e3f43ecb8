import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, formatSignificant } from './format-number.ts'
import { add, compare, divide, makeRational, multiply, negate, subtract, toRational } from './rational.ts'

test.each([
  ['0', '0'],
  ['-0', '0'],
  ['1', '1'],
  ['1.500', '1.5'],
  ['-2.5', '-2.5'],
  ['1/3', '0.333333'],
  ['2/3', '0.666667'],
  ['-2/3', '-0.666667'],
  ['0.1234565', '0.123457'],
  ['-0.1234565', '-0.123457'],
  ['1.0000001', '1'],
  ['0.9999999', '1'],
  ['123456789.123456789', '123456789.123457'],
  ['0.0001', '0.0001'],
  ['0.0001234567', '0.000123'],
  ['0.00009', '0.00009'],
  ['0.000099', '0.000099'],
  ['0.0000999', '0.0000999'],
  ['0.00001234567', '0.0000123457'],
  ['-0.00001234567', '-0.0000123457'],
  ['0.0000999999999', '0.0001'],
  ['0.000001', '0.000001'],
  ['0.0000012', '0.0000012'],
  ['0.0000009', '9e-7'],
  ['0.00000099999999', '1e-6'],
  ['6.21371192e-7', '6.21371e-7'],
  ['-6.21371192e-7', '-6.21371e-7'],
  ['1e-7', '1e-7'],
  ['1e-300', '1e-300'],
  ['900719925474099300000', '900719925474099300000'],
  ['999999999999999999999', '999999999999999999999'],
  ['100000000000000000000.25', '100000000000000000000.25'],
  ['1e21', '1000000000000000000000'],
  ['123456789012345678901234', '123456789012345678901234'],
  ['1234567890123456789012.5', '1234567890123456789012.5'],
  ['9999999999999999999999.5', '9999999999999999999999.5'],
  ['1e30/7', '142857142857142857142857142857.142857'],
  [`${'9'.repeat(27)}.999`, `${'9'.repeat(27)}.999`],
  ['9'.repeat(40), '9'.repeat(40)],
  ['1.5e40', '1.5e40'],
  ['1e42/7', '1.42857142857143e41'],
  ['-1e400', '-1e400'],
])('%s is shown as %s', (value, expected) => {
  expect(formatNumber(toRational(value))).toBe(expected)
})

test.each([
  ['1250/381', 15, '3.28083989501312'],
  ['0', 3, '0'],
  ['12345', 2, '12000'],
  ['99.96', 3, '100'],
  ['-0.00012345', 3, '-0.000123'],
  ['1e-9', 3, '1e-9'],
])('%s to %i significant digits is %s', (value, digits, expected) => {
  expect(formatSignificant(toRational(value), digits)).toBe(expected)
})

test('a value that is not zero is never shown as zero', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 20n), fc.bigInt(1n, 10n ** 40n), (a, b) => {
      expect(Number(formatNumber(makeRational(a, b)))).toBeGreaterThan(0)
    }),
  )
})

test('rounding never changes a value by more than half of the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n), (a, b) => {
      const value = makeRational(a, b)
      const error = subtract(toRational(formatNumber(value)), value)
      const size = error.numerator < 0n ? negate(error) : error
      const step = multiply(toRational('0.5e-14'), value.numerator < 0n ? negate(value) : value)
      expect(compare(size, add(step, toRational('0.5e-6')))).toBeLessThanOrEqual(0)
    }),
  )
})

test('decimal text becomes the exact fraction', () => {
  expect(toRational('0.0254')).toEqual({ numerator: 127n, denominator: 5000n })
  expect(toRational('-1.5e3')).toEqual({ numerator: -1500n, denominator: 1n })
  expect(toRational('1.5E-3')).toEqual({ numerator: 3n, denominator: 2000n })
  expect(toRational('-.5')).toEqual({ numerator: -1n, denominator: 2n })
  expect(toRational('1852/3600')).toEqual({ numerator: 463n, denominator: 900n })
})

test('fractions follow the laws of arithmetic', () => {
  const rational = fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n })).map(([a, b]) => makeRational(a, b))
  fc.assert(
    fc.property(rational, rational, rational, (a, b, c) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
      if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a)
      expect(compare(a, b)).toBe(-compare(b, a) + 0)
    }),
  )
})

test('dividing by zero throws', () => {
  expect(() => divide(toRational('1'), toRational('0'))).toThrow(RangeError)
})
