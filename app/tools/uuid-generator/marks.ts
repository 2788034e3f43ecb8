import type { PaneText } from '#app/lib/long-text.ts'
import type { Mark, Painting } from '#app/ui/text-pane/painting.ts'
import type { Found } from './parse.ts'

/** The index of the first UUID that ends at or after a position: UUIDs at 0–36 and 40–76, 37 → 1 */
function firstFrom(found: readonly Found[], position: number): number {
  let low = 0
  let high = found.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (found[middle]!.end < position) low = middle + 1
    else high = middle
  }
  return low
}

/** The marks of the UUIDs that touch a stretch of the text, the chosen one stronger. */
export function cutMarks(found: readonly Found[], chosen: number, from: number, to: number): Mark[] {
  const marks: Mark[] = []
  for (let key = firstFrom(found, from); key < found.length && found[key]!.start <= to; key++) {
    const { start, end } = found[key]!
    marks.push({ start, end, key, look: key === chosen ? 'uuid-mark uuid-mark-now' : 'uuid-mark', parts: [] })
  }
  return marks
}

/** The index of the UUID the caret is in; null beside one, where the caret stays after a paste. */
export function uuidAt(found: readonly Found[], position: number): number | null {
  const index = firstFrom(found, position + 1)
  return index < found.length && found[index]!.start < position ? index : null
}

type Marked = { text: PaneText; found: readonly Found[]; chosen: number; onChoose: (index: number) => void }

/** Marks the UUIDs in their text; the caret chooses the one it is in. */
export const paintFound = ({ text, found, chosen, onChoose }: Marked): Painting => ({
  text,
  count: found.length,
  cut: (from, to) => cutMarks(found, chosen, from, to),
  onSight() {},
  onCaret(position) {
    const index = uuidAt(found, position)
    if (index !== null) onChoose(index)
  },
})
