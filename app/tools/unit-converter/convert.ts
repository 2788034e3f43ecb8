import { formatSignificant } from './format-number.ts'
import { add, compare, divide, multiply, type Rational, subtract, toRational } from './rational.ts'
import { type Category, type CategoryKey, categories, type Unit } from './units.data.ts'

export const findCategory = (key: CategoryKey): Category => categories.find((category) => category.key === key)!

/** `"length", "feet"` → the foot; a key that no select offers is our bug */
export function findUnit(category: CategoryKey, key: string): Unit {
  const unit = findCategory(category).units.find((each) => each.key === key)
  if (!unit) throw new RangeError(`No unit ${key} in ${category}`)
  return unit
}

/** The units of a category as a select offers them: nautical miles → "Nautical miles (nmi)" */
export const listUnitChoices = (category: CategoryKey): { value: string; label: string }[] =>
  findCategory(category).units.map(({ key, many, symbol }) => ({
    value: key,
    label: `${many.slice(0, 1).toUpperCase()}${many.slice(1)} (${symbol})`,
  }))

const sizeOf = (unit: Unit): Rational => toRational(unit.size ?? '1')
const zeroOf = (unit: Unit): Rational => toRational(unit.zero ?? '0')

/** The same quantity in another unit, exactly, by way of the base unit: 0 K in °F → -459.67 */
export function convert(value: Rational, from: Unit, to: Unit): Rational {
  const base = multiply(subtract(value, zeroOf(from)), sizeOf(from))
  return add(divide(base, sizeOf(to)), zeroOf(to))
}

const absoluteZero = toRational('-273.15')

/** Whether a temperature cannot exist: -300 °C → true */
export const isBelowAbsoluteZero = (value: Rational, category: CategoryKey, unit: Unit): boolean =>
  category === 'temperature' && compare(convert(value, unit, findUnit(category, 'celsius')), absoluteZero) < 0

/** The lowest temperature in a unit: fahrenheit → "-459.67 °F" */
export const absoluteZeroIn = (unit: Unit): string =>
  `${formatSignificant(convert(absoluteZero, findUnit('temperature', 'celsius'), unit), 15)} ${unit.symbol}`

function describeFormula(from: Unit, to: Unit): string {
  const { numerator, denominator } = divide(sizeOf(from), sizeOf(to))
  const isScaled = numerator !== denominator
  const shifted = from.zero ? `${from.symbol} − ${from.zero}` : from.symbol
  const scaled = isScaled ? `${from.zero ? `(${shifted})` : shifted} × ${numerator}/${denominator}` : shifted
  return `${to.symbol} = ${scaled}${to.zero ? ` + ${to.zero}` : ''}`
}

/** How one unit becomes the other: "1 ft = 12 in", "1 m ≈ 3.28083989501312 ft", "°F = °C × 9/5 + 32" */
export function describeFactor(from: Unit, to: Unit): string {
  if (from.zero || to.zero) return describeFormula(from, to)
  const factor = divide(sizeOf(from), sizeOf(to))
  const text = formatSignificant(factor, 15)
  return `1 ${from.symbol} ${compare(toRational(text), factor) === 0 ? '=' : '≈'} ${text} ${to.symbol}`
}
