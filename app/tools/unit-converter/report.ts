import type { Conversion, Field } from './conversion.ts'
import { definitionOf } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { compare, toRational } from './rational.ts'
import type { Settings } from './state.ts'
import type { Unit } from './units.data.ts'
import { unitsOf } from './units.ts'

// The number as typed, unless that could be misread: 1.000 → 1
export const spell = ({ text, read }: Field): string =>
  read?.meanings ? formatNumber(read.value) : (read?.plain ?? text)
export const nameOf = (amount: string, { one, many }: Unit): string => (amount === '1' ? one : many)

/** Whether a field shows fewer digits than its value has: 1 meter in feet, "3.28084" → true */
export const isRounded = ({ read }: Field): boolean =>
  read !== undefined && compare(toRational(read.plain), read.value) !== 0

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
