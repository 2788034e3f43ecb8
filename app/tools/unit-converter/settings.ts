import { choice } from '#app/lib/settings.ts'
import { type CategoryKey, categories } from './units.data.ts'

const categoryKeys = categories.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]]
const unitKeys = categories.flatMap(({ units }) => units.map(({ key }): string => key)) as [string, ...string[]]

export const settings = {
  category: choice(categoryKeys),
  /** Units of the category; those of another are not taken. */
  from: choice(unitKeys, 'meters'),
  to: choice(unitKeys, 'feet'),
  /** What the visitor said about a comma or point that may also group; until then either is a decimal sign. */
  decimalSign: choice(['either', '.', ',']),
}
