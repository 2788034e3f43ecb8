import { Temporal as Polyfill } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { placeNames } from './place-names.data.ts'
import { presentNames } from './present-names.data.ts'
import * as names from './zone-names.data.ts'
import { createZone } from './zone-rules.ts'
import { mainZones } from './zones.data.ts'
import { describeZone, listZones, searchZones, zoneIds } from './zones.ts'

const january = 1_704_067_200_000_000_000n
const offsetOf = (id: string) => createZone(Polyfill, id).offsetAt(january)
const entries = listZones(new Map(zoneIds().map((id) => [id, offsetOf(id)])))
const find = (query: string) => searchZones(entries, query).map(({ name }) => name)

test('the selector has the eight zones from the specification, UTC first', () => {
  expect(mainZones.map(({ id }) => id)).toEqual([
    'UTC',
    'America/New_York',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Paris',
    'Asia/Tokyo',
    'Asia/Shanghai',
    'Australia/Sydney',
  ])
})

test('every zone the runtime knows is listed once, with an offset, and so are UTC and the fixed offsets', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14']),
  )
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  expect(entries.every(({ offset }) => Math.abs(offset) <= 14 * 3600)).toBe(true)
})

test('a replaced name and its current name have the same offset in Temporal', () => {
  for (const [old, present] of Object.entries(presentNames)) {
    expect(createZone(Polyfill, present).offsetAt(january)).toBe(createZone(Polyfill, old).offsetAt(january))
  }
})

test('every other name belongs to a listed zone and has the same offset', () => {
  const listed = new Set(entries.map(({ name }) => name))
  for (const [name, others] of Object.entries(names.otherNames)) {
    expect(listed).toContain(name)
    for (const other of others.split(' ')) {
      expect([other, offsetOf(other)]).toEqual([other, offsetOf(name)])
      expect(find(other)).toContain(name)
    }
  }
  for (const zone of Object.values(names.abbreviations).flatMap((zones) => zones.split(' '))) {
    expect(listed).toContain(zone)
  }
})

test('every place belongs to a listed zone, and its name finds that zone', () => {
  for (const [name, places] of Object.entries(placeNames))
    for (const place of places.split(', '))
      expect([place, find(place)]).toEqual([place, expect.arrayContaining([name])])
})

test.each([
  ['utc', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Etc/GMT-5', 'Etc/GMT-5'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['EST5EDT', 'America/New_York'],
  ['est', 'America/New_York'],
  ['PDT', 'America/Los_Angeles'],
  ['cest', 'Europe/Paris'],
  ['jst', 'Asia/Tokyo'],
  ['port au prince', 'America/Port-au-Prince'],
  ['port-au', 'America/Port-au-Prince'],
  ['new york', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['york', 'America/New_York'],
  ['asia/tok', 'Asia/Tokyo'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['katmandu', 'Asia/Kathmandu'],
  ['kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['Kyiv', 'Europe/Kyiv'],
  ['india', 'Asia/Kolkata'],
  ['IST', 'Asia/Kolkata'],
  ['pst', 'America/Los_Angeles'],
  ['cst', 'America/Chicago'],
  ['mst', 'America/Denver'],
  ['cet', 'Europe/Paris'],
  ['usa', 'America/Los_Angeles'],
  ['germany', 'Europe/Berlin'],
  ['san fr', 'America/Los_Angeles'],
  ['beijing', 'Asia/Shanghai'],
  ['brazil', 'America/Sao_Paulo'],
  ['new zealand', 'Pacific/Auckland'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['+5:45', 'Asia/Kathmandu'],
  ['UTC+05:45', 'Asia/Kathmandu'],
  ['gmt +0545', 'Asia/Kathmandu'],
  ['−9:30', 'Pacific/Marquesas'],
])('the search for %s finds %s first', (query, expected) => {
  expect(find(query)[0]).toBe(expected)
})

test('an offset finds only zones with that offset', () => {
  expect(find('-5')).toContain('America/New_York')
  expect(find('-5')).toContain('America/Bogota')
  expect(find('-5')).not.toContain('America/Los_Angeles')
  expect(find('+5')).not.toContain('Asia/Kolkata')
})

test('a city that starts with the query comes first, then a region that starts with it, then the rest', () => {
  const found = find('am')
  expect(found).toContain('America/Bogota')
  expect(found.indexOf('Asia/Amman')).toBeLessThan(found.indexOf('America/Bogota'))
  expect(found.indexOf('America/Bogota')).toBeLessThan(found.indexOf('Asia/Damascus'))
})

test('an empty query lists all zones, an unknown one none', () => {
  expect(searchZones(entries, ' ')).toEqual(entries)
  expect(find('atlantis')).toEqual([])
})

test('a zone is shown with its name and offset', () => {
  expect(describeZone({ name: 'Asia/Kathmandu', offset: 20700 })).toBe('Asia/Kathmandu (UTC+05:45)')
  expect(describeZone({ name: 'America/New_York', offset: -18000 })).toBe('America/New_York (UTC-05:00)')
})
