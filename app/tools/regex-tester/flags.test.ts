import { expect, test } from 'vitest'
import { type Flag, mainFlags, moreFlags, nameFlags, readLiteral, toggleFlag } from './flags.ts'
import { settings } from './settings.ts'

test('the flag labels match the UI contract, in the order of the settings', () => {
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
  expect(settings.flags.keys).toEqual([...mainFlags, ...moreFlags].map(({ flag }) => flag))
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

test.each(toggles)('"%s" with %s toggled is "%s"', (before, flag, after) => {
  expect(toggleFlag([...before] as Flag[], flag).join('')).toBe(after)
})

test('active flags are listed by name, and no flags give None', () => {
  expect(nameFlags('mg')).toBe('global (g), multiline (m)')
  expect(nameFlags('')).toBe('None')
})

test.each([
  ['/a+/ig', 'a+', 'gi'],
  [' /a\\/b/\n', 'a\\/b', ''],
  ['/a/gg', 'a', 'g'],
  ['/a/uv', '/a/uv', 'g'],
  ['/a/vgu', '/a/vgu', 'g'],
  ['^a+$', '^a+$', 'g'],
  ['/usr/bin/x', '/usr/bin/x', 'g'],
])('%s is read as the pattern %s with the flags "%s"', (literal, pattern, flags) => {
  expect(readLiteral(literal)).toEqual({ pattern, flags: [...flags] })
})
