import type { Conversion } from './conversion.ts'
import { convert, describeFactor } from './convert.ts'
import { formatNumber } from './format-number.ts'
import type { Rational } from './rational.ts'
import { nameOf, spell } from './report.ts'
import type { CategoryKey, Unit } from './units.data.ts'
import { findCategory, findUnit, unitsOf } from './units.ts'

/**
 * A quantity in every unit of its category, in the category's order: 1 foot → …, 12 inches, 1 foot, 0.333333 yards, …
 */
export const listAllUnits = (value: Rational, category: CategoryKey, from: Unit): { unit: Unit; text: string }[] =>
  findCategory(category).units.map((unit) => ({ unit, text: formatNumber(convert(value, from, unit)) }))

/** The same as text, one unit per line, or empty if there is no number: → "42164.8128 m\n42.164813 km\n…" */
export const writeAllUnits = ({ settings: { category, from }, input }: Conversion): string =>
  input.read
    ? listAllUnits(input.read.value, category, findUnit(category, from))
        .map(({ unit, text }) => `${text} ${unit.symbol}\n`)
        .join('')
    : ''

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
