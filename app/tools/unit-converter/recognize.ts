import type { Guess, Sample } from '../traits.ts'
import { readQuantity } from './quantity.ts'

/** `"5 km"` → "Length in kilometers" */
export function recognize({ text, isCut }: Sample): Guess[] {
  const read = isCut ? null : readQuantity(text)
  if (!read) return []
  const { category, unit } = read.from
  return [{ kind: `${category.label} in ${unit.many}`, action: 'Convert', task: '', score: 0.85 }]
}
