import { choice, type ValuesOf } from '#app/lib/settings.ts'
import { type CategoryKey, categories } from './units.data.ts'

const categoryKeys = categories.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]]
const unitKeys = categories.flatMap(({ units }) => units.map(({ key }): string => key)) as [string, ...string[]]

export const settings = {
  category: choice(categoryKeys),
  /** Units of the category. Units of another category are ignored. */
  from: choice(unitKeys, 'meters'),
  to: choice(unitKeys, 'feet'),
  /** The decimal sign the visitor chose. Until then, a single comma or point is a decimal sign. */
  decimalSign: choice(['either', '.', ',']),
}

export type Settings = ValuesOf<typeof settings>
