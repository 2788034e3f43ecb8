import { capitalize } from '#app/lib/capitalize.ts'
import { type Category, type CategoryKey, categories, type Unit } from './units.data.ts'

export const findCategory = (key: CategoryKey): Category => categories.find((category) => category.key === key)!

/** `"length", "feet"` → the foot */
export const findUnit = (category: CategoryKey, key: string): Unit =>
  findCategory(category).units.find((unit) => unit.key === key)!

/** The name of a pair of units: miles, kilometers → "Miles to kilometers" */
export const namePair = (from: Unit, to: Unit): string => `${capitalize(from.many)} to ${to.many}`

/** The units of a category as options of a select: nautical miles → "Nautical miles (nmi)" */
export const listUnitChoices = (category: CategoryKey) =>
  findCategory(category).units.map(({ key, many, symbol }) => ({
    value: key,
    label: `${capitalize(many)} (${symbol})`,
  }))

/** The unit converted from and the one converted to. */
export const unitsOf = ({ category, from, to }: { category: CategoryKey; from: string; to: string }) =>
  [findUnit(category, from), findUnit(category, to)] as const
