import { Temporal as Polyfill } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { createZone } from './zone.ts'
import { mainZones, presentNames } from './zones.data.ts'
import { describeZone, listZones, searchZones } from './zones.ts'

const january = 1_704_067_200_000_000_000n
const entries = listZones((id) => createZone(Polyfill, id).offsetAt(january))
const find = (query: string) => searchZones(entries, query).map(({ name }) => name)

test('the selector has the eight zones of the specification, UTC first', () => {
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

test('every zone the runtime knows is listed once, with an offset', () => {
  expect(entries.length).toBe(Intl.supportedValuesOf('timeZone').length)
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  expect(entries.every(({ offset }) => Math.abs(offset) <= 14 * 3600)).toBe(true)
})

test('a replaced name and its present name are the same zone to Temporal', () => {
  for (const [old, present] of Object.entries(presentNames)) {
    expect(createZone(Polyfill, present).offsetAt(january)).toBe(createZone(Polyfill, old).offsetAt(january))
  }
})

test.each([
  ['new york', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['york', 'America/New_York'],
  ['asia/tok', 'Asia/Tokyo'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['katmandu', 'Asia/Kathmandu'],
  ['kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['Kyiv', 'Europe/Kyiv'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['+5:45', 'Asia/Kathmandu'],
  ['UTC+05:45', 'Asia/Kathmandu'],
  ['gmt +0545', 'Asia/Kathmandu'],
  ['−9:30', 'Pacific/Marquesas'],
])('the search for %s finds %s first', (query, expected) => {
  expect(find(query)[0]).toBe(expected)
})

test('an offset finds every zone that has it and no other', () => {
  expect(find('-5')).toContain('America/New_York')
  expect(find('-5')).toContain('America/Bogota')
  expect(find('-5')).not.toContain('America/Los_Angeles')
  expect(find('+5')).not.toContain('Asia/Kolkata')
})

test('a city that begins with the query comes before a region that holds it', () => {
  const found = find('am')
  expect(found).toContain('America/Bogota')
  expect(found.indexOf('Asia/Amman')).toBeLessThan(found.indexOf('America/Bogota'))
  expect(found.indexOf('America/Bogota')).toBeLessThan(found.indexOf('Asia/Damascus'))
})

test('an empty query gives all, a foreign one none', () => {
  expect(searchZones(entries, ' ')).toEqual(entries)
  expect(find('atlantis')).toEqual([])
})

test('a choice is described by its name and offset', () => {
  expect(describeZone({ id: 'Asia/Katmandu', name: 'Asia/Kathmandu', offset: 20700 })).toBe(
    'Asia/Kathmandu (UTC+05:45)',
  )
  expect(describeZone({ id: 'America/New_York', name: 'America/New_York', offset: -18000 })).toBe(
    'America/New York (UTC-05:00)',
  )
})
