import type { PaneText } from '#app/lib/long-text.ts'
import type { Mark, Painting } from '#app/ui/text-pane/painting.ts'
import { cutGroups, hueOf, type Spans } from '../groups.ts'
import type { Found, Positions } from './search.ts'

/** The first index whose value is at least `value`: `([2, 4, 4], 3)` → 1 */
function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The matches that touch a stretch, as the first index and the end index (not included): `b` in `"abcb"` and 0 to 1 → 0, 1 */
export const findRange = ({ starts, ends }: Positions, from: number, to: number): [first: number, end: number] => [
  lowerBound(ends, from),
  lowerBound(starts, to + 1),
]

/** The match that contains or touches a caret position, the later one if there are two: `b` in `"ab"` and 2 → 0 */
export function matchAt(positions: Positions, position: number): number | null {
  const [first, end] = findRange(positions, position, position)
  return first < end ? end - 1 : null
}

/** The next or previous match, wrapping around: the last of 3 and 1 → 0 */
export const stepMatch = (match: number, step: 1 | -1, count: number): number => (match + step + count) % count

/** The group positions of the matches from index `first` on. */
type Known = { first: number; answer: Spans } | null

/** The marks of the matches that touch a stretch, with their groups if known. */
export function cutMarks(
  { matches, groups }: Pick<Found, 'matches' | 'groups'>,
  known: Known,
  current: number | null,
  from: number,
  to: number,
): Mark[] {
  const [first, last] = findRange(matches, from, to)
  const size = groups.length * 2
  function partsOf(key: number, start: number, end: number): Mark['parts'] {
    if (size === 0) return []
    if (!known) return null
    const place = (key - known.first) * size
    if (place < 0 || place + size > known.answer.length) return null
    const spans = Array.from({ length: size }, (_, offset) => known.answer[place + offset] ?? -1)
    return cutGroups(start, end, spans).flatMap(({ group, ...stretch }) =>
      group === null ? [] : { ...stretch, look: `hue ${hueOf(group)}` },
    )
  }
  return Array.from({ length: Math.max(0, last - first) }, (_, index): Mark => {
    const key = first + index
    const [start = 0, end = 0] = [matches.starts[key], matches.ends[key]]
    return { start, end, key, look: key === current ? 'hit hit-now' : 'hit', parts: partsOf(key, start, end) }
  })
}

/** The highlights behind a text: matches with their groups, the current one stronger. `onCaret` gets the match at the caret. */
export function paintMatches(
  result: Found,
  known: Known,
  current: number,
  onSight: Painting['onSight'],
  onCaret: (match: number) => void,
): Painting {
  const { query, matches } = result
  return {
    text: query.text,
    count: matches.starts.length,
    cut: (from, to) => cutMarks(result, known, current, from, to),
    onSight,
    onCaret(position) {
      const match = matchAt(matches, position)
      if (match !== null) onCaret(match)
    },
  }
}

/** The beginning of a stretch of text on one line: `("ab\ncd", 1, 4)` → "b↵c" */
export function peek(text: PaneText, start: number, end: number, longest = 200): string {
  const shown = text.slice(start, Math.min(end, start + longest))
  return shown.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '↵').replaceAll('\t', '⇥')
}
