import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { choice, choices, flag, initialOf, matching, readSettings } from './settings.ts'

const settings = {
  indent: choice(['2', '4', 'tab']),
  form: choice(['hex', 'base64'], 'base64'),
  sortKeys: flag(),
  extras: choices(['crc32', 'blake3']),
  flags: choices(['g', 'i'], ['g']),
  key: matching(/^.{0,5}$/, '', 'five characters at most'),
  letters: matching(/^[gi]*$/, 'g', 'any of g and i'),
}

test('settings start with their declared values', () => {
  expect(initialOf(settings)).toEqual({
    indent: '2',
    form: 'base64',
    sortKeys: false,
    extras: [],
    flags: ['g'],
    key: '',
    letters: 'g',
  })
})

test('settings describe the values they take', () => {
  const all = Object.fromEntries(Object.entries(settings).map(([name, { describe }]) => [name, describe()]))
  expect(all).toEqual({
    indent: '2, 4, or tab',
    form: 'hex or base64',
    sortKeys: 'on or off',
    extras: 'any of crc32 and blake3, each once',
    flags: 'any of g and i, each once',
    key: 'five characters at most',
    letters: 'any of g and i',
  })
})

test('Intl.ListFormat is built when a setting is described, not when it is declared', () => {
  const build = vi.spyOn(Intl, 'ListFormat').mockImplementation(function ListFormat() {
    return { format: () => '' } as unknown as Intl.ListFormat
  })
  const { describe } = choice(['hex', 'base64'])
  choices(['g', 'i'])
  expect(build).not.toHaveBeenCalled()
  describe()
  expect(build).toHaveBeenCalledOnce()
})

test('at most one of several rivals can be chosen', () => {
  const flags = choices(['g', 'u', 'v'], ['g'], ['u', 'v'])
  expect(['g', 'gu', 'gv', 'guv', 'uv'].map((letters) => flags.isValid([...letters]))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test.each([
  [{ indent: '7', sortKeys: true, unknown: 1 }, { sortKeys: true }],
  [{ indent: 'tab', sortKeys: 'true', extras: ['crc32', 'md5'] }, { indent: 'tab' }],
  [{ extras: ['blake3'], key: 'a\nb' }, { extras: ['blake3'] }],
  [{ key: 'secret' }, {}],
  [{ letters: 'gx' }, {}],
  [{ letters: 'ig' }, { letters: 'ig' }],
  [null, {}],
  ['indent', {}],
  [[1, 2], {}],
])('from %j, only declared and valid settings are taken', (given, taken) => {
  expect(readSettings(settings, given)).toEqual(taken)
})

test('whatever the input, only valid settings are taken', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      for (const [name, value] of Object.entries(readSettings(settings, given)))
        expect(settings[name as keyof typeof settings].isValid(value)).toBe(true)
    }),
  )
})
