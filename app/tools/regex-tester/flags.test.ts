import { expect, test } from 'vitest'
import { type Flag, mainFlags, moreFlags, nameFlags, toggleFlag } from './flags.ts'

test('the labels are those of the interface', () => {
  expect([...mainFlags, ...moreFlags].map(({ label }) => label)).toEqual([
    'global (g)',
    'ignoreCase (i)',
    'multiline (m)',
    'dotAll (s)',
    'unicode (u)',
    'unicodeSets (v)',
    'sticky (y)',
    'hasIndices (d)',
  ])
})

const toggles: [before: string, flag: Flag, after: string][] = [
  ['', 'g', 'g'],
  ['g', 'g', ''],
  ['g', 'd', 'gd'],
  ['ms', 'i', 'ims'],
  ['gu', 'v', 'gv'],
  ['gv', 'u', 'gu'],
  ['gv', 'v', 'g'],
]

test.each(toggles)('"%s" with %s switched is "%s"', (before, flag, after) => {
  expect(toggleFlag(before, flag)).toBe(after)
})

test('active flags are named, and none is None', () => {
  expect(nameFlags('mg')).toBe('global (g), multiline (m)')
  expect(nameFlags('')).toBe('None')
})
