import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { createMainZones, listClocks, placeOf } from './clocks.ts'
import { utc } from './zone.ts'
import { createZone } from './zone-rules.ts'

const zones = createMainZones(Temporal)
const zone = (id: string) => createZone(Temporal, id)

test('each zone in the selector shows its own time for the same instant', () => {
  expect(
    listClocks(1_709_194_530_250_000_000n, zones, utc).map(({ place, time, offset }) => [place, time, offset]),
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
    listClocks(0n, zones, zone(id)).flatMap((clock, at) => (clock.isUsed ? [[at, clock.place]] : []))
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
  expect(['America/Argentina/Buenos_Aires', 'UTC'].map((name) => placeOf({ name }))).toEqual(['Buenos Aires', 'UTC'])
})
