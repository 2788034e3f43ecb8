import type { Drift } from '#app/ui/text-pane/drift.ts'

/** A pattern cut at a place, with what stands around it. */
export type Place = { before: string; marked: string; after: string }

/** How much of a long pattern stands on either side. */
const reach = 40

/** Cuts a pattern at the character where reading stopped; at the very end nothing is marked: `("a(", 2)` → "a(", "", "" */
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

/** The groups of one pattern in another it was changed to, touched ones as if they took no part: 1 to 4 moved by 2 → [3, 6] */
export const followGroups = (groups: readonly number[], drift: Drift): number[] =>
  Array.from({ length: groups.length / 2 }, (_, index) => {
    const moved = drift({ start: groups[index * 2] ?? 0, end: groups[index * 2 + 1] ?? 0 })
    return moved ? [moved.start, moved.end] : [-1, -1]
  }).flat()
