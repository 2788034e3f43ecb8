import { expect, test } from 'vitest'
import { describeOwn, isOwnZone, listShownZones } from './own-zone.ts'
import { utc } from './time.ts'

const idsOf = (own: string) => listShownZones(own).map(({ id }) => id)

test("the visitor's zone comes right after UTC, once", () => {
  expect(idsOf('Europe/Berlin').slice(0, 3)).toEqual(['UTC', 'Europe/Berlin', 'America/New_York'])
  expect(idsOf('Europe/Berlin')).toHaveLength(9)
  expect(idsOf('Asia/Tokyo').slice(0, 3)).toEqual(['UTC', 'Asia/Tokyo', 'America/New_York'])
  expect(new Set(idsOf('Asia/Tokyo')).size).toBe(8)
  expect(listShownZones('Asia/Calcutta')[1]).toEqual({ id: 'Asia/Calcutta', label: 'Asia/Kolkata (yours)' })
  expect(idsOf('UTC')).toHaveLength(8)
})

test("a zone is the visitor's own under its old and its present name, but UTC is nobody's", () => {
  expect(isOwnZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
  expect(describeOwn({ name: 'Europe/Berlin' }, 'Europe/Berlin')).toBe('Europe/Berlin (yours)')
  expect(describeOwn({ name: 'Europe/Paris' }, 'Europe/Berlin')).toBe('Europe/Paris')
  expect(describeOwn(utc, 'UTC')).toBe('UTC')
})
