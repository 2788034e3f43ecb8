import { type Conversion, convert, definitionOf, describeFactor, type Field } from './conversion.ts'
import { formatNumber, isExact } from './format-number.ts'
import type { Settings } from './state.ts'
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

/** The notes on both units, without duplicates: meters to Mach → ["Conventional: the speed of sound …"] */
export const listNotes = (settings: Settings): string[] => [
  ...new Set(unitsOf(settings).flatMap((unit) => definitionOf(unit).note ?? [])),
]

/** The value in every unit of its category, in the category's order: 1 foot → …, 12 inches, 1 foot, 0.333333 yards, … */
export function listAllUnits({ settings, input }: Conversion): { unit: Unit; text: string }[] {
  const [from] = unitsOf(settings)
  const value = input.read?.value
  const { units } = findCategory(settings.category)
  return value ? units.map((unit) => ({ unit, text: formatNumber(convert(value, from, unit)) })) : []
}

/** The same as text, one unit per line, or empty if there is no number: → "42164.8128 m\n42.164813 km\n…" */
export const writeAllUnits = (conversion: Conversion): string =>
  listAllUnits(conversion)
    .map(({ unit, text }) => `${text} ${unit.symbol}\n`)
    .join('')

/** The file to download: unit-conversion-length.txt with a title, the time, the category, both sides and the factor */
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
