import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choice, choices, flag, initialOf, matching, readSettings } from './settings.ts'

const settings = {
  indent: choice(['2', '4', 'tab']),
  form: choice(['hex', 'base64'], 'base64'),
  sortKeys: flag(),
  extras: choices(['crc32', 'blake3']),
  flags: choices(['g', 'i'], ['g']),
  key: matching(/^.{0,5}$/, ''),
  letters: matching(/^[gi]*$/, 'g'),
}

test('settings begin as they are declared', () => {
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
])('of %j only what is declared and valid is taken', (given, taken) => {
  expect(readSettings(settings, given)).toEqual(taken)
})

test('whatever comes from outside, what is taken is valid', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      for (const [name, value] of Object.entries(readSettings(settings, given)))
        expect(settings[name as keyof typeof settings].isValid(value)).toBe(true)
    }),
  )
})
