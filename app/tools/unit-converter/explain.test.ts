import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConversion } from './conversion.ts'
import { describeRounding, formatExact, listRungs, listSteps, splitThousands, writeRungs } from './explain.ts'
import { makeRational, toRational } from './rational.ts'
import { initialState, reduce } from './state.ts'
import { type CategoryKey, categories } from './units.data.ts'
import { findUnit, namePair } from './units.ts'

const read = (text: string, category: CategoryKey, from: string, to: string) =>
  readConversion(reduce(initialState, { type: 'load', text, settings: { category, from, to } }))

test('the name of a pair of units has one capital letter', () => {
  expect(namePair(findUnit('length', 'miles'), findUnit('length', 'kilometers'))).toBe('Miles to kilometers')
})

test.each([
  [toRational('42.1648128'), '42.1648128'],
  [makeRational(1250n, 381n), '1250/381'],
  [makeRational(-1n, 3n), '-1/3'],
  [makeRational(1n, 123_456_789_012_345_678_907n), undefined],
])('%o is exactly %s', (value, text) => {
  expect(formatExact(value)).toBe(text)
})

test('a rounded result also shows its exact value, if that is short', () => {
  expect(describeRounding(read('26.2', 'length', 'miles', 'kilometers'))).toBe(
    'exactly 42.1648128 km, rounded for display',
  )
  expect(describeRounding(read('1', 'length', 'meters', 'feet'))).toBe('exactly 1250/381 ft, rounded for display')
  expect(describeRounding(read('1', 'angle', 'degrees', 'radians'))).toBe('rounded for display')
})

test('the steps lead from both definitions to the factor and the value', () => {
  expect(listSteps(read('26.2', 'length', 'miles', 'kilometers'))).toEqual([
    { about: 'Miles in meters', line: '1 mi = 1609.344 m' },
    { about: 'Kilometers in meters', line: '1 km = 1000 m' },
    { about: 'Miles in kilometers', line: '1 mi = 1.609344 km' },
    { about: 'So your value is', line: '26.2 mi = 42.1648128 km' },
    { about: 'And back', line: '42.1648128 km = 26.2 mi' },
  ])
})

test.each<[CategoryKey, from: string, to: string, lines: string[]]>([
  ['length', 'meters', 'feet', ['1 ft = 0.3048 m', '1 m ≈ 3.28083989501312 ft']],
  ['length', 'feet', 'meters', ['1 ft = 0.3048 m']],
  ['length', 'meters', 'meters', ['1 m = 1 m']],
  ['length', 'feet', 'feet', ['1 ft = 0.3048 m', '1 ft = 1 ft']],
  ['temperature', 'kelvin', 'fahrenheit', ['°C = K − 273.15', '°C = (°F − 32) × 5/9', '°F = (K − 273.15) × 9/5 + 32']],
])('without a value, the steps of %s, %s to %s, end with the factor', (category, from, to, lines) => {
  expect(listSteps(read('', category, from, to)).map(({ line }) => line)).toEqual(lines)
})

test('a convention is shown with its unit', () => {
  expect(listSteps(read('', 'speed', 'mach', 'knots'))[0]).toEqual({
    about: 'Mach in meters per second',
    line: '1 Ma = 343 m/s',
    note: expect.stringMatching(/^By convention 343 m\/s, the speed of sound/),
  })
})

test('the typed number appears among the round numbers, in order and only once', () => {
  const rungs = listRungs(read('26.2', 'length', 'miles', 'kilometers'))
  expect(rungs.map(({ from }) => from)).toEqual(['1', '2', '5', '10', '20', '26.2', '50', '100', '1000'])
  expect(rungs.filter(({ isOwn }) => isOwn)).toEqual([{ from: '26.2', sign: '≈', to: '42.164813', isOwn: true }])
  expect(listRungs(read('5', 'length', 'miles', 'kilometers')).filter(({ isOwn }) => isOwn)).toHaveLength(1)
  expect(listRungs(read('', 'length', 'feet', 'inches'))[0]).toEqual({ from: '1', sign: '=', to: '12', isOwn: false })
  expect(listRungs(read('', 'temperature', 'celsius', 'fahrenheit'))[0]).toEqual({
    from: '-40',
    sign: '=',
    to: '-40',
    isOwn: false,
  })
})

test('the round numbers are copied one per line', () => {
  expect(writeRungs(read('', 'length', 'feet', 'inches'))).toMatch(/^1 ft = 12 in\n2 ft = 24 in\n/)
})

test.each([
  ['1', ['1']],
  ['999', ['999']],
  ['1000', ['1', '000']],
  ['-42164.8128', ['-42', '164.8128']],
  ['4216481.28', ['4', '216', '481.28']],
  ['0.1234567', ['0.1234567']],
  ['6.21371e-7', ['6.21371e-7']],
])('%s is split into thousands as %j', (text, groups) => {
  expect(splitThousands(text)).toEqual(groups)
})

test('every pair of units has steps and round numbers, and splitting thousands keeps every character', () => {
  const pair = fc.constantFrom(...categories).chain(({ key, units }) => {
    const unit = fc.constantFrom(...units.map((each): string => each.key))
    return fc.tuple(fc.constant(key), unit, unit)
  })
  fc.assert(
    fc.property(pair, fc.double({ noNaN: true, noDefaultInfinity: true }), ([category, from, to], value) => {
      const conversion = read(String(value), category, from, to)
      expect(listSteps(conversion).length).toBeGreaterThan(2)
      for (const rung of listRungs(conversion)) expect(splitThousands(rung.to).join('')).toBe(rung.to)
    }),
  )
})
