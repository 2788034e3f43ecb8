import { type Definition, definitions } from './definitions.data.ts'
import { formatNumber, formatSignificant, isExact } from './format-number.ts'
import { type NumberFault, parseNumber, type ReadNumber } from './parse-number.ts'
import { add, compare, divide, multiply, type Rational, subtract, toRational } from './rational.ts'
import type { Settings } from './settings.ts'
import type { Entry, State } from './state.ts'
import type { CategoryKey, Unit } from './units.data.ts'
import { findUnit, unitsOf } from './units.ts'

/** How a unit is defined by the base unit of its category: miles → { size: "1609.344" } */
export const definitionOf = ({ key }: Unit): Definition => definitions[key] ?? {}

const sizeOf = (unit: Unit): Rational => toRational(definitionOf(unit).size ?? '1')
const zeroOf = (unit: Unit): Rational => toRational(definitionOf(unit).zero ?? '0')

/** Converts a value exactly, by way of the base unit: 0 K in °F → -459.67 */
export function convert(value: Rational, from: Unit, to: Unit): Rational {
  const base = multiply(subtract(value, zeroOf(from)), sizeOf(from))
  return add(divide(base, sizeOf(to)), zeroOf(to))
}

const absoluteZero = toRational('-273.15')

/** Whether a value is a temperature that cannot exist: -300 °C → true */
export const isBelowAbsoluteZero = (value: Rational, category: CategoryKey, unit: Unit): boolean =>
  category === 'temperature' && compare(convert(value, unit, findUnit(category, 'celsius')), absoluteZero) < 0

/** The lowest temperature in a unit: fahrenheit → "-459.67 °F" */
export const absoluteZeroIn = (unit: Unit): string =>
  `${formatSignificant(convert(absoluteZero, findUnit('temperature', 'celsius'), unit), 15)} ${unit.symbol}`

function describeFormula(from: Unit, to: Unit): string {
  const { numerator, denominator } = divide(sizeOf(from), sizeOf(to))
  const [fromZero, toZero] = [definitionOf(from).zero, definitionOf(to).zero]
  const isScaled = numerator !== denominator
  const shifted = fromZero ? `${from.symbol} − ${fromZero}` : from.symbol
  const scaled = isScaled ? `${fromZero ? `(${shifted})` : shifted} × ${numerator}/${denominator}` : shifted
  return `${to.symbol} = ${scaled}${toZero ? ` + ${toZero}` : ''}`
}

/** How to convert one unit to the other: "1 ft = 12 in", "1 m ≈ 3.28083989501312 ft", "°F = °C × 9/5 + 32" */
export function describeFactor(from: Unit, to: Unit): string {
  if (definitionOf(from).zero || definitionOf(to).zero) return describeFormula(from, to)
  const factor = divide(sizeOf(from), sizeOf(to))
  const text = formatSignificant(factor, 15)
  return `1 ${from.symbol} ${isExact(text, factor) ? '=' : '≈'} ${text} ${to.symbol}`
}

/** The text of a field and the exact number behind it; the text may be rounded. */
export type Field = { text: string; read?: ReadNumber; fault?: NumberFault }

/** Both fields and the settings they belong to. */
export type Conversion = {
  settings: Settings
  input: Field
  result: Field
  /** What a swap puts into the Value field, if there is a result. */
  entry?: Entry
}

const show = (text: string, value: Rational): Field => ({ text, read: { value, plain: text, isRespelled: false } })

function readEntry({ text, value }: Entry, { decimalSign }: Settings): Field {
  if (value) return show(text, value)
  const parsed = parseNumber(text, decimalSign)
  return parsed.ok ? { text, read: parsed.value } : { text, fault: parsed.error }
}

/** Computes both fields: `"1"` in meters to feet → result "3.28084" */
export function readConversion({ settings, input, swapped }: State): Conversion {
  const given = readEntry(input, settings)
  if (!given.read) return { settings, input: given, result: { text: '' } }
  const value = convert(given.read.value, ...unitsOf(settings))
  const text = formatNumber(value)
  const before = swapped && readEntry(swapped, settings).read
  const entry = swapped && before && compare(before.value, value) === 0 ? swapped : { text, value }
  return { settings, input: given, result: show(text, value), entry }
}
