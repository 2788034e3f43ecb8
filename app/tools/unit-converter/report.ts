import type { Conversion, Field } from './conversion.ts'
import { convert, describeFactor, findCategory, findUnit } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { compare, type Rational, toRational } from './rational.ts'
import type { Settings } from './state.ts'
import type { CategoryKey, Unit } from './units.data.ts'

// As typed, but a spelling that could be misread is not repeated: 1.000 → 1
const spell = ({ text, read }: Field): string => (read?.meanings ? formatNumber(read.value) : (read?.plain ?? text))
const nameOf = (amount: string, { one, many }: Unit): string => (amount === '1' ? one : many)
const unitsOf = ({ category, from, to }: Settings) => [findUnit(category, from), findUnit(category, to)] as const

/** Whether a field shows fewer digits than its value has: 1 meter in feet, "3.28084" → true */
export const isRounded = ({ read }: Field): boolean =>
  read !== undefined && compare(toRational(read.plain), read.value) !== 0

/** One sentence on the conversion, once there is a result: → "1 foot = 12 inches", "1 meter ≈ 3.28084 feet" */
export function summarize({ settings, input, result }: Conversion): string | undefined {
  if (!input.read) return undefined
  const [from, to] = unitsOf(settings)
  const [given, found] = [spell(input), spell(result)]
  const sign = isRounded(input) || isRounded(result) ? '≈' : '='
  return `${given} ${nameOf(given, from)} ${sign} ${found} ${nameOf(found, to)}`
}

/** What has to be known about the two units, once each: meters to Mach → ["Conventional: the speed of sound …"] */
export const listNotes = (settings: Settings): string[] => [
  ...new Set(unitsOf(settings).flatMap(({ note }) => note ?? [])),
]

/**
 * A quantity in every unit of its category, in the category's order: 1 foot → …, 12 inches, 1 foot, 0.333333 yards, …
 */
export const listAllUnits = (value: Rational, category: CategoryKey, from: Unit): { unit: Unit; text: string }[] =>
  findCategory(category).units.map((unit) => ({ unit, text: formatNumber(convert(value, from, unit)) }))

/**
 * The file a conversion is saved as: unit-conversion-length.txt with a title, the time, the category, both sides and
 * the factor
 */
export function buildReport({ settings, input, result }: Conversion, now: Date): { name: string; text: string } {
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
  ]
  return { name: `unit-conversion-${settings.category}.txt`, text: `${lines.join('\n')}\n` }
}
