import type { Drift, Stretch } from '#app/ui/text-pane/drift.ts'

/** Group colors. They repeat from the fifth group on. */
const hues = ['text-code-key', 'text-code-num', 'text-code-lit', 'text-code-str'] as const

/** The color of a group, counted from 1: 5 → the color of 1 */
export const hueOf = (group: number): string => hues[(group - 1) % hues.length] ?? ''

/** A stretch of one color. A null group means outside all groups. */
export type Tinted = Stretch & { group: number | null }

/** Start and end of each group, two numbers per group. Negative if the group did not take part. */
export type Spans = ArrayLike<number>

const mostGroups = 64

/** Cuts a stretch at its groups. Text in several groups belongs to the innermost: 0 to 3 with `[1, 2]` → plain, group 1, plain */
export function cutGroups(start: number, end: number, spans: Spans): Tinted[] {
  let pieces: Tinted[] = start < end ? [{ start, end, group: null }] : []
  for (let group = 1; group <= Math.min(spans.length / 2, mostGroups); group++) {
    const [from = -1, to = -1] = [spans[group * 2 - 2], spans[group * 2 - 1]]
    if (from >= to || to <= start || from >= end) continue
    // Groups are numbered by where they begin, so an inner group comes after its outer group.
    pieces = pieces.flatMap((piece): Tinted[] => {
      if (piece.end <= from || piece.start >= to) return [piece]
      const [inner, outer] = [Math.max(piece.start, from), Math.min(piece.end, to)]
      return [
        { ...piece, end: inner },
        { start: inner, end: outer, group },
        { ...piece, start: outer },
      ].filter((one) => one.start < one.end)
    })
  }
  return pieces
}

/** Moves group positions along with an edit of the pattern. Broken groups become -1, -1: 1 to 4 moved by 2 → [3, 6] */
export const followGroups = (groups: readonly number[], drift: Drift): number[] =>
  Array.from({ length: groups.length / 2 }, (_, index) => {
    const moved = drift({ start: groups[index * 2] ?? 0, end: groups[index * 2 + 1] ?? 0 })
    return moved ? [moved.start, moved.end] : [-1, -1]
  }).flat()
