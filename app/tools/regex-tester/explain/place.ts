import type { Drift } from '#app/ui/text-pane/drift.ts'

/** A pattern cut around one position. */
export type Place = { before: string; marked: string; after: string }

/** How many characters of a long pattern are shown on either side. */
const reach = 40

/** Cuts a pattern at the character where the parser stopped. At the very end nothing is marked: `("a(", 2)` → "a(", "", "" */
export function cutAtError(pattern: string, index: number): Place {
  const character = pattern.codePointAt(index)
  const end = index + (character === undefined ? 0 : String.fromCodePoint(character).length)
  const from = Math.max(0, index - reach)
  const to = Math.min(pattern.length, end + reach)
  return {
    before: (from > 0 ? '…' : '') + pattern.slice(from, index),
    marked: pattern.slice(index, end),
    after: pattern.slice(end, to) + (to < pattern.length ? '…' : ''),
  }
}

/** Moves group positions along with an edit of the pattern. Broken groups become -1, -1: 1 to 4 moved by 2 → [3, 6] */
export const followGroups = (groups: readonly number[], drift: Drift): number[] =>
  Array.from({ length: groups.length / 2 }, (_, index) => {
    const moved = drift({ start: groups[index * 2] ?? 0, end: groups[index * 2 + 1] ?? 0 })
    return moved ? [moved.start, moved.end] : [-1, -1]
  }).flat()
