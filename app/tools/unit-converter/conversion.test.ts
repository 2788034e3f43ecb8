import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  absoluteZeroIn,
  convert,
  definitionOf,
  describeFactor,
  isBelowAbsoluteZero,
  readConversion,
} from './conversion.ts'
import { listAllUnits } from './explain.ts'
import { formatNumber, formatSignificant } from './format-number.ts'
import { compare, makeRational, type Rational, toRational } from './rational.ts'
import { initialState, reduce } from './state.ts'
import { type CategoryKey, categories, type Unit } from './units.data.ts'
import { findCategory, findUnit } from './units.ts'

const convertText = (value: string, category: CategoryKey, from: string, to: string): string =>
  formatNumber(convert(toRational(value), findUnit(category, from), findUnit(category, to)))

// The factors as printed in the specification, in units per base unit.
const printedFactors: [CategoryKey, base: string, Record<string, string>][] = [
  [
    'length',
    'meters',
    {
      meters: '1',
      kilometers: '0.001',
      centimeters: '100',
      millimeters: '1000',
      inches: '39.3701',
      feet: '3.28084',
      yards: '1.09361',
      miles: '0.000621371',
      nauticalMiles: '0.000539957',
    },
  ],
  [
    'weight',
    'kilograms',
    {
      kilograms: '1',
      grams: '1000',
      pounds: '2.20462',
      ounces: '35.274',
      stones: '0.157473',
      tons: '0.001',
      shortTons: '0.00110231',
      longTons: '0.000984207',
    },
  ],
  [
    'volume',
    'liters',
    {
      liters: '1',
      milliliters: '1000',
      gallons: '0.264172',
      quarts: '1.05669',
      pints: '2.11338',
      cups: '4.22675',
      fluidOunces: '33.814',
      cubicMeters: '0.001',
      cubicCentimeters: '1000',
    },
  ],
  [
    'speed',
    'metersPerSecond',
    {
      metersPerSecond: '1',
      kilometersPerHour: '3.6',
      milesPerHour: '2.23694',
      feetPerSecond: '3.28084',
      knots: '1.94384',
      mach: '0.00291545',
    },
  ],
  [
    'area',
    'squareMeters',
    {
      squareMeters: '1',
      squareKilometers: '0.000001',
      squareCentimeters: '10000',
      squareInches: '1550',
      squareFeet: '10.7639',
      squareYards: '1.19599',
      acres: '0.000247105',
      hectares: '0.0001',
    },
  ],
]
const printedRows = printedFactors.flatMap(([category, base, factors]) =>
  Object.entries(factors).map(([unit, factor]) => [category, base, unit, factor] as const),
)

test.each(printedRows)('%s: one %s in %s rounds to the printed factor %s', (category, base, unit, factor) => {
  const digits = factor.replace('.', '').replace(/^0+/, '').length
  const ours = convert(toRational('1'), findUnit(category, base), findUnit(category, unit))
  expect(formatSignificant(ours, digits)).toBe(factor)
})

test.each(printedFactors)(
  '%s has exactly the units in the specification, base unit first',
  (category, base, factors) => {
    expect(findCategory(category).units.map(({ key }) => key)).toEqual(Object.keys(factors))
    expect(findCategory(category).units[0].key).toBe(base)
  },
)

test('the six categories from the specification come first, then ours', () => {
  expect(categories.map(({ key }) => key)).toEqual([
    'length',
    'weight',
    'temperature',
    'volume',
    'speed',
    'area',
    'dataSize',
    'time',
    'pressure',
    'energy',
    'power',
    'angle',
  ])
  expect(findCategory('temperature').units.map(({ key }) => key)).toEqual([
    'celsius',
    'fahrenheit',
    'kelvin',
    'rankine',
  ])
})

test.each<[value: string, category: CategoryKey, from: string, to: string, expected: string]>([
  ['1', 'length', 'feet', 'inches', '12'],
  ['1', 'length', 'inches', 'centimeters', '2.54'],
  ['1', 'length', 'miles', 'feet', '5280'],
  ['1', 'weight', 'pounds', 'ounces', '16'],
  ['1', 'weight', 'pounds', 'grams', '453.59237'],
  ['1', 'weight', 'stones', 'pounds', '14'],
  ['1', 'weight', 'longTons', 'pounds', '2240'],
  ['1', 'weight', 'shortTons', 'pounds', '2000'],
  ['1', 'weight', 'kilograms', 'pounds', '2.204623'],
  ['1', 'volume', 'gallons', 'quarts', '4'],
  ['1', 'volume', 'gallons', 'fluidOunces', '128'],
  ['1', 'volume', 'gallons', 'liters', '3.785412'],
  ['1', 'area', 'acres', 'squareFeet', '43560'],
  ['1', 'area', 'squareFeet', 'squareInches', '144'],
  ['1', 'length', 'nauticalMiles', 'meters', '1852'],
  ['1', 'speed', 'knots', 'kilometersPerHour', '1.852'],
  ['1', 'speed', 'mach', 'metersPerSecond', '343'],
  ['0', 'temperature', 'kelvin', 'fahrenheit', '-459.67'],
  ['0', 'temperature', 'celsius', 'fahrenheit', '32'],
  ['-40', 'temperature', 'celsius', 'fahrenheit', '-40'],
  ['100', 'temperature', 'fahrenheit', 'celsius', '37.777778'],
  ['0', 'temperature', 'rankine', 'kelvin', '0'],
  ['491.67', 'temperature', 'rankine', 'celsius', '0'],
  ['671.67', 'temperature', 'rankine', 'fahrenheit', '212'],
  ['1', 'length', 'millimeters', 'miles', '6.21371e-7'],
  ['0.01', 'length', 'centimeters', 'kilometers', '1e-7'],
  ['1', 'dataSize', 'gibibytes', 'bytes', '1073741824'],
  ['1', 'dataSize', 'gigabytes', 'gibibytes', '0.931323'],
  ['100', 'dataSize', 'megabits', 'megabytes', '12.5'],
  ['1', 'time', 'weeks', 'hours', '168'],
  ['1', 'pressure', 'atmospheres', 'torr', '760'],
  ['1', 'energy', 'kilowattHours', 'joules', '3600000'],
  ['180', 'angle', 'degrees', 'radians', '3.141593'],
  ['1', 'angle', 'turns', 'gradians', '400'],
])('%s in %s: %s to %s is %s', (value, category, from, to, expected) => {
  expect(convertText(value, category, from, to)).toBe(expected)
})

// NIST SP 811 (2008), Appendix B.8 and B.9, to the seven digits it prints.
test.each<[category: CategoryKey, unit: string, base: string, printed: string]>([
  ['length', 'miles', 'meters', '1609.344'],
  ['weight', 'pounds', 'kilograms', '0.4535924'],
  ['weight', 'ounces', 'kilograms', '0.02834952'],
  ['weight', 'shortTons', 'kilograms', '907.1847'],
  ['weight', 'longTons', 'kilograms', '1016.047'],
  ['volume', 'gallons', 'liters', '3.785412'],
  ['volume', 'quarts', 'liters', '0.9463529'],
  ['volume', 'pints', 'liters', '0.4731765'],
  ['volume', 'cups', 'liters', '0.2365882'],
  ['volume', 'fluidOunces', 'milliliters', '29.57353'],
  ['speed', 'knots', 'metersPerSecond', '0.5144444'],
  ['speed', 'milesPerHour', 'metersPerSecond', '0.44704'],
  ['area', 'squareYards', 'squareMeters', '0.8361274'],
  ['pressure', 'poundsPerSquareInch', 'pascals', '6894.757'],
  ['pressure', 'torr', 'pascals', '133.3224'],
  ['pressure', 'millimetersOfMercury', 'pascals', '133.3224'],
  ['pressure', 'inchesOfMercury', 'pascals', '3386.389'],
  ['energy', 'britishThermalUnits', 'joules', '1055.056'],
  ['energy', 'footPounds', 'joules', '1.355818'],
  ['power', 'horsepower', 'watts', '745.6999'],
  ['power', 'metricHorsepower', 'watts', '735.4988'],
  ['power', 'britishThermalUnitsPerHour', 'watts', '0.2930711'],
  ['angle', 'degrees', 'radians', '0.01745329'],
  ['angle', 'gradians', 'radians', '0.01570796'],
  ['angle', 'arcminutes', 'radians', '0.0002908882'],
  ['angle', 'arcseconds', 'milliradians', '0.004848137'],
])('%s: 1 %s in %s is %s in NIST SP 811', (category, unit, base, printed) => {
  const ours = convert(toRational('1'), findUnit(category, unit), findUnit(category, base))
  expect(formatSignificant(ours, 7)).toBe(printed)
})

// Base units per unit, calculated independently with Python's decimal to 40 digits: a gallon from 231 cubic
// inches, an acre from 4840 square yards, a Btu from 2326 J/kg, a pound-force from 9.80665 m/s².
const independent: Record<Exclude<CategoryKey, 'temperature'>, Record<string, string>> = {
  length: {
    meters: '1',
    kilometers: '1000',
    centimeters: '0.01',
    millimeters: '0.001',
    inches: '0.0254',
    feet: '0.3048',
    yards: '0.9144',
    miles: '1609.344',
    nauticalMiles: '1852',
  },
  weight: {
    kilograms: '1',
    grams: '0.001',
    pounds: '0.45359237',
    ounces: '0.028349523125',
    stones: '6.35029318',
    tons: '1000',
    shortTons: '907.18474',
    longTons: '1016.0469088',
  },
  volume: {
    liters: '1',
    milliliters: '0.001',
    gallons: '3.785411784',
    quarts: '0.946352946',
    pints: '0.473176473',
    cups: '0.2365882365',
    fluidOunces: '0.0295735295625',
    cubicMeters: '1000',
    cubicCentimeters: '0.001',
  },
  speed: {
    metersPerSecond: '1',
    kilometersPerHour: '0.2777777777777777777777777777777777777778',
    milesPerHour: '0.44704',
    feetPerSecond: '0.3048',
    knots: '0.5144444444444444444444444444444444444444',
    mach: '343',
  },
  area: {
    squareMeters: '1',
    squareKilometers: '1000000',
    squareCentimeters: '0.0001',
    squareInches: '0.00064516',
    squareFeet: '0.09290304',
    squareYards: '0.83612736',
    acres: '4046.8564224',
    hectares: '10000',
  },
  dataSize: {
    bytes: '1',
    kilobytes: '1000',
    megabytes: '1000000',
    gigabytes: '1000000000',
    terabytes: '1000000000000',
    petabytes: '1000000000000000',
    kibibytes: '1024',
    mebibytes: '1048576',
    gibibytes: '1073741824',
    tebibytes: '1099511627776',
    pebibytes: '1125899906842624',
    bits: '0.125',
    kilobits: '125',
    megabits: '125000',
    gigabits: '125000000',
    kibibits: '128',
    mebibits: '131072',
    gibibits: '134217728',
  },
  time: {
    seconds: '1',
    minutes: '60',
    hours: '3600',
    days: '86400',
    weeks: '604800',
    months: '2629746',
    years: '31556952',
    milliseconds: '0.001',
    microseconds: '0.000001',
    nanoseconds: '0.000000001',
  },
  pressure: {
    pascals: '1',
    kilopascals: '1000',
    hectopascals: '100',
    megapascals: '1000000',
    bars: '100000',
    millibars: '100',
    atmospheres: '101325',
    poundsPerSquareInch: '6894.757293168361336722673445346890693781',
    torr: '133.3223684210526315789473684210526315789',
    millimetersOfMercury: '133.322387415',
    inchesOfMercury: '3386.388640341',
  },
  energy: {
    joules: '1',
    kilojoules: '1000',
    megajoules: '1000000',
    calories: '4.184',
    kilocalories: '4184',
    wattHours: '3600',
    kilowattHours: '3600000',
    britishThermalUnits: '1055.05585262',
    footPounds: '1.3558179483314004',
    ergs: '0.0000001',
    electronvolts: '0.0000000000000000001602176634',
  },
  power: {
    watts: '1',
    kilowatts: '1000',
    megawatts: '1000000',
    milliwatts: '0.001',
    horsepower: '745.69987158227022',
    metricHorsepower: '735.49875',
    britishThermalUnitsPerHour: '0.2930710701722222222222222222222222222222',
    footPoundsPerSecond: '1.3558179483314004',
  },
  angle: {
    degrees: '1',
    radians: '57.29577951308232087679815481410517033241',
    milliradians: '0.05729577951308232087679815481410517033241',
    gradians: '0.9',
    turns: '360',
    arcminutes: '0.01666666666666666666666666666666666666667',
    arcseconds: '0.0002777777777777777777777777777777777777778',
  },
}

// Fixed-point numbers with 60 decimals, instead of fractions.
const decimals = 60
function toFixedPoint(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
const relativeError = (ours: Rational, theirs: bigint, scale: bigint): number => {
  const difference = (ours.numerator * scale) / ours.denominator - theirs
  return Number((difference * 10n ** 40n) / theirs) / 1e40
}

test.each(Object.entries(independent) as [Exclude<CategoryKey, 'temperature'>, Record<string, string>][])(
  'every pair of %s units matches an independent table to 30 digits',
  (category, sizes) => {
    const { units } = findCategory(category)
    expect(units.map(({ key }) => key)).toEqual(Object.keys(sizes))
    const scale = 10n ** BigInt(decimals)
    for (const from of units) {
      for (const to of units) {
        const theirs = (toFixedPoint(sizes[from.key] ?? '') * scale) / toFixedPoint(sizes[to.key] ?? '')
        const error = relativeError(convert(toRational('1'), from, to), theirs, scale)
        expect(Math.abs(error), `${from.key} to ${to.key}`).toBeLessThan(1e-30)
      }
    }
  },
)

test('every pair of temperature scales matches the written-out formulas', () => {
  const toCelsius: Record<string, (value: number) => number> = {
    celsius: (c) => c,
    fahrenheit: (f) => ((f - 32) * 5) / 9,
    kelvin: (k) => k - 273.15,
    rankine: (r) => ((r - 491.67) * 5) / 9,
  }
  const fromCelsius: Record<string, (value: number) => number> = {
    celsius: (c) => c,
    fahrenheit: (c) => (c * 9) / 5 + 32,
    kelvin: (c) => c + 273.15,
    rankine: (c) => ((c + 273.15) * 9) / 5,
  }
  for (const value of [-500, -40, 0, 0.01, 36.6, 100, 5778]) {
    for (const from of Object.keys(toCelsius)) {
      for (const to of Object.keys(toCelsius)) {
        const expected = fromCelsius[to]?.(toCelsius[from]?.(value) ?? Number.NaN) ?? Number.NaN
        expect(Number(convertText(String(value), 'temperature', from, to))).toBeCloseTo(expected, 5)
      }
    }
  }
})

test('a unit with no factor counts as 1', () => {
  const plain: Unit = { key: 'a', one: 'a', many: 'a', symbol: 'a' }
  expect(formatNumber(convert(toRational('2.5'), plain, { ...plain, key: 'b' }))).toBe('2.5')
  expect(formatNumber(convert(toRational('2.5'), plain, findUnit('length', 'millimeters')))).toBe('2500')
})

test('in each category, every unit has its own key and symbol, two names and a positive size', () => {
  for (const { units } of categories as readonly { units: readonly Unit[] }[]) {
    expect(new Set(units.map(({ key }) => key)).size).toBe(units.length)
    expect(new Set(units.map(({ symbol }) => symbol)).size).toBe(units.length)
    for (const unit of units) {
      const { size } = definitionOf(unit)
      expect(unit.one && unit.many).toBeTruthy()
      expect(size === undefined || compare(toRational(size), toRational('0')) > 0).toBe(true)
    }
  }
})

test('every conventional or rounded unit has a note', () => {
  const noted = categories.flatMap(({ units }) =>
    (units as readonly Unit[]).filter((unit) => definitionOf(unit).note).map(({ key }) => key),
  )
  expect(noted).toEqual(
    expect.arrayContaining(['mach', 'months', 'years', 'radians', 'milliradians', 'millimetersOfMercury']),
  )
})

test('data sizes based on 1000 are marked SI, those based on 1024 IEC', () => {
  const groups = Object.fromEntries(findCategory('dataSize').units.map(({ key, group }) => [key, group]))
  expect([groups.kilobytes, groups.kibibytes, groups.megabits, groups.mebibits, groups.bytes]).toEqual([
    'SI',
    'IEC',
    'SI',
    'IEC',
    undefined,
  ])
})

test('every scale detects values below absolute zero, but not absolute zero itself', () => {
  for (const [unit, zero] of Object.entries({ celsius: '-273.15', fahrenheit: '-459.67', kelvin: '0', rankine: '0' })) {
    const scale = findUnit('temperature', unit)
    expect(absoluteZeroIn(scale)).toBe(`${zero} ${scale.symbol}`)
    expect(isBelowAbsoluteZero(toRational(zero), 'temperature', scale)).toBe(false)
    expect(isBelowAbsoluteZero(toRational(`${Number(zero) - 1e-3}`), 'temperature', scale)).toBe(true)
  }
  expect(isBelowAbsoluteZero(toRational('-300'), 'temperature', findUnit('temperature', 'celsius'))).toBe(true)
  expect(isBelowAbsoluteZero(toRational('-300'), 'length', findUnit('length', 'meters'))).toBe(false)
})

test.each<[category: CategoryKey, from: string, to: string, expected: string]>([
  ['length', 'feet', 'inches', '1 ft = 12 in'],
  ['length', 'meters', 'feet', '1 m ≈ 3.28083989501312 ft'],
  ['length', 'millimeters', 'miles', '1 mm ≈ 6.21371192237334e-7 mi'],
  ['temperature', 'celsius', 'fahrenheit', '°F = °C × 9/5 + 32'],
  ['temperature', 'fahrenheit', 'celsius', '°C = (°F − 32) × 5/9'],
  ['temperature', 'kelvin', 'celsius', '°C = K − 273.15'],
  ['temperature', 'kelvin', 'fahrenheit', '°F = (K − 273.15) × 9/5 + 32'],
  ['temperature', 'rankine', 'fahrenheit', '°F = °R − 491.67 + 32'],
  ['temperature', 'celsius', 'celsius', '1 °C = 1 °C'],
])('%s: the factor from %s to %s is shown as %s', (category, from, to, expected) => {
  expect(describeFactor(findUnit(category, from), findUnit(category, to))).toBe(expected)
})

test('the result in every unit of the category is listed', () => {
  const rows = listAllUnits(
    readConversion(reduce(initialState, { type: 'load', text: '1', settings: { from: 'feet' } })),
  )
  expect(Object.fromEntries(rows.map(({ unit, text }) => [unit.key, text]))).toEqual({
    meters: '0.3048',
    kilometers: '0.000305',
    centimeters: '30.48',
    millimeters: '304.8',
    inches: '12',
    feet: '1',
    yards: '0.333333',
    miles: '0.000189',
    nauticalMiles: '0.000165',
  })
})

const pairs = fc.constantFrom(...categories.map(({ key }) => key)).chain((category) => {
  const unit = fc.constantFrom(...findCategory(category).units)
  return fc.record({ from: unit, to: unit })
})
const values = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n))
  .map(([a, b]) => makeRational(a, b))

test('converting there and back gives exactly the same value, for every pair', () => {
  fc.assert(
    fc.property(pairs, values, ({ from, to }, value) => {
      expect(convert(convert(value, from, to), to, from)).toEqual(value)
    }),
  )
})

test('a larger value gives a larger result', () => {
  fc.assert(
    fc.property(pairs, values, values, ({ from, to }, a, b) => {
      expect(compare(convert(a, from, to), convert(b, from, to))).toBe(compare(a, b))
    }),
  )
})
