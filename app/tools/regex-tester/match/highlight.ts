import type { PaneText } from '#app/lib/long-text.ts'
import type { Positions } from './matches.ts'

/** A stretch of the text to show: plain with `match` null, else part of that match; where `start` is `end`, an empty match. */
export type Segment = { start: number; end: number; match: number | null }

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

const cutsPair = (text: string, index: number) => (text.codePointAt(index - 1) ?? 0) > 0xffff

/** Where the rows of a text start: each line, and overlong lines cut without splitting a pair: `("abc\nd", 2)` → 0, 2, 4 */
export function indexRows(text: string, maxLength = Number.POSITIVE_INFINITY): Uint32Array<ArrayBuffer> {
  let rows = new Uint32Array(1024)
  let count = 1
  const add = (start: number) => {
    if (count === rows.length) {
      const larger = new Uint32Array(count * 2)
      larger.set(rows)
      rows = larger
    }
    rows[count++] = start
  }
  for (let start = 0; start <= text.length; ) {
    const lineBreak = text.indexOf('\n', start)
    const end = lineBreak < 0 ? text.length : lineBreak + 1
    const lineEnd = lineBreak < 0 ? end : lineBreak
    while (lineEnd - start > maxLength) {
      const cut = start + maxLength
      start = cutsPair(text, cut) ? cut + 1 : cut
      if (start < lineEnd) add(start)
    }
    if (lineBreak < 0) break
    add(end)
    start = end
  }
  return rows.slice(0, count)
}

/** The row that shows a position: rows 0, 2, 4 and position 3 → 1 */
export function rowAt(rows: Uint32Array, position: number): number {
  return Math.max(0, lowerBound(rows, position + 1) - 1)
}

/** Cuts the positions from `from` up to but not including `to` into plain and marked text: `b` in `"abc"` → "a", match 0 "b", "c" */
export function cutSegments({ starts, ends }: Positions, length: number, from: number, to: number): Segment[] {
  const segments: Segment[] = []
  const stop = Math.min(to, length)
  let position = from
  for (let match = lowerBound(ends, from); match < starts.length; match++) {
    const [matchStart = 0, matchEnd = 0] = [starts[match], ends[match]]
    if (matchStart >= to) break
    if (matchEnd === from && matchStart < from) continue
    const start = Math.max(matchStart, from)
    if (start > position) segments.push({ start: position, end: start, match: null })
    position = Math.min(matchEnd, stop)
    segments.push({ start, end: position, match })
  }
  if (position < stop) segments.push({ start: position, end: stop, match: null })
  return segments
}

/** The segments of one row; an empty match at the end of the text belongs to the last row. */
export function cutRow(matches: Positions, length: number, rows: Uint32Array, row: number): Segment[] {
  return cutSegments(matches, length, rows[row] ?? 0, rows[row + 1] ?? length + 1)
}

/** Whether marked text would not be seen, for it is nothing but line breaks: `"\n"` → true */
export const isUnseen = (text: string): boolean => /^[\r\n]+$/.test(text)

/** The beginning of a stretch of text on one line: `("ab\ncd", 1, 4)` → "b↵c" */
export function peek(text: PaneText, start: number, end: number, longest = 200): string {
  const shown = text.slice(start, Math.min(end, start + longest))
  return shown.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '↵').replaceAll('\t', '⇥')
}
