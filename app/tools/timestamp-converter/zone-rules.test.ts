import fc from 'fast-check'
import { Temporal as Polyfill } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { lastInstant } from './calendar.ts'
import { formatWallTime, toLocalTime } from './format.ts'
import { parseDate } from './parse-date.ts'
import { utc } from './time.ts'
import { createZone, loadTemporal, loadZone } from './zone-rules.ts'
import { mainZones } from './zones.data.ts'

const second = 1_000_000_000n
const localOf = (date: string) => {
  const parsed = parseDate(date)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value.local
}

// Computed with Python 3.11 zoneinfo and the tz database 2026c. A gap has the seconds before and after the
// jump, an overlap has both instants.
test.each<[zone: string, wall: string, kind: 'once' | 'gap' | 'overlap', first: number, last?: number]>([
  ['America/New_York', '2024-03-10 02:30', 'gap', 1710053999, 1710054000],
  ['America/New_York', '2024-11-03 01:30', 'overlap', 1730611800, 1730615400],
  ['America/New_York', '1883-11-18 12:02', 'overlap', -2717650918, -2717650680],
  ['America/Los_Angeles', '2024-03-10 02:00', 'gap', 1710064799, 1710064800],
  ['America/Los_Angeles', '2024-11-03 01:59', 'overlap', 1730624340, 1730627940],
  ['Europe/London', '1970-01-01 01:00', 'once', 0],
  ['Europe/London', '2024-03-31 01:30', 'gap', 1711846799, 1711846800],
  ['Europe/London', '2024-10-27 01:30', 'overlap', 1729989000, 1729992600],
  ['Europe/Paris', '2024-03-31 02:30', 'gap', 1711846799, 1711846800],
  ['Europe/Paris', '2024-10-27 02:30', 'overlap', 1729989000, 1729992600],
  ['Europe/Dublin', '2024-10-27 01:30', 'overlap', 1729989000, 1729992600],
  ['Asia/Tokyo', '2024-07-01 12:00', 'once', 1719802800],
  ['Asia/Tokyo', '1948-05-02 00:30', 'gap', -683802001, -683802000],
  ['Asia/Shanghai', '1986-05-04 02:30', 'gap', 515527199, 515527200],
  ['Australia/Sydney', '2024-01-01 00:00', 'once', 1704027600],
  ['Australia/Sydney', '2024-10-06 02:30', 'gap', 1728143999, 1728144000],
  ['Australia/Sydney', '2024-04-07 02:30', 'overlap', 1712417400, 1712421000],
  ['Australia/Lord_Howe', '2024-10-06 02:15', 'gap', 1728142199, 1728142200],
  ['Australia/Lord_Howe', '2024-04-07 01:45', 'overlap', 1712414700, 1712416500],
  ['Asia/Kathmandu', '2022-01-01 05:45', 'once', 1640995200],
  ['Asia/Kathmandu', '1986-01-01 00:05', 'gap', 504901799, 504901800],
  ['America/Caracas', '2007-12-09 02:45', 'overlap', 1197182700, 1197184500],
  ['America/Caracas', '2016-05-01 02:45', 'gap', 1462085999, 1462086000],
  ['America/Sao_Paulo', '2018-11-04 00:30', 'gap', 1541300399, 1541300400],
  ['America/Sao_Paulo', '2018-02-17 23:30', 'overlap', 1518917400, 1518921000],
  ['Pacific/Apia', '2011-12-30 12:00', 'gap', 1325239199, 1325239200],
  ['Pacific/Kwajalein', '1993-08-21 12:00', 'gap', 745934399, 745934400],
  ['Pacific/Chatham', '2024-04-07 03:15', 'overlap', 1712410200, 1712413800],
  ['Pacific/Chatham', '2024-09-29 03:15', 'gap', 1727531999, 1727532000],
  ['Antarctica/Troll', '2024-03-31 02:00', 'gap', 1711846799, 1711846800],
  ['Antarctica/Troll', '2024-10-27 02:30', 'overlap', 1729989000, 1729996200],
  ['Asia/Pyongyang', '2018-05-04 23:45', 'gap', 1525445999, 1525446000],
  ['Africa/Monrovia', '1972-01-07 00:20', 'gap', 63593069, 63593070],
  ['Africa/Casablanca', '2024-03-10 02:30', 'overlap', 1710034200, 1710037800],
])('in %s, the local time %s is read as: %s', (id, wall, kind, first, last = 0) => {
  const [a, b] = [BigInt(first) * second, BigInt(last) * second]
  const expected = { once: { instant: a }, gap: { before: a, after: b }, overlap: { earlier: a, later: b } }[kind]
  expect(createZone(Polyfill, id).read(localOf(wall))).toEqual({ kind, ...expected })
})

// Britain stayed on +01:00 from 1968 to 1971. Apia skipped December 30, 2011.
test.each([
  [0n, 'Europe/London', '1970-01-01 01:00:00 +01:00'],
  [1640995200n, 'Asia/Kathmandu', '2022-01-01 05:45:00 +05:45'],
  [1325152800n, 'Pacific/Apia', '2011-12-29 00:00:00 -10:00'],
  [1325239200n, 'Pacific/Apia', '2011-12-31 00:00:00 +14:00'],
  [1710053999n, 'America/New_York', '2024-03-10 01:59:59 -05:00'],
  [1710054000n, 'America/New_York', '2024-03-10 03:00:00 -04:00'],
  [-4000000000n, 'Europe/London', '1843-03-31 16:52:05 -00:01:15'],
])('%i seconds in %s show as %s', (seconds, id, expected) => {
  const instant = seconds * second
  expect(formatWallTime(instant, createZone(Polyfill, id).offsetAt(instant))).toBe(expected)
})

test('UTC works without Temporal', async () => {
  expect(await loadZone('UTC')).toBe(utc)
  expect(utc.read(5n)).toEqual({ kind: 'once', instant: 5n })
})

test('any other zone uses native Temporal or the polyfill', async () => {
  expect((await loadZone('Asia/Tokyo')).offsetAt(0n)).toBe(32400)
  expect(await loadTemporal()).toHaveProperty('Instant')
})

const zones = [...mainZones.map(({ id }) => id), 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'].map((id) =>
  id === 'UTC' ? utc : createZone(Polyfill, id),
)

test('the local time of every instant reads back as that instant, or as one of two', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -lastInstant, max: lastInstant }), fc.constantFrom(...zones), (instant, zone) => {
      const reading = zone.read(toLocalTime(instant, zone.offsetAt(instant)))
      const instants =
        reading.kind === 'overlap' ? [reading.earlier, reading.later] : [reading.kind === 'once' && reading.instant]
      expect(instants).toContain(instant)
    }),
  )
})

test('in the years with daylight saving time, every reading matches the offsets at its instants', () => {
  const nearby = fc.bigInt({ min: -3_000_000_000n, max: 4_000_000_000n }).map((seconds) => seconds * second)
  fc.assert(
    fc.property(nearby, fc.constantFrom(...zones), (local, zone) => {
      const reading = zone.read(local)
      const shownAt = (instant: bigint) => toLocalTime(instant, zone.offsetAt(instant))
      if (reading.kind === 'once') expect(shownAt(reading.instant)).toBe(local)
      if (reading.kind === 'overlap') {
        expect([shownAt(reading.earlier), shownAt(reading.later)]).toEqual([local, local])
        expect(reading.earlier < reading.later).toBe(true)
      }
      if (reading.kind === 'gap') {
        expect(shownAt(reading.before) < local && local < shownAt(reading.after)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('a local time beyond the last instant does not throw', () => {
  for (const zone of zones) {
    for (const local of [-lastInstant - 10n ** 20n, lastInstant + 10n ** 20n]) {
      expect(zone.read(local).kind).toBe('once')
    }
  }
})
