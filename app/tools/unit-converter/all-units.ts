import { convert, findCategory } from './convert.ts'
import { formatNumber } from './format-number.ts'
import type { Rational } from './rational.ts'
import type { CategoryKey, Unit } from './units.data.ts'

/**
 * A quantity in every unit of its category, in the category's order: 1 foot → …, 12 inches, 1 foot, 0.333333 yards, …
 */
export const listAllUnits = (value: Rational, category: CategoryKey, from: Unit): { unit: Unit; text: string }[] =>
  findCategory(category).units.map((unit) => ({ unit, text: formatNumber(convert(value, from, unit)) }))
