import { capitalize } from '#app/lib/capitalize.ts'
import { type Conversion, convert, definitionOf, describeFactor, type Field } from './conversion.ts'
import { formatNumber, formatSignificant, isExact } from './format-number.ts'
import { compare, type Rational, toRational } from './rational.ts'
import type { Settings } from './settings.ts'
import type { Unit } from './units.data.ts'
import { findCategory, unitsOf } from './units.ts'

// The number as typed, unless that could be misread: 1.000 → 1
const spell = ({ text, read }: Field): string => (read?.meanings ? formatNumber(read.value) : (read?.plain ?? text))
const nameOf = (amount: string, { one, many }: Unit): string => (amount === '1' ? one : many)

/** Whether a field shows fewer digits than its value has: 1 meter in feet, "3.28084" → true */
export const isRounded = ({ read }: Field): boolean => read !== undefined && !isExact(read.plain, read.value)

/** The conversion in one line, if there is a result: → "1 foot = 12 inches", "1 meter ≈ 3.28084 feet" */
export function summarize({ settings, input, result }: Conversion): string | undefined {
  if (!input.read) return undefined
  const [from, to] = unitsOf(settings)
  const [given, found] = [spell(input), spell(result)]
  const sign = isRounded(input) || isRounded(result) ? '≈' : '='
  return `${given} ${nameOf(given, from)} ${sign} ${found} ${nameOf(found, to)}`
}

/** Whether neither unit needs a note: meters to feet → true, meters to Mach → false */
export const areExact = (settings: Settings): boolean => unitsOf(settings).every((unit) => !definitionOf(unit).note)

/** The value in every unit of its category, in the category's order: 1 foot → …, 12 inches, 1 foot, 0.333333 yards, … */
export function listAllUnits({ settings, input }: Conversion): { unit: Unit; text: string; isExact: boolean }[] {
  const [from] = unitsOf(settings)
  const given = input.read?.value
  if (!given) return []
  return findCategory(settings.category).units.map((unit) => {
    const value = convert(given, from, unit)
    const text = formatNumber(value)
    return { unit, text, isExact: isExact(text, value) }
  })
}

/** The same as text, one unit per line, or empty if there is no number: → "42164.8128 m\n42.164813 km\n…" */
export const writeAllUnits = (conversion: Conversion): string =>
  listAllUnits(conversion)
    .map(({ unit, text }) => `${text} ${unit.symbol}\n`)
    .join('')

const longest = 20

/** The exact number as a decimal or a fraction, if it is short enough to read: 1609.344 → "1609.344", 1250/381 → "1250/381" */
export function formatExact(value: Rational): string | undefined {
  const decimal = formatSignificant(value, longest)
  if (isExact(decimal, value)) return decimal
  const quotient = `${value.numerator}/${value.denominator}`
  return quotient.length <= longest ? quotient : undefined
}

/** The exact result before rounding, in its unit: → "exactly 1250/381 ft, rounded for display" */
export function describeRounding({ settings, result }: Conversion): string {
  const exact = result.read && formatExact(result.read.value)
  const words = exact === undefined || exact === result.text ? [] : [`exactly ${exact} ${unitsOf(settings)[1].symbol}`]
  return [...words, 'rounded for display'].join(', ')
}

/** One step to the result: its title, its equation, and a note if needed. */
type Step = { about: string; line: string; note?: string | undefined }

const inOther = (unit: Unit, other: Unit, note?: string): Step => ({
  about: `${capitalize(unit.many)} in ${other.many}`,
  line: describeFactor(unit, other),
  note,
})

/** Formats two numbers, with ≈ if either is rounded: 26.2, 42.1648128 to six decimals → "26.2", "≈", "42.164813" */
function equate(value: Rational, other: Rational, format: (value: Rational) => string) {
  const [from, to] = [format(value), format(other)]
  return { from, sign: isExact(from, value) && isExact(to, other) ? '=' : '≈', to }
}

const writeLine = ({ from, sign, to }: ReturnType<typeof equate>, unit: Unit, other: Unit): string =>
  `${from} ${unit.symbol} ${sign} ${to} ${other.symbol}`

/**
 * The steps from the definitions of the units to the result: miles to kilometers → 1 mi = 1609.344 m, 1 km = 1000 m,
 * 1 mi = 1.609344 km, …
 */
export function listSteps({ settings, input, result }: Conversion): Step[] {
  const [from, to] = unitsOf(settings)
  const [base] = findCategory(settings.category).units
  const steps: Step[] = []
  if (from.key !== base.key) steps.push(inOther(from, base, definitionOf(from).note))
  if (to.key !== base.key && to !== from) steps.push(inOther(to, base, definitionOf(to).note))
  if (from.key === base.key || to.key !== base.key) steps.push(inOther(from, to))
  if (!input.read || !result.read) return steps
  const [given, found] = [input.read.value, result.read.value]
  const format = (value: Rational) => formatSignificant(value, 12)
  steps.push({ about: 'So your value is', line: writeLine(equate(given, found, format), from, to) })
  steps.push({ about: 'And back', line: writeLine(equate(found, given, format), to, from) })
  return steps
}

const rungs = ['1', '2', '5', '10', '20', '50', '100', '1000']
const degrees = ['-40', '0', '10', '20', '37', '100', '200']

/** Round numbers converted to the other unit, with the visitor's own number among them: miles to kilometers → 1 = 1.609344, … */
export function listRungs({ settings, input }: Conversion) {
  const [from, to] = unitsOf(settings)
  const own = input.read?.value
  const isOwn = (value: Rational) => own !== undefined && compare(value, own) === 0
  const round = (settings.category === 'temperature' ? degrees : rungs).map(toRational)
  const all = own && !round.some(isOwn) ? [...round, own] : round
  return all
    .toSorted(compare)
    .map((value) => ({ ...equate(value, convert(value, from, to), formatNumber), isOwn: isOwn(value) }))
}

/** The same as text, one per line: → "1 mi = 1.609344 km\n…" */
export const writeRungs = (conversion: Conversion): string =>
  listRungs(conversion)
    .map((rung) => `${writeLine(rung, ...unitsOf(conversion.settings))}\n`)
    .join('')

/** Splits a number into thousands, so CSS can put gaps between them: "-42164.8128" → ["-42", "164.8128"] */
export const splitThousands = (text: string): string[] => text.split(/(?<=^-?\d+)(?=(?:\d{3})+(?!\d))/)

/**
 * The file to download: unit-conversion-length.txt with a title, the time, the category, both sides, the factor and the
 * value in every unit
 */
export function buildReport(conversion: Conversion, now: Date): { name: string; text: string } {
  const { settings, input, result } = conversion
  const [from, to] = unitsOf(settings)
  const line = (amount: string, unit: Unit) => `${amount} ${nameOf(amount, unit)} (${unit.symbol})`
  const lines = [
    'Unit Conversion',
    `Generated: ${now.toISOString()}`,
    '',
    `Category: ${findCategory(settings.category).label}`,
    `From: ${line(spell(input), from)}`,
    `To: ${line(spell(result), to)}`,
    `Conversion factor: ${describeFactor(from, to)}`,
    '',
    'All units',
    ...listAllUnits(conversion).map(({ unit, text, isExact }) => `${isExact ? '=' : '≈'} ${line(text, unit)}`),
  ]
  return { name: `unit-conversion-${settings.category}.txt`, text: `${lines.join('\n')}\n` }
}
