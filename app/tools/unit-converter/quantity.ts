import type { Settings } from './settings.ts'
import { type Category, categories, type Unit } from './units.data.ts'

type Found = { category: Category; unit: Unit }

/** Spellings that the table of units does not have. */
const spellings: Record<string, string> = {
  ...{ C: 'celsius', 'deg C': 'celsius', F: 'fahrenheit', 'deg F': 'fahrenheit', '℃': 'celsius', '℉': 'fahrenheit' },
  ...{ lbs: 'pounds', ton: 'tons', tonnes: 'tons', l: 'liters', ml: 'milliliters', 'fl. oz': 'fluidOunces' },
  ...{ gallon: 'gallons', quart: 'quarts', pint: 'pints', cups: 'cups', floz: 'fluidOunces' },
  ...{ kph: 'kilometersPerHour', kmh: 'kilometersPerHour', 'kilometers per hour': 'kilometersPerHour' },
  ...{ m2: 'squareMeters', km2: 'squareKilometers', 'sq ft': 'squareFeet', sqft: 'squareFeet', ft2: 'squareFeet' },
  ...{ m3: 'cubicMeters', cm3: 'cubicCentimeters', cc: 'cubicCentimeters', KB: 'kilobytes', sec: 'seconds' },
  ...{ mins: 'minutes', hr: 'hours', hrs: 'hours', yrs: 'years', us: 'microseconds', deg: 'degrees' },
  ...{ 'degrees C': 'celsius', 'degrees F': 'fahrenheit', Mb: 'megabits', Gb: 'gigabits' },
}
// After a number without a space these mean something else: "21st", "4K", "5B", "2t", "12pt"
const needsSpace = new Set(['st', 'K', 'B', 't', 'pt'])

/** What people in other countries use for the same thing. */
const counterparts: Record<string, string> = {
  ...{ meters: 'feet', kilometers: 'miles', centimeters: 'inches', millimeters: 'inches', inches: 'centimeters' },
  ...{ feet: 'meters', yards: 'meters', miles: 'kilometers', nauticalMiles: 'kilometers' },
  ...{ kilograms: 'pounds', grams: 'ounces', pounds: 'kilograms', ounces: 'grams', stones: 'kilograms' },
  ...{ celsius: 'fahrenheit', fahrenheit: 'celsius', kelvin: 'celsius', rankine: 'fahrenheit' },
  ...{ liters: 'gallons', milliliters: 'fluidOunces', fluidOunces: 'milliliters', cups: 'milliliters' },
  ...{ metersPerSecond: 'kilometersPerHour', kilometersPerHour: 'milesPerHour', milesPerHour: 'kilometersPerHour' },
  ...{ knots: 'kilometersPerHour', squareMeters: 'squareFeet', squareFeet: 'squareMeters', acres: 'hectares' },
  ...{ hectares: 'acres', squareKilometers: 'acres', bars: 'poundsPerSquareInch', kilocalories: 'kilojoules' },
}

function findUnits(is: (unit: Unit) => boolean): Found[] {
  return categories.flatMap((category: Category) => {
    const unit = category.units.find(is)
    return unit ? [{ category, unit }] : []
  })
}

/** A unit by its key, name or symbol; capitals count only where they tell two units apart: `"KM"` → kilometers */
function findByName(name: string): Found | undefined {
  const american = name
    .replace(/met(?:re)(s?)\b/gi, 'meter$1')
    .replace(/lit(?:re)(s?)\b/gi, 'liter$1')
    .replace('^', '')
    .replace('μ', 'µ')
  const key = spellings[american] ?? american
  const lower = key.toLowerCase()
  const [exact] = findUnits((unit) => unit.symbol === key || unit.key === key)
  if (exact) return exact
  const alike = findUnits(
    ({ symbol, one, many }) =>
      one.toLowerCase() === lower || many.toLowerCase() === lower || (key.length > 1 && symbol.toLowerCase() === lower),
  )
  return alike.length === 1 ? alike[0] : undefined
}

const form = /^([+−-]?(?:\d[\d.,_'’]*|[.,]\d+)(?:e[+-]?\d+)?)(\s*)([^\d\s.,+−-].*)$/

/** A value with its unit, and the settings that show it: `"5 km"`, `"5 km in miles"` → 5, kilometers to miles */
export function readQuantity(text: string): { value: string; from: Found; settings: Partial<Settings> } | null {
  if (text.length > 60) return null
  const [, value, space, rest = ''] = form.exec(text.trim()) ?? []
  const [name = '', target] = rest.split(/ (?:in|to|into|as|=|→) /)
  const from = findByName(name.trim())
  if (!value || !from || (space === '' && needsSpace.has(name))) return null
  const { category, unit } = from
  const asked = target?.replace('?', '').trim()
  const wanted = asked ? findByName(asked) : undefined
  if (asked && wanted?.category !== category) return null
  const others = category.units.filter(({ key }) => key !== unit.key)
  const usual = others.find(({ key }) => key === counterparts[unit.key]) ?? others[0]
  const settings = { category: category.key, from: unit.key, to: (wanted?.unit ?? usual)?.key }
  return { value, from, settings: settings as Partial<Settings> }
}
