/**
 * One unit of base = (value − zero) × size. A size is a decimal or a quotient of two, exact by definition unless a note
 * says otherwise; without one it counts as 1. Sources: NIST SP 811 (2008) Appendix B, NIST Handbook 44 Appendix C, BIPM
 * SI Brochure (9th edition), IEC 80000-13.
 */
export type Unit = {
  key: string
  one: string
  many: string
  symbol: string
  size?: string
  zero?: string
  note?: string
  group?: 'SI' | 'IEC'
}

export type Category = { key: string; label: string; units: readonly [Unit, ...Unit[]] }

const pi = '3.14159265358979323846264338327950288419716939937510'
const poundForce = '4.4482216152605'

/** The categories of the specification, each with its base unit first, then ours. */
export const categories = [
  {
    key: 'length',
    label: 'Length',
    units: [
      { key: 'meters', one: 'meter', many: 'meters', symbol: 'm' },
      { key: 'kilometers', one: 'kilometer', many: 'kilometers', symbol: 'km', size: '1000' },
      { key: 'centimeters', one: 'centimeter', many: 'centimeters', symbol: 'cm', size: '0.01' },
      { key: 'millimeters', one: 'millimeter', many: 'millimeters', symbol: 'mm', size: '0.001' },
      { key: 'inches', one: 'inch', many: 'inches', symbol: 'in', size: '0.0254' },
      { key: 'feet', one: 'foot', many: 'feet', symbol: 'ft', size: '0.3048' },
      { key: 'yards', one: 'yard', many: 'yards', symbol: 'yd', size: '0.9144' },
      { key: 'miles', one: 'mile', many: 'miles', symbol: 'mi', size: '1609.344' },
      { key: 'nauticalMiles', one: 'nautical mile', many: 'nautical miles', symbol: 'nmi', size: '1852' },
    ],
  },
  {
    key: 'weight',
    label: 'Weight',
    units: [
      { key: 'kilograms', one: 'kilogram', many: 'kilograms', symbol: 'kg' },
      { key: 'grams', one: 'gram', many: 'grams', symbol: 'g', size: '0.001' },
      { key: 'pounds', one: 'pound', many: 'pounds', symbol: 'lb', size: '0.45359237' },
      { key: 'ounces', one: 'ounce', many: 'ounces', symbol: 'oz', size: '0.45359237/16' },
      { key: 'stones', one: 'stone', many: 'stones', symbol: 'st', size: '6.35029318' },
      { key: 'tons', one: 'metric ton', many: 'metric tons', symbol: 't', size: '1000' },
      { key: 'shortTons', one: 'short ton', many: 'short tons', symbol: 'sh tn', size: '907.18474' },
      { key: 'longTons', one: 'long ton', many: 'long tons', symbol: 'l tn', size: '1016.0469088' },
    ],
  },
  {
    key: 'temperature',
    label: 'Temperature',
    units: [
      { key: 'celsius', one: 'degree Celsius', many: 'degrees Celsius', symbol: '°C' },
      {
        key: 'fahrenheit',
        one: 'degree Fahrenheit',
        many: 'degrees Fahrenheit',
        symbol: '°F',
        size: '5/9',
        zero: '32',
      },
      { key: 'kelvin', one: 'kelvin', many: 'kelvins', symbol: 'K', zero: '273.15' },
      { key: 'rankine', one: 'degree Rankine', many: 'degrees Rankine', symbol: '°R', size: '5/9', zero: '491.67' },
    ],
  },
  {
    key: 'volume',
    label: 'Volume',
    units: [
      { key: 'liters', one: 'liter', many: 'liters', symbol: 'L' },
      { key: 'milliliters', one: 'milliliter', many: 'milliliters', symbol: 'mL', size: '0.001' },
      { key: 'gallons', one: 'US gallon', many: 'US gallons', symbol: 'gal', size: '3.785411784' },
      { key: 'quarts', one: 'US quart', many: 'US quarts', symbol: 'qt', size: '3.785411784/4' },
      { key: 'pints', one: 'US pint', many: 'US pints', symbol: 'pt', size: '3.785411784/8' },
      { key: 'cups', one: 'US cup', many: 'US cups', symbol: 'cup', size: '3.785411784/16' },
      {
        key: 'fluidOunces',
        one: 'US fluid ounce',
        many: 'US fluid ounces',
        symbol: 'fl oz',
        size: '3.785411784/128',
      },
      { key: 'cubicMeters', one: 'cubic meter', many: 'cubic meters', symbol: 'm³', size: '1000' },
      { key: 'cubicCentimeters', one: 'cubic centimeter', many: 'cubic centimeters', symbol: 'cm³', size: '0.001' },
    ],
  },
  {
    key: 'speed',
    label: 'Speed',
    units: [
      { key: 'metersPerSecond', one: 'meter per second', many: 'meters per second', symbol: 'm/s' },
      {
        key: 'kilometersPerHour',
        one: 'kilometer per hour',
        many: 'kilometers per hour',
        symbol: 'km/h',
        size: '1000/3600',
      },
      { key: 'milesPerHour', one: 'mile per hour', many: 'miles per hour', symbol: 'mph', size: '1609.344/3600' },
      { key: 'feetPerSecond', one: 'foot per second', many: 'feet per second', symbol: 'ft/s', size: '0.3048' },
      { key: 'knots', one: 'knot', many: 'knots', symbol: 'kn', size: '1852/3600' },
      {
        key: 'mach',
        one: 'Mach',
        many: 'Mach',
        symbol: 'Ma',
        size: '343',
        note: 'Conventional: the speed of sound is taken as 343 m/s, that of dry air at about 20 °C.',
      },
    ],
  },
  {
    key: 'area',
    label: 'Area',
    units: [
      { key: 'squareMeters', one: 'square meter', many: 'square meters', symbol: 'm²' },
      { key: 'squareKilometers', one: 'square kilometer', many: 'square kilometers', symbol: 'km²', size: '1000000' },
      {
        key: 'squareCentimeters',
        one: 'square centimeter',
        many: 'square centimeters',
        symbol: 'cm²',
        size: '0.0001',
      },
      { key: 'squareInches', one: 'square inch', many: 'square inches', symbol: 'in²', size: '0.00064516' },
      { key: 'squareFeet', one: 'square foot', many: 'square feet', symbol: 'ft²', size: '0.09290304' },
      { key: 'squareYards', one: 'square yard', many: 'square yards', symbol: 'yd²', size: '0.83612736' },
      { key: 'acres', one: 'acre', many: 'acres', symbol: 'ac', size: '4046.8564224' },
      { key: 'hectares', one: 'hectare', many: 'hectares', symbol: 'ha', size: '10000' },
    ],
  },
  {
    key: 'dataSize',
    label: 'Data size',
    units: [
      { key: 'bytes', one: 'byte', many: 'bytes', symbol: 'B' },
      { key: 'kilobytes', one: 'kilobyte', many: 'kilobytes', symbol: 'kB', size: '1e3', group: 'SI' },
      { key: 'megabytes', one: 'megabyte', many: 'megabytes', symbol: 'MB', size: '1e6', group: 'SI' },
      { key: 'gigabytes', one: 'gigabyte', many: 'gigabytes', symbol: 'GB', size: '1e9', group: 'SI' },
      { key: 'terabytes', one: 'terabyte', many: 'terabytes', symbol: 'TB', size: '1e12', group: 'SI' },
      { key: 'petabytes', one: 'petabyte', many: 'petabytes', symbol: 'PB', size: '1e15', group: 'SI' },
      { key: 'kibibytes', one: 'kibibyte', many: 'kibibytes', symbol: 'KiB', size: '1024', group: 'IEC' },
      { key: 'mebibytes', one: 'mebibyte', many: 'mebibytes', symbol: 'MiB', size: '1048576', group: 'IEC' },
      { key: 'gibibytes', one: 'gibibyte', many: 'gibibytes', symbol: 'GiB', size: '1073741824', group: 'IEC' },
      { key: 'tebibytes', one: 'tebibyte', many: 'tebibytes', symbol: 'TiB', size: '1099511627776', group: 'IEC' },
      { key: 'pebibytes', one: 'pebibyte', many: 'pebibytes', symbol: 'PiB', size: '1125899906842624', group: 'IEC' },
      { key: 'bits', one: 'bit', many: 'bits', symbol: 'bit', size: '1/8' },
      { key: 'kilobits', one: 'kilobit', many: 'kilobits', symbol: 'kbit', size: '1e3/8', group: 'SI' },
      { key: 'megabits', one: 'megabit', many: 'megabits', symbol: 'Mbit', size: '1e6/8', group: 'SI' },
      { key: 'gigabits', one: 'gigabit', many: 'gigabits', symbol: 'Gbit', size: '1e9/8', group: 'SI' },
      { key: 'kibibits', one: 'kibibit', many: 'kibibits', symbol: 'Kibit', size: '128', group: 'IEC' },
      { key: 'mebibits', one: 'mebibit', many: 'mebibits', symbol: 'Mibit', size: '131072', group: 'IEC' },
      { key: 'gibibits', one: 'gibibit', many: 'gibibits', symbol: 'Gibit', size: '134217728', group: 'IEC' },
    ],
  },
  {
    key: 'time',
    label: 'Time',
    units: [
      { key: 'seconds', one: 'second', many: 'seconds', symbol: 's' },
      { key: 'minutes', one: 'minute', many: 'minutes', symbol: 'min', size: '60' },
      { key: 'hours', one: 'hour', many: 'hours', symbol: 'h', size: '3600' },
      { key: 'days', one: 'day', many: 'days', symbol: 'd', size: '86400' },
      { key: 'weeks', one: 'week', many: 'weeks', symbol: 'wk', size: '604800' },
      {
        key: 'months',
        one: 'month',
        many: 'months',
        symbol: 'mo',
        size: '2629746',
        note: 'Conventional: a twelfth of the mean Gregorian year, 30.436875 days.',
      },
      {
        key: 'years',
        one: 'year',
        many: 'years',
        symbol: 'yr',
        size: '31556952',
        note: 'Conventional: the mean Gregorian year, 365.2425 days.',
      },
      { key: 'milliseconds', one: 'millisecond', many: 'milliseconds', symbol: 'ms', size: '1e-3' },
      { key: 'microseconds', one: 'microsecond', many: 'microseconds', symbol: 'µs', size: '1e-6' },
      { key: 'nanoseconds', one: 'nanosecond', many: 'nanoseconds', symbol: 'ns', size: '1e-9' },
    ],
  },
  {
    key: 'pressure',
    label: 'Pressure',
    units: [
      { key: 'pascals', one: 'pascal', many: 'pascals', symbol: 'Pa' },
      { key: 'kilopascals', one: 'kilopascal', many: 'kilopascals', symbol: 'kPa', size: '1000' },
      { key: 'hectopascals', one: 'hectopascal', many: 'hectopascals', symbol: 'hPa', size: '100' },
      { key: 'megapascals', one: 'megapascal', many: 'megapascals', symbol: 'MPa', size: '1000000' },
      { key: 'bars', one: 'bar', many: 'bars', symbol: 'bar', size: '100000' },
      { key: 'millibars', one: 'millibar', many: 'millibars', symbol: 'mbar', size: '100' },
      { key: 'atmospheres', one: 'standard atmosphere', many: 'standard atmospheres', symbol: 'atm', size: '101325' },
      {
        key: 'poundsPerSquareInch',
        one: 'pound per square inch',
        many: 'pounds per square inch',
        symbol: 'psi',
        size: `${poundForce}/0.00064516`,
      },
      { key: 'torr', one: 'torr', many: 'torr', symbol: 'Torr', size: '101325/760' },
      {
        key: 'millimetersOfMercury',
        one: 'millimeter of mercury',
        many: 'millimeters of mercury',
        symbol: 'mmHg',
        size: '133.322387415',
        note: 'Conventional: mercury of 13.5951 g/cm³ under standard gravity.',
      },
      {
        key: 'inchesOfMercury',
        one: 'inch of mercury',
        many: 'inches of mercury',
        symbol: 'inHg',
        size: '3386.388640341',
        note: 'Conventional: mercury of 13.5951 g/cm³ under standard gravity.',
      },
    ],
  },
  {
    key: 'energy',
    label: 'Energy',
    units: [
      { key: 'joules', one: 'joule', many: 'joules', symbol: 'J' },
      { key: 'kilojoules', one: 'kilojoule', many: 'kilojoules', symbol: 'kJ', size: '1000' },
      { key: 'megajoules', one: 'megajoule', many: 'megajoules', symbol: 'MJ', size: '1000000' },
      {
        key: 'calories',
        one: 'calorie',
        many: 'calories',
        symbol: 'cal',
        size: '4.184',
        note: 'The thermochemical calorie.',
      },
      {
        key: 'kilocalories',
        one: 'kilocalorie',
        many: 'kilocalories',
        symbol: 'kcal',
        size: '4184',
        note: 'A thousand thermochemical calories.',
      },
      { key: 'wattHours', one: 'watt-hour', many: 'watt-hours', symbol: 'Wh', size: '3600' },
      { key: 'kilowattHours', one: 'kilowatt-hour', many: 'kilowatt-hours', symbol: 'kWh', size: '3600000' },
      {
        key: 'britishThermalUnits',
        one: 'British thermal unit',
        many: 'British thermal units',
        symbol: 'Btu',
        size: '1055.05585262',
        note: 'The International Table unit.',
      },
      {
        key: 'footPounds',
        one: 'foot-pound',
        many: 'foot-pounds',
        symbol: 'ft·lbf',
        size: '1.3558179483314004',
      },
      { key: 'ergs', one: 'erg', many: 'ergs', symbol: 'erg', size: '1e-7' },
      {
        key: 'electronvolts',
        one: 'electronvolt',
        many: 'electronvolts',
        symbol: 'eV',
        size: '1.602176634e-19',
      },
    ],
  },
  {
    key: 'power',
    label: 'Power',
    units: [
      { key: 'watts', one: 'watt', many: 'watts', symbol: 'W' },
      { key: 'kilowatts', one: 'kilowatt', many: 'kilowatts', symbol: 'kW', size: '1000' },
      { key: 'megawatts', one: 'megawatt', many: 'megawatts', symbol: 'MW', size: '1000000' },
      { key: 'milliwatts', one: 'milliwatt', many: 'milliwatts', symbol: 'mW', size: '0.001' },
      {
        key: 'horsepower',
        one: 'mechanical horsepower',
        many: 'mechanical horsepower',
        symbol: 'hp',
        size: '745.69987158227022',
      },
      {
        key: 'metricHorsepower',
        one: 'metric horsepower',
        many: 'metric horsepower',
        symbol: 'PS',
        size: '735.49875',
      },
      {
        key: 'britishThermalUnitsPerHour',
        one: 'British thermal unit per hour',
        many: 'British thermal units per hour',
        symbol: 'Btu/h',
        size: '1055.05585262/3600',
        note: 'The International Table unit.',
      },
      {
        key: 'footPoundsPerSecond',
        one: 'foot-pound per second',
        many: 'foot-pounds per second',
        symbol: 'ft·lbf/s',
        size: '1.3558179483314004',
      },
    ],
  },
  {
    key: 'angle',
    label: 'Angle',
    units: [
      { key: 'degrees', one: 'degree', many: 'degrees', symbol: '°' },
      {
        key: 'radians',
        one: 'radian',
        many: 'radians',
        symbol: 'rad',
        size: `180/${pi}`,
        note: 'Rounded: π is taken to 50 decimals.',
      },
      {
        key: 'milliradians',
        one: 'milliradian',
        many: 'milliradians',
        symbol: 'mrad',
        size: `0.180/${pi}`,
        note: 'Rounded: π is taken to 50 decimals.',
      },
      { key: 'gradians', one: 'gradian', many: 'gradians', symbol: 'gon', size: '0.9' },
      { key: 'turns', one: 'turn', many: 'turns', symbol: 'tr', size: '360' },
      { key: 'arcminutes', one: 'arcminute', many: 'arcminutes', symbol: '′', size: '1/60' },
      { key: 'arcseconds', one: 'arcsecond', many: 'arcseconds', symbol: '″', size: '1/3600' },
    ],
  },
] as const satisfies readonly Category[]

export type CategoryKey = (typeof categories)[number]['key']

export const categoryChoices = categories.map(({ key, label }) => ({ value: key, label }))

/** The four cards of the page. */
export const quickConversions = {
  '1 meter to feet': { text: '1', settings: { category: 'length', from: 'meters', to: 'feet' } },
  '1 kg to pounds': { text: '1', settings: { category: 'weight', from: 'kilograms', to: 'pounds' } },
  '0 °C to °F': { text: '0', settings: { category: 'temperature', from: 'celsius', to: 'fahrenheit' } },
  '1 liter to gallons': { text: '1', settings: { category: 'volume', from: 'liters', to: 'gallons' } },
} as const
export type QuickName = keyof typeof quickConversions

export const quickCards = (Object.keys(quickConversions) as QuickName[]).map((name) => ({ key: name, name }))
