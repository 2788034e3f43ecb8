import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cross } from '#app/work/bench/undo-history.ts'
import { absoluteZeroIn, type Conversion, readConversion } from './conversion.ts'
import { areExact, buildReport, isRounded, summarize, writeAllUnits } from './explain.ts'
import { belowAbsoluteZero, numberFaults } from './messages.ts'
import type { Settings } from './settings.ts'
import { type Action, boundSettings, initialState, reduce, type State } from './state.ts'
import { categories, type QuickName, quickConversions, quickNames } from './units.data.ts'
import { findCategory, findUnit, listUnitChoices } from './units.ts'

const swap = 'swap'
type Step = Action | typeof swap
const take = (state: State, step: Step): State =>
  reduce(state, step === swap ? { type: 'swap', result: readConversion(state).entry } : step)
const goOn = (state: State, ...steps: Step[]): State => steps.reduce(take, state)
const run = (...steps: Step[]): State => goOn(initialState, ...steps)
const readRun = (...steps: Step[]): Conversion => readConversion(run(...steps))
const type = (text: string): Action => ({ type: 'edit', text })
const set = (settings: Partial<Settings>): Action => ({ type: 'set', settings })
const fieldsOf = (state: State) => {
  const { settings, input, result } = readConversion(state)
  return { settings, input, result }
}
const texts = (state: State) => {
  const { settings, input, result } = fieldsOf(state)
  return [settings.from, input.text, settings.to, result.text]
}

test('the tool starts empty, with length, meters to feet', () => {
  expect(initialState.settings.category).toBe('length')
  expect(texts(initialState)).toEqual(['meters', '', 'feet', ''])
})

test('typing updates the result; empty or invalid text clears the result and stays in the field', () => {
  expect(texts(run(type('1')))).toEqual(['meters', '1', 'feet', '3.28084'])
  for (const text of ['', ' ', '5abc', '0x10', 'x']) {
    expect(texts(run(type('1'), type(text)))).toEqual(['meters', text, 'feet', ''])
  }
})

test('changing a unit updates the result if there is a value', () => {
  expect(texts(run(type('1'), set({ to: 'inches' })))).toEqual(['meters', '1', 'inches', '39.370079'])
  expect(texts(run(type('1'), set({ from: 'miles' })))).toEqual(['miles', '1', 'feet', '5280'])
  expect(texts(run(set({ from: 'miles' })))).toEqual(['miles', '', 'feet', ''])
})

test.each(categories.map(({ key }) => key))(
  'choosing %s selects its first two units and clears the fields',
  (category) => {
    const [first, second] = findCategory(category).units
    const state = run(type('1'), set({ category }))
    expect(state.settings.category).toBe(category)
    expect(texts(state)).toEqual([first.key, '', second?.key, ''])
  },
)

test('a unit of another category is ignored', () => {
  const state = run(set({ category: 'weight' }))
  for (const unit of [{ from: 'meters' }, { to: 'feet' }]) expect(reduce(state, set(unit))).toEqual(state)
})

test('Swap units swaps the units and the values', () => {
  expect(texts(run(type('1'), swap))).toEqual(['feet', '3.28084', 'meters', '1'])
  expect(texts(run(swap))).toEqual(['feet', '', 'meters', ''])
  expect(texts(run(type('abc'), swap))).toEqual(['feet', 'abc', 'meters', ''])
  expect(texts(run(type(' 1,5'), swap))).toEqual(['feet', '4.92126', 'meters', '1.5'])
  expect(texts(run(type(' 1,5'), swap, swap))).toEqual(['meters', ' 1,5', 'feet', '4.92126'])
})

test('after a swap, the tool still calculates with the exact value, not the rounded text', () => {
  const state = run(type('1'), swap, set({ to: 'centimeters' }))
  expect(texts(state)).toEqual(['feet', '3.28084', 'centimeters', '100'])
})

test('Clear All empties the fields and keeps category and units', () => {
  const state = run(set({ to: 'miles' }), type('1'), { type: 'clear' })
  expect(texts(state)).toEqual(['meters', '', 'miles', ''])
})

test('undoing Clear All restores the value, and reads it in the units chosen since', () => {
  const before = run(set({ to: 'miles' }), type(' 1,5'))
  const after = reduce(before, { type: 'clear' })
  expect(cross({ there: before, here: after }, after)).toEqual(before)
  const undone = cross({ there: before, here: after }, reduce(after, set({ category: 'weight' })), boundSettings)
  expect(texts(undone)).toEqual(['kilograms', ' 1,5', 'grams', '1500'])
})

test.each<[string, Action]>([
  ['another category', set({ category: 'weight' })],
  ['a quick conversion', { type: 'load', ...quickConversions['0 °C to °F'] }],
])('undoing %s restores the units too, even after a swap', (_, replacement) => {
  const before = run(type(' 1,5'), swap)
  const after = reduce(before, replacement)
  const undone = cross({ there: before, here: after }, reduce(after, set({ decimalSign: '.' })), boundSettings)
  expect(texts(undone)).toEqual(['feet', '4.92126', 'meters', '1.5'])
  expect(texts(take(undone, swap))).toEqual(['meters', ' 1,5', 'feet', '4.92126'])
})

test('undoing a quick conversion keeps a unit chosen after it', () => {
  const there = run(type('1,5'))
  const here = reduce(there, { type: 'load', ...quickConversions['0 °C to °F'] })
  const undone = cross({ there, here }, reduce(here, set({ to: 'kelvin' })), boundSettings)
  expect(texts(undone)).toEqual(['celsius', '1,5', 'kelvin', '274.65'])
})

test('swapping back restores the typed text only while the result is the same number', () => {
  const state = run(type(' 1,5'), swap, set({ to: 'centimeters' }))
  expect(texts(take(state, swap))).toEqual(['centimeters', '150', 'feet', '4.92126'])
  expect(texts(goOn(state, set({ to: 'meters' }), swap))).toEqual(['meters', ' 1,5', 'feet', '4.92126'])
})

test('all units are copied one per line, and nothing without a number', () => {
  expect(writeAllUnits(readRun(type('26.2'), set({ from: 'miles' })))).toMatch(/^42164\.8128 m\n42\.164813 km\n/)
  expect(writeAllUnits(readRun(type('x')))).toBe('')
})

test('the quick conversions are named after what they convert', () => {
  expect(quickNames).toEqual(['1 meter to feet', '1 kg to pounds', '0 °C to °F', '1 liter to gallons'])
})

test.each<[QuickName, string[], string]>([
  ['1 meter to feet', ['meters', '1', 'feet', '3.28084'], '1 meter ≈ 3.28084 feet'],
  ['1 kg to pounds', ['kilograms', '1', 'pounds', '2.204623'], '1 kilogram ≈ 2.204623 pounds'],
  ['0 °C to °F', ['celsius', '0', 'fahrenheit', '32'], '0 degrees Celsius = 32 degrees Fahrenheit'],
  ['1 liter to gallons', ['liters', '1', 'gallons', '0.264172'], '1 liter ≈ 0.264172 US gallons'],
])('the quick conversion %s sets category, units and value, and shows the result', (name, expected, summary) => {
  const state = run(set({ category: 'angle' }), { type: 'load', ...quickConversions[name] })
  expect(texts(state)).toEqual(expected)
  expect(summarize(readConversion(state))).toBe(summary)
})

test('the summary uses the singular for one and plain spelling, and needs a result', () => {
  expect(summarize(readRun(type('1'), swap))).toBe('3.28084 feet ≈ 1 meter')
  expect(summarize(readRun(type('1,5')))).toBe('1.5 meters ≈ 4.92126 feet')
  expect(summarize(readRun(type('1,5'), swap))).toBe('4.92126 feet ≈ 1.5 meters')
  expect(summarize(readRun(type('x')))).toBeUndefined()
  expect(summarize(readRun())).toBeUndefined()
})

test('the summary says = if every digit is shown, and ≈ if one side is rounded', () => {
  expect(summarize(readRun(type('9'.repeat(30)), set({ to: 'kilometers' })))).toBe(
    `${'9'.repeat(30)} meters = ${'9'.repeat(27)}.999 kilometers`,
  )
  expect(summarize(readRun(type('1e21'), set({ to: 'yards' })))).toBe(
    '1e21 meters ≈ 1093613298337707786526.684164 yards',
  )
  expect(summarize(readRun(type(`1${'0'.repeat(40)}1`), set({ to: 'meters' })))).toMatch(/ meters ≈ 1e41 meters$/)
  expect(summarize(readRun(type('1e41'), set({ to: 'kilometers' })))).toBe(
    `1e41 meters = 1${'0'.repeat(38)} kilometers`,
  )
})

test('a comma that could also group thousands is a decimal sign until the visitor chooses otherwise', () => {
  const grouped = set({ decimalSign: '.' })
  const plain = run(type('1,000'), set({ to: 'centimeters' }))
  expect(texts(plain)).toEqual(['meters', '1,000', 'centimeters', '100'])
  expect(summarize(readConversion(plain))).toBe('1 meter = 100 centimeters')
  const state = reduce(plain, grouped)
  expect(texts(state)).toEqual(['meters', '1,000', 'centimeters', '100000'])
  expect(summarize(readConversion(state))).toBe('1000 meters = 100000 centimeters')
  expect(texts(reduce(state, type('2,500')))).toEqual(['meters', '2,500', 'centimeters', '250000'])
  expect(texts(reduce(state, set({ decimalSign: ',' })))).toEqual(['meters', '1,000', 'centimeters', '100'])
  expect(texts(goOn(state, swap, swap))).toEqual(texts(state))
  expect(texts(run(type('1,000'), grouped, { type: 'clear' }, type('3,000'), set({ to: 'meters' })))[3]).toBe('3000')
})

test('a result that looks grouped is always read with a decimal point', () => {
  const state = run(set({ decimalSign: ',' }), type('1234'), set({ to: 'kilometers' }), swap)
  expect(texts(state)).toEqual(['kilometers', '1.234', 'meters', '1234'])
  expect(summarize(readConversion(state))).toBe('1.234 kilometers = 1234 meters')
})

test('the report has every line from the specification, and the value in every unit', () => {
  const { name, text } = buildReport(readRun(type('1,5')), new Date(Date.UTC(2026, 10, 15, 1, 2, 3, 4)))
  expect(name).toBe('unit-conversion-length.txt')
  expect(text).toBe(`Unit Conversion
Generated: 2026-11-15T01:02:03.004Z

Category: Length
From: 1.5 meters (m)
To: 4.92126 feet (ft)
Conversion factor: 1 m ≈ 3.28083989501312 ft

All units
= 1.5 meters (m)
= 0.0015 kilometers (km)
= 150 centimeters (cm)
= 1500 millimeters (mm)
≈ 59.055118 inches (in)
≈ 4.92126 feet (ft)
≈ 1.64042 yards (yd)
≈ 0.000932 miles (mi)
≈ 0.00081 nautical miles (nmi)
`)
  const data = readRun(set({ category: 'dataSize' }), type('1'))
  expect(buildReport(data, new Date(0)).name).toBe('unit-conversion-dataSize.txt')
  expect(buildReport(data, new Date(0)).text).toContain('From: 1 byte (B)\nTo: 0.001 kilobytes (kB)\n')
})

test('units are exact unless one of them is a convention', () => {
  expect(areExact(initialState.settings)).toBe(true)
  const mach = run(set({ category: 'speed' }), set({ to: 'mach' }))
  expect(areExact(mach.settings)).toBe(false)
  const mercury = run(
    set({ category: 'pressure' }),
    set({ from: 'millimetersOfMercury' }),
    set({ to: 'inchesOfMercury' }),
  )
  expect(areExact(mercury.settings)).toBe(false)
})

test('a rounded result still counts as rounded after a swap', () => {
  const rounded = readRun(type('1'))
  expect([isRounded(rounded.input), isRounded(rounded.result)]).toEqual([false, true])
  expect(isRounded(readRun(type('1'), swap).input)).toBe(true)
  expect(isRounded(readRun(type('0,3048'), set({ to: 'inches' })).result)).toBe(false)
  expect(isRounded(readRun(type('1e400')).result)).toBe(true)
  expect(isRounded(readRun().result)).toBe(false)
})

test('a unit is listed with its name and symbol', () => {
  expect(listUnitChoices('length')).toContainEqual({ value: 'nauticalMiles', label: 'Nautical miles (nmi)' })
  expect(listUnitChoices('volume')).toContainEqual({ value: 'gallons', label: 'US gallons (gal)' })
})

test('the message below absolute zero gives the limit in the chosen unit', () => {
  const limit = absoluteZeroIn(findUnit('temperature', 'fahrenheit'))
  expect(belowAbsoluteZero(limit)).toBe('Below absolute zero, which is -459.67 °F.')
  expect(numberFaults.empty).toBe('')
})

const actions = fc.constantFrom(...categories.map(({ key }) => key)).chain((category) => {
  const unit = fc.constantFrom(...findCategory(category).units).map(({ key }) => key)
  const decimalSign = fc.constantFrom('.' as const, ',' as const, 'either' as const)
  return fc
    .tuple(unit, unit, decimalSign)
    .map(([from, to, sign]): Action[] => [set({ category }), set({ from, to, decimalSign: sign })])
})
const numberTexts = fc.oneof(
  fc.stringMatching(/^-?\d{1,20}([.,]\d{1,20})?(e-?\d{1,3})?$/),
  fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{3}$/),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.string(),
)

test('swapping twice changes nothing visible, in every category and for every text', () => {
  fc.assert(
    fc.property(actions, numberTexts, (units, text) => {
      const state = run(...units, type(text))
      expect(fieldsOf(goOn(state, swap, swap))).toEqual(fieldsOf(state))
    }),
    { numRuns: 300 },
  )
})

test('after a swap, the result is exactly the original value', () => {
  fc.assert(
    fc.property(actions, numberTexts, (units, text) => {
      const [given, turned] = [readRun(...units, type(text)), readRun(...units, type(text), swap)]
      expect(turned.result.read?.value).toEqual(given.input.read?.value)
    }),
  )
})
