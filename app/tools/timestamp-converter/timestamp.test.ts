import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastInstant } from './calendar.ts'
import { formatHumanDate, formatIso } from './format.ts'
import { decimalComma, notDigits, outOfRange } from './messages.ts'
import { formatTimestamp, type TimeUnit, timeUnits } from './time.ts'
import { likelyUnit, offerUnit, parseTimestamp, respell } from './timestamp.ts'

const isoOf = (text: string, unit: TimeUnit): string => {
  const parsed = parseTimestamp(text, unit)
  return parsed.ok ? formatIso(parsed.value) : parsed.error
}

test.each<[text: string, unit: TimeUnit, expected: string]>([
  ['0', 'seconds', '1970-01-01T00:00:00Z'],
  ['-0', 'seconds', '1970-01-01T00:00:00Z'],
  ['-1', 'seconds', '1969-12-31T23:59:59Z'],
  ['−1', 'seconds', '1969-12-31T23:59:59Z'],
  ['1.', 'seconds', '1970-01-01T00:00:01Z'],
  ['+1640995200', 'seconds', '2022-01-01T00:00:00Z'],
  ['  1640995200\n', 'seconds', '2022-01-01T00:00:00Z'],
  ['0001640995200', 'seconds', '2022-01-01T00:00:00Z'],
  ['2147483648', 'seconds', '2038-01-19T03:14:08Z'],
  ['-7862400000', 'seconds', '1720-11-07T00:00:00Z'],
  ['-7862400000', 'milliseconds', '1969-10-02T00:00:00Z'],
  ['1784694237438743460', 'nanoseconds', '2026-07-22T04:23:57.438743460Z'],
  ['1700000000123456', 'microseconds', '2023-11-14T22:13:20.123456Z'],
  ['1640995200', 'milliseconds', '1970-01-19T23:49:55.200Z'],
  ['1.5', 'seconds', '1970-01-01T00:00:01.500Z'],
  ['-1.5', 'seconds', '1969-12-31T23:59:58.500Z'],
  ['0.0000000019', 'seconds', '1970-01-01T00:00:00.000000001Z'],
  ['-0.0000000011', 'seconds', '1969-12-31T23:59:59.999999998Z'],
  ['8640000000000000', 'milliseconds', '+275760-09-13T00:00:00Z'],
  ['8640000000000', 'seconds', '+275760-09-13T00:00:00Z'],
  ['-8640000000000000', 'milliseconds', '-271821-04-20T00:00:00Z'],
  ['1e9', 'seconds', '2001-09-09T01:46:40Z'],
  ['1.7E+9', 'seconds', '2023-11-14T22:13:20Z'],
  ['1.70000000055e9', 'seconds', '2023-11-14T22:13:20.550Z'],
  ['1,700,000,000', 'seconds', '2023-11-14T22:13:20Z'],
  ['1 700 000 000', 'seconds', '2023-11-14T22:13:20Z'],
  ['1\u202f700\u202f000\u202f000', 'seconds', '2023-11-14T22:13:20Z'],
  ['1_700_000_000', 'seconds', '2023-11-14T22:13:20Z'],
  ["1'700'000'000", 'seconds', '2023-11-14T22:13:20Z'],
  ['1.700.000.000', 'seconds', '2023-11-14T22:13:20Z'],
  ['1.700.000.000,5', 'seconds', '2023-11-14T22:13:20.500Z'],
  ['-1,700,000,000.5', 'seconds', '1916-02-18T01:46:39.500Z'],
  ['1,700.5', 'seconds', '1970-01-01T00:28:20.500Z'],
  ['1 000', 'seconds', '1970-01-01T00:16:40Z'],
  ['8640000000000001', 'milliseconds', outOfRange],
  ['8640000000000000.000001', 'milliseconds', outOfRange],
  ['-8640000000001', 'seconds', outOfRange],
  ['1e99', 'seconds', outOfRange],
  ['9'.repeat(100_000), 'nanoseconds', outOfRange],
  [`${'0'.repeat(100_000)}x`, 'seconds', notDigits],
])('%.40s in %s is %s', (text, unit, expected) => {
  expect(isoOf(text, unit)).toBe(expected)
})

test.each([
  ...['', ' ', '-', '+', '.', '.5', '0x10', '--1', '١٢', 'now', 'NaN', 'Infinity', '12n', 'e9', '1e', '1e-3', '1e100'],
  ...['1,70,000', '1,700,000,0', '1 700_000', '1_7', '1700 000', '1,700e3', '1.7.0'],
])('%j is not a timestamp', (text) => {
  expect(parseTimestamp(text, 'seconds')).toEqual({ ok: false, error: notDigits })
})

test('a comma that could group or mark decimals is refused, with both readings', () => {
  expect(parseTimestamp('1,700', 'seconds')).toEqual({ ok: false, error: '1,700 could mean 1700 or 1.700.' })
  expect(parseTimestamp('1700000000,5', 'seconds')).toEqual({ ok: false, error: decimalComma })
})

test.each([
  ['1e9', '1000000000'],
  ['-1.5e1', '-15'],
  ['1.25e1', '12.5'],
  ['1,700,000,000', '1700000000'],
  ['1 700 000 000.5', '1700000000.5'],
  ['1700000000.5', undefined],
  ['0005', undefined],
  ['5.', undefined],
  ['word', undefined],
])('%s in plain digits is %s', (text, plain) => {
  expect(respell(text)).toBe(plain)
})

test.each<[milliseconds: string, seconds: string]>([
  ['-1500', '-2'],
  ['-1000', '-1'],
  ['-1', '-1'],
  ['0', '0'],
  ['999', '0'],
  ['1999', '1'],
])('%s milliseconds are %s seconds, rounded down', (milliseconds, seconds) => {
  const parsed = parseTimestamp(milliseconds, 'milliseconds')
  expect(parsed.ok && formatTimestamp(parsed.value, 'seconds')).toBe(seconds)
})

test('every whole timestamp in range, in every unit, converts to an instant and back unchanged', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -lastInstant, max: lastInstant }), fc.constantFrom(...timeUnits), (instant, unit) => {
      const text = formatTimestamp(instant, unit)
      const parsed = parseTimestamp(text, unit)
      expect(parsed.ok && formatTimestamp(parsed.value, unit)).toBe(text)
    }),
  )
})

test('the human date agrees with Date for every whole second', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8_640_000_000_000, max: 8_640_000_000_000 }), (seconds) => {
      const expected = new Date(seconds * 1000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
      expect(formatHumanDate(BigInt(seconds) * 1_000_000_000n)).toBe(expected)
    }),
  )
})

test.each<[text: string, expected: TimeUnit | undefined]>([
  ['0', undefined],
  ['99999999', undefined],
  ['100000000', 'seconds'],
  ['-99999999999', 'seconds'],
  ['100000000000', 'milliseconds'],
  ['1640995200000', 'milliseconds'],
  ['100000000000000', 'microseconds'],
  ['1700000000123456.5', 'microseconds'],
  ['100000000000000000', 'nanoseconds'],
  ['abc', undefined],
])('judging by its size, %s is likely in %s', (text, expected) => {
  expect(likelyUnit(text)).toBe(expected)
})

test.each<[text: string, selected: TimeUnit, offered: TimeUnit | undefined]>([
  ['1640995200', 'seconds', undefined],
  ['1640995200000', 'milliseconds', undefined],
  ['0', 'milliseconds', undefined],
  ['-1500', 'milliseconds', undefined],
  ['1640995200000', 'seconds', 'milliseconds'],
  ['1640995200', 'milliseconds', 'seconds'],
  ['1700000000123456', 'seconds', 'microseconds'],
  ['1700000000123456', 'milliseconds', 'microseconds'],
  ['1784694237438743460', 'seconds', 'nanoseconds'],
  ['1784694237438743460', 'milliseconds', 'nanoseconds'],
  ['-7862400000', 'seconds', 'milliseconds'],
  ['-7862400000', 'milliseconds', 'seconds'],
  ['9'.repeat(30), 'seconds', undefined],
  ['word', 'seconds', undefined],
])('for %s in %s the unit offered is %s', (text, selected, offered) => {
  expect(offerUnit(text, selected)).toBe(offered)
})

test('no text makes parseTimestamp or offerUnit throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[-+]?\d{0,25}\.?\d{0,12}$/)),
      fc.constantFrom(...timeUnits),
      (text, unit) => {
        const parsed = parseTimestamp(text, unit)
        const offered = offerUnit(text, unit)
        expect(offered === undefined || parseTimestamp(text, offered).ok).toBe(true)
        expect(parsed.ok || parsed.error !== '').toBe(true)
      },
    ),
  )
})
