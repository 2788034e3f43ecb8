import type { Stretch } from '#app/ui/text-pane/drift.ts'

/** The colors of groups, which come again from the fifth on. */
const hues = ['text-code-key', 'text-code-num', 'text-code-lit', 'text-code-str'] as const

/** The color of a group, counted from 1: 5 → that of 1 */
export const hueOf = (group: number): string => hues[(group - 1) % hues.length] ?? ''

/** A stretch of one color; null is what lies in no group. */
export type Tinted = Stretch & { group: number | null }

/** Groups that begin and end where the numbers say, two for each, negative where one took no part. */
export type Spans = ArrayLike<number>

const mostGroups = 64

/** Cuts a stretch where groups begin and end; what lies in several belongs to the innermost: 0 to 3 with 1 in `[1, 2]` → plain, group 1, plain */
export function cutGroups(start: number, end: number, spans: Spans): Tinted[] {
  let pieces: Tinted[] = start < end ? [{ start, end, group: null }] : []
  for (let group = 1; group <= Math.min(spans.length / 2, mostGroups); group++) {
    const [from = -1, to = -1] = [spans[group * 2 - 2], spans[group * 2 - 1]]
    if (from >= to || to <= start || from >= end) continue
    // A group is counted where it begins, so that one inside another comes after it.
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
