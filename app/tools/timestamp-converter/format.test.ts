import fc from 'fast-check'
import { Temporal as Polyfill } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { lastInstant } from './calendar.ts'
import {
  cityOf,
  formatDayOfYear,
  formatHttpDate,
  formatHumanDate,
  formatIso,
  formatIsoWeek,
  formatOffset,
  formatRelative,
  formatRfc2822,
  formatRfc3339,
  formatWallTime,
  listClocks,
} from './format.ts'
import { utc } from './time.ts'
import { createZone, loadZones } from './zone-rules.ts'
import { mainZones } from './zones.data.ts'

const at = (iso: string): bigint => BigInt(Date.parse(iso)) * 1_000_000n

test.each([
  [0n, '1970-01-01 00:00:00 UTC'],
  [1_640_995_200_000_000_000n, '2022-01-01 00:00:00 UTC'],
  [500_000_000n, '1970-01-01 00:00:00.500 UTC'],
  [120_000n, '1970-01-01 00:00:00.000120 UTC'],
  [1_784_694_237_438_743_460n, '2026-07-22 04:23:57.438743460 UTC'],
  [-1n, '1969-12-31 23:59:59.999999999 UTC'],
  [at('0099-12-31T23:59:59Z'), '0099-12-31 23:59:59 UTC'],
  [at('-000001-01-01T00:00:00Z'), '-000001-01-01 00:00:00 UTC'],
  [at('+010000-01-01T00:00:00Z'), '+010000-01-01 00:00:00 UTC'],
  [lastInstant, '+275760-09-13 00:00:00 UTC'],
])('%i nanoseconds are %s', (instant, expected) => {
  expect(formatHumanDate(instant)).toBe(expected)
  expect(formatIso(instant)).toBe(expected.replace(' ', 'T').replace(' UTC', 'Z'))
})

test('a local clock runs past the last instant', () => {
  expect(formatWallTime(lastInstant, 14 * 3600)).toBe('+275760-09-13 14:00:00 +14:00')
  expect(formatWallTime(-lastInstant, -12 * 3600)).toBe('-271821-04-19 12:00:00 -12:00')
})

test.each([
  [0, '+00:00'],
  [20700, '+05:45'],
  [-12600, '-03:30'],
  [-75, '-00:01:15'],
  [-57360, '-15:56'],
])('an offset of %i seconds is %s', (offset, expected) => {
  expect(formatOffset(offset)).toBe(expected)
})

// RFC 3339 §5.8
test.each([
  ['1985-04-12T23:20:50.520Z', 0, '1985-04-12T23:20:50.520Z'],
  ['1996-12-20T00:39:57Z', -8 * 3600, '1996-12-19T16:39:57-08:00'],
  ['1937-01-01T12:00:27.870Z', 0, '1937-01-01T12:00:27.870Z'],
])('%s at offset %i is %s in RFC 3339', (iso, offset, expected) => {
  expect(formatRfc3339(at(iso), offset)).toBe(expected)
})

test('RFC 3339 uses UTC for an offset with seconds, and rejects years it cannot write', () => {
  expect(formatRfc3339(at('1840-01-01T00:00:00Z'), -75)).toBe('1840-01-01T00:00:00Z')
  expect(formatRfc3339(at('+010000-01-01T00:00:00Z'), 0)).toBeUndefined()
  expect(formatRfc3339(at('-000001-12-31T00:00:00Z'), 0)).toBeUndefined()
  expect(formatRfc3339(at('9999-12-31T23:00:00Z'), 3600)).toBeUndefined()
})

test('RFC 2822 dates match the example in its Appendix A.1.1, and years before 1900 are rejected', () => {
  expect(formatRfc2822(at('1997-11-21T15:55:06Z'), -6 * 3600)).toBe('Fri, 21 Nov 1997 09:55:06 -0600')
  expect(formatRfc2822(0n, 0)).toBe('Thu, 01 Jan 1970 00:00:00 +0000')
  expect(formatRfc2822(at('1899-12-31T23:59:59Z'), 0)).toBeUndefined()
})

test('an HTTP date matches the example in RFC 9110 §5.6.7', () => {
  expect(formatHttpDate(at('1994-11-06T08:49:37Z'))).toBe('Sun, 06 Nov 1994 08:49:37 GMT')
  expect(formatHttpDate(lastInstant)).toBeUndefined()
})

test('an HTTP date agrees with Date for every year it can write', () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_167_219_200, max: 253_402_300_799 }), (seconds) => {
      expect(formatHttpDate(BigInt(seconds) * 1_000_000_000n)).toBe(new Date(seconds * 1000).toUTCString())
    }),
  )
})

// Week dates checked with Python's date.isocalendar().
test.each([
  ['1970-01-01', '1 of 365', '1970-W01-4'],
  ['2022-01-01', '1 of 365', '2021-W52-6'],
  ['2024-12-31', '366 of 366', '2025-W01-2'],
  ['2020-12-31', '366 of 366', '2020-W53-4'],
  ['2021-01-03', '3 of 365', '2020-W53-7'],
  ['2023-01-01', '1 of 365', '2022-W52-7'],
  ['1969-12-28', '362 of 365', '1969-W52-7'],
  ['2000-02-29', '60 of 366', '2000-W09-2'],
])('%s is day %s and in week %s', (date, day, week) => {
  expect(formatDayOfYear(at(`${date}T23:59:59.999Z`))).toBe(day)
  expect(formatIsoWeek(at(`${date}T23:59:59.999Z`))).toBe(week)
  expect(formatIsoWeek(at(`${date}T00:00:00Z`))).toBe(week)
})

const now = at('2024-03-15T12:00:00Z')
test.each([
  ['2024-03-15T12:00:00Z', 'now'],
  ['2024-03-15T11:59:59.500Z', 'now'],
  ['2024-03-15T11:59:59Z', '1 second ago'],
  ['2024-03-15T12:00:59Z', 'in 59 seconds'],
  ['2024-03-15T11:58:30Z', '1 minute ago'],
  ['2024-03-15T15:30:00Z', 'in 3 hours'],
  ['2024-03-12T00:00:00Z', '3 days ago'],
  ['2024-02-15T12:00:00Z', '1 month ago'],
  ['2024-02-15T12:00:01Z', '28 days ago'],
  ['2024-04-14T12:00:00Z', 'in 30 days'],
  ['2024-05-15T12:00:00Z', 'in 2 months'],
  ['2023-03-15T12:00:01Z', '11 months ago'],
  ['2023-03-15T12:00:00Z', '1 year ago'],
  ['1970-01-01T00:00:00Z', '54 years ago'],
  ['1900-01-01T00:00:00Z', '124 years ago'],
  ['+275760-09-13T00:00:00Z', 'in 273,736 years'],
])('seen from 2024-03-15 12:00, %s is %s', (iso, expected) => {
  expect(formatRelative(at(iso), now)).toBe(expected)
})

const zone = (id: string) => createZone(Polyfill, id)
const zones = await loadZones(mainZones.map(({ id }) => id))

test('each zone in the selector shows its own time for the same instant', () => {
  expect(
    listClocks(1_709_194_530_250_000_000n, zones, utc).map(({ city, time, offset }) => [city, time, offset]),
  ).toEqual([
    ['UTC', '2024-02-29 08:15:30', '+00:00'],
    ['New York', '2024-02-29 03:15:30', '-05:00'],
    ['Los Angeles', '2024-02-29 00:15:30', '-08:00'],
    ['London', '2024-02-29 08:15:30', '+00:00'],
    ['Paris', '2024-02-29 09:15:30', '+01:00'],
    ['Tokyo', '2024-02-29 17:15:30', '+09:00'],
    ['Shanghai', '2024-02-29 16:15:30', '+08:00'],
    ['Sydney', '2024-02-29 19:15:30', '+11:00'],
  ])
})

test('the zone in use is marked, and comes first if it is not in the selector', () => {
  const used = (id: string) =>
    listClocks(0n, zones, zone(id)).flatMap((clock, at) => (clock.isUsed ? [[at, clock.city]] : []))
  expect(used('Asia/Tokyo')).toEqual([[5, 'Tokyo']])
  expect(used('Asia/Kathmandu')).toEqual([[0, 'Kathmandu']])
})

test('the part of the day is local, also before 1970', () => {
  const partIn = (instant: bigint, id: string) => listClocks(instant, [zone(id)], zone(id))[0]?.dayPart
  expect(partIn(0n, 'Europe/London')).toBeCloseTo(1 / 24)
  expect(partIn(-3_600_000_000_000n, 'Asia/Tokyo')).toBeCloseTo(8 / 24)
  expect(partIn(-3_600_000_000_000n, 'America/Denver')).toBeCloseTo(16 / 24)
})

test('a zone is named after its city', () => {
  expect(['America/Argentina/Buenos_Aires', 'UTC'].map(cityOf)).toEqual(['Buenos Aires', 'UTC'])
})
