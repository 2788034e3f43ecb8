import { choice } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { type CategoryKey, categories } from './units.data.ts'

const categoryKeys = categories.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]]
const unitKeys = categories.flatMap(({ units }) => units.map(({ key }): string => key)) as [string, ...string[]]

export const settings = {
  category: choice(categoryKeys, 'length'),
  /** Units of the category. */
  from: choice(unitKeys, 'meters'),
  to: choice(unitKeys, 'feet'),
}

export default {
  settings,
  accepts: [{ task: '', action: 'Convert', kinds: ['number'] }],
  produces: ['number'],
} satisfies Traits
