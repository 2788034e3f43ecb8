/** The names of a unit. Its size is in definitions.data.ts. */
export type Unit = {
  key: string
  one: string
  many: string
  symbol: string
  group?: 'SI' | 'IEC'
}

export type Category = { key: string; label: string; units: readonly [Unit, ...Unit[]] }

/** The categories from the specification, then ours. The base unit comes first in each. */
export const categories = [
  {
    key: 'length',
    label: 'Length',
    units: [
      { key: 'meters', one: 'meter', many: 'meters', symbol: 'm' },
      { key: 'kilometers', one: 'kilometer', many: 'kilometers', symbol: 'km' },
      { key: 'centimeters', one: 'centimeter', many: 'centimeters', symbol: 'cm' },
      { key: 'millimeters', one: 'millimeter', many: 'millimeters', symbol: 'mm' },
      { key: 'inches', one: 'inch', many: 'inches', symbol: 'in' },
      { key: 'feet', one: 'foot', many: 'feet', symbol: 'ft' },
      { key: 'yards', one: 'yard', many: 'yards', symbol: 'yd' },
      { key: 'miles', one: 'mile', many: 'miles', symbol: 'mi' },
      { key: 'nauticalMiles', one: 'nautical mile', many: 'nautical miles', symbol: 'nmi' },
    ],
  },
  {
    key: 'weight',
    label: 'Weight',
    units: [
      { key: 'kilograms', one: 'kilogram', many: 'kilograms', symbol: 'kg' },
      { key: 'grams', one: 'gram', many: 'grams', symbol: 'g' },
      { key: 'pounds', one: 'pound', many: 'pounds', symbol: 'lb' },
      { key: 'ounces', one: 'ounce', many: 'ounces', symbol: 'oz' },
      { key: 'stones', one: 'stone', many: 'stones', symbol: 'st' },
      { key: 'tons', one: 'metric ton', many: 'metric tons', symbol: 't' },
      { key: 'shortTons', one: 'short ton', many: 'short tons', symbol: 'sh tn' },
      { key: 'longTons', one: 'long ton', many: 'long tons', symbol: 'l tn' },
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
      },
      { key: 'kelvin', one: 'kelvin', many: 'kelvins', symbol: 'K' },
      { key: 'rankine', one: 'degree Rankine', many: 'degrees Rankine', symbol: '°R' },
    ],
  },
  {
    key: 'volume',
    label: 'Volume',
    units: [
      { key: 'liters', one: 'liter', many: 'liters', symbol: 'L' },
      { key: 'milliliters', one: 'milliliter', many: 'milliliters', symbol: 'mL' },
      { key: 'gallons', one: 'US gallon', many: 'US gallons', symbol: 'gal' },
      { key: 'quarts', one: 'US quart', many: 'US quarts', symbol: 'qt' },
      { key: 'pints', one: 'US pint', many: 'US pints', symbol: 'pt' },
      { key: 'cups', one: 'US cup', many: 'US cups', symbol: 'cup' },
      {
        key: 'fluidOunces',
        one: 'US fluid ounce',
        many: 'US fluid ounces',
        symbol: 'fl oz',
      },
      { key: 'cubicMeters', one: 'cubic meter', many: 'cubic meters', symbol: 'm³' },
      { key: 'cubicCentimeters', one: 'cubic centimeter', many: 'cubic centimeters', symbol: 'cm³' },
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
      },
      { key: 'milesPerHour', one: 'mile per hour', many: 'miles per hour', symbol: 'mph' },
      { key: 'feetPerSecond', one: 'foot per second', many: 'feet per second', symbol: 'ft/s' },
      { key: 'knots', one: 'knot', many: 'knots', symbol: 'kn' },
      {
        key: 'mach',
        one: 'Mach',
        many: 'Mach',
        symbol: 'Ma',
      },
    ],
  },
  {
    key: 'area',
    label: 'Area',
    units: [
      { key: 'squareMeters', one: 'square meter', many: 'square meters', symbol: 'm²' },
      { key: 'squareKilometers', one: 'square kilometer', many: 'square kilometers', symbol: 'km²' },
      {
        key: 'squareCentimeters',
        one: 'square centimeter',
        many: 'square centimeters',
        symbol: 'cm²',
      },
      { key: 'squareInches', one: 'square inch', many: 'square inches', symbol: 'in²' },
      { key: 'squareFeet', one: 'square foot', many: 'square feet', symbol: 'ft²' },
      { key: 'squareYards', one: 'square yard', many: 'square yards', symbol: 'yd²' },
      { key: 'acres', one: 'acre', many: 'acres', symbol: 'ac' },
      { key: 'hectares', one: 'hectare', many: 'hectares', symbol: 'ha' },
    ],
  },
  {
    key: 'dataSize',
    label: 'Data size',
    units: [
      { key: 'bytes', one: 'byte', many: 'bytes', symbol: 'B' },
      { key: 'kilobytes', one: 'kilobyte', many: 'kilobytes', symbol: 'kB', group: 'SI' },
      { key: 'megabytes', one: 'megabyte', many: 'megabytes', symbol: 'MB', group: 'SI' },
      { key: 'gigabytes', one: 'gigabyte', many: 'gigabytes', symbol: 'GB', group: 'SI' },
      { key: 'terabytes', one: 'terabyte', many: 'terabytes', symbol: 'TB', group: 'SI' },
      { key: 'petabytes', one: 'petabyte', many: 'petabytes', symbol: 'PB', group: 'SI' },
      { key: 'kibibytes', one: 'kibibyte', many: 'kibibytes', symbol: 'KiB', group: 'IEC' },
      { key: 'mebibytes', one: 'mebibyte', many: 'mebibytes', symbol: 'MiB', group: 'IEC' },
      { key: 'gibibytes', one: 'gibibyte', many: 'gibibytes', symbol: 'GiB', group: 'IEC' },
      { key: 'tebibytes', one: 'tebibyte', many: 'tebibytes', symbol: 'TiB', group: 'IEC' },
      { key: 'pebibytes', one: 'pebibyte', many: 'pebibytes', symbol: 'PiB', group: 'IEC' },
      { key: 'bits', one: 'bit', many: 'bits', symbol: 'bit' },
      { key: 'kilobits', one: 'kilobit', many: 'kilobits', symbol: 'kbit', group: 'SI' },
      { key: 'megabits', one: 'megabit', many: 'megabits', symbol: 'Mbit', group: 'SI' },
      { key: 'gigabits', one: 'gigabit', many: 'gigabits', symbol: 'Gbit', group: 'SI' },
      { key: 'kibibits', one: 'kibibit', many: 'kibibits', symbol: 'Kibit', group: 'IEC' },
      { key: 'mebibits', one: 'mebibit', many: 'mebibits', symbol: 'Mibit', group: 'IEC' },
      { key: 'gibibits', one: 'gibibit', many: 'gibibits', symbol: 'Gibit', group: 'IEC' },
    ],
  },
  {
    key: 'time',
    label: 'Time',
    units: [
      { key: 'seconds', one: 'second', many: 'seconds', symbol: 's' },
      { key: 'minutes', one: 'minute', many: 'minutes', symbol: 'min' },
      { key: 'hours', one: 'hour', many: 'hours', symbol: 'h' },
      { key: 'days', one: 'day', many: 'days', symbol: 'd' },
      { key: 'weeks', one: 'week', many: 'weeks', symbol: 'wk' },
      {
        key: 'months',
        one: 'month',
        many: 'months',
        symbol: 'mo',
      },
      {
        key: 'years',
        one: 'year',
        many: 'years',
        symbol: 'yr',
      },
      { key: 'milliseconds', one: 'millisecond', many: 'milliseconds', symbol: 'ms' },
      { key: 'microseconds', one: 'microsecond', many: 'microseconds', symbol: 'µs' },
      { key: 'nanoseconds', one: 'nanosecond', many: 'nanoseconds', symbol: 'ns' },
    ],
  },
  {
    key: 'pressure',
    label: 'Pressure',
    units: [
      { key: 'pascals', one: 'pascal', many: 'pascals', symbol: 'Pa' },
      { key: 'kilopascals', one: 'kilopascal', many: 'kilopascals', symbol: 'kPa' },
      { key: 'hectopascals', one: 'hectopascal', many: 'hectopascals', symbol: 'hPa' },
      { key: 'megapascals', one: 'megapascal', many: 'megapascals', symbol: 'MPa' },
      { key: 'bars', one: 'bar', many: 'bars', symbol: 'bar' },
      { key: 'millibars', one: 'millibar', many: 'millibars', symbol: 'mbar' },
      { key: 'atmospheres', one: 'standard atmosphere', many: 'standard atmospheres', symbol: 'atm' },
      {
        key: 'poundsPerSquareInch',
        one: 'pound per square inch',
        many: 'pounds per square inch',
        symbol: 'psi',
      },
      { key: 'torr', one: 'torr', many: 'torr', symbol: 'Torr' },
      {
        key: 'millimetersOfMercury',
        one: 'millimeter of mercury',
        many: 'millimeters of mercury',
        symbol: 'mmHg',
      },
      {
        key: 'inchesOfMercury',
        one: 'inch of mercury',
        many: 'inches of mercury',
        symbol: 'inHg',
      },
    ],
  },
  {
    key: 'energy',
    label: 'Energy',
    units: [
      { key: 'joules', one: 'joule', many: 'joules', symbol: 'J' },
      { key: 'kilojoules', one: 'kilojoule', many: 'kilojoules', symbol: 'kJ' },
      { key: 'megajoules', one: 'megajoule', many: 'megajoules', symbol: 'MJ' },
      {
        key: 'calories',
        one: 'calorie',
        many: 'calories',
        symbol: 'cal',
      },
      {
        key: 'kilocalories',
        one: 'kilocalorie',
        many: 'kilocalories',
        symbol: 'kcal',
      },
      { key: 'wattHours', one: 'watt-hour', many: 'watt-hours', symbol: 'Wh' },
      { key: 'kilowattHours', one: 'kilowatt-hour', many: 'kilowatt-hours', symbol: 'kWh' },
      {
        key: 'britishThermalUnits',
        one: 'British thermal unit',
        many: 'British thermal units',
        symbol: 'Btu',
      },
      {
        key: 'footPounds',
        one: 'foot-pound',
        many: 'foot-pounds',
        symbol: 'ft·lbf',
      },
      { key: 'ergs', one: 'erg', many: 'ergs', symbol: 'erg' },
      {
        key: 'electronvolts',
        one: 'electronvolt',
        many: 'electronvolts',
        symbol: 'eV',
      },
    ],
  },
  {
    key: 'power',
    label: 'Power',
    units: [
      { key: 'watts', one: 'watt', many: 'watts', symbol: 'W' },
      { key: 'kilowatts', one: 'kilowatt', many: 'kilowatts', symbol: 'kW' },
      { key: 'megawatts', one: 'megawatt', many: 'megawatts', symbol: 'MW' },
      { key: 'milliwatts', one: 'milliwatt', many: 'milliwatts', symbol: 'mW' },
      {
        key: 'horsepower',
        one: 'mechanical horsepower',
        many: 'mechanical horsepower',
        symbol: 'hp',
      },
      {
        key: 'metricHorsepower',
        one: 'metric horsepower',
        many: 'metric horsepower',
        symbol: 'PS',
      },
      {
        key: 'britishThermalUnitsPerHour',
        one: 'British thermal unit per hour',
        many: 'British thermal units per hour',
        symbol: 'Btu/h',
      },
      {
        key: 'footPoundsPerSecond',
        one: 'foot-pound per second',
        many: 'foot-pounds per second',
        symbol: 'ft·lbf/s',
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
      },
      {
        key: 'milliradians',
        one: 'milliradian',
        many: 'milliradians',
        symbol: 'mrad',
      },
      { key: 'gradians', one: 'gradian', many: 'gradians', symbol: 'gon' },
      { key: 'turns', one: 'turn', many: 'turns', symbol: 'tr' },
      { key: 'arcminutes', one: 'arcminute', many: 'arcminutes', symbol: '′' },
      { key: 'arcseconds', one: 'arcsecond', many: 'arcseconds', symbol: '″' },
    ],
  },
] as const satisfies readonly Category[]

export type CategoryKey = (typeof categories)[number]['key']

export const categoryChoices = categories.map(({ key, label }) => ({ value: key, label }))

/** The quick conversions by the names of their buttons. */
export const quickConversions = {
  '1 meter to feet': { text: '1', settings: { category: 'length', from: 'meters', to: 'feet' } },
  '1 kg to pounds': { text: '1', settings: { category: 'weight', from: 'kilograms', to: 'pounds' } },
  '0 °C to °F': { text: '0', settings: { category: 'temperature', from: 'celsius', to: 'fahrenheit' } },
  '1 liter to gallons': { text: '1', settings: { category: 'volume', from: 'liters', to: 'gallons' } },
} as const
export type QuickName = keyof typeof quickConversions

export const quickNames = Object.keys(quickConversions) as QuickName[]
