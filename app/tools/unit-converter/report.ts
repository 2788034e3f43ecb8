import { describeFactor, findCategory, findUnit } from './convert.ts'
import { parseNumber } from './parse-number.ts'
import { compare } from './rational.ts'
import type { Field, State } from './state.ts'
import type { Unit } from './units.data.ts'

const spell = ({ text }: Field): string => {
  const parsed = parseNumber(text)
  return parsed.ok ? parsed.value.plain : text
}
const nameOf = (amount: string, { one, many }: Unit): string => (amount === '1' ? one : many)

/** The choice of a unit as a select shows it: → "Nautical miles (nmi)" */
export const describeUnit = ({ many, symbol }: Unit): string =>
  `${many.slice(0, 1).toUpperCase()}${many.slice(1)} (${symbol})`

/** One sentence on the conversion, once there is a result: → "1 meter = 3.28084 feet" */
export function summarize({ category, from, to, input, result }: State): string | undefined {
  if (!input.value) return undefined
  const [given, found] = [spell(input), spell(result)]
  return `${given} ${nameOf(given, findUnit(category, from))} = ${found} ${nameOf(found, findUnit(category, to))}`
}

/** What has to be known about the two units, once each: meters to Mach → ["Conventional: the speed of sound …"] */
export const listNotes = ({ category, from, to }: State): string[] => [
  ...new Set([from, to].flatMap((unit) => findUnit(category, unit).note ?? [])),
]

/** Whether a field shows fewer digits than its value has: 1 meter in feet, "3.28084" → true */
export function isRounded({ text, value }: Field): boolean {
  const parsed = parseNumber(text)
  return parsed.ok && value !== undefined && compare(parsed.value.value, value) !== 0
}

/**
 * The file a conversion is saved as: unit-conversion-length.txt with a title, the time, the category, both sides and
 * the factor
 */
export function buildReport(state: State, now: Date): { name: string; text: string } {
  const { category, input, result } = state
  const [from, to] = [findUnit(category, state.from), findUnit(category, state.to)]
  const line = (amount: string, unit: Unit) => `${amount} ${nameOf(amount, unit)} (${unit.symbol})`
  const lines = [
    'Unit Conversion',
    `Generated: ${now.toISOString()}`,
    '',
    `Category: ${findCategory(category).label}`,
    `From: ${line(spell(input), from)}`,
    `To: ${line(spell(result), to)}`,
    `Conversion factor: ${describeFactor(from, to)}`,
  ]
  return { name: `unit-conversion-${category}.txt`, text: `${lines.join('\n')}\n` }
}
