/** A pattern cut at a place, with what stands around it. */
export type Place = { before: string; marked: string; after: string }

/** Cuts a pattern around a part, and what is far from it away: `("a(b", 1, 2)` → "a", "(", "b" */
export function cutAround(pattern: string, start: number, end: number, reach = Number.POSITIVE_INFINITY): Place {
  const from = Math.max(0, start - reach)
  const to = Math.min(pattern.length, end + reach)
  return {
    before: (from > 0 ? '…' : '') + pattern.slice(from, start),
    marked: pattern.slice(start, end),
    after: pattern.slice(end, to) + (to < pattern.length ? '…' : ''),
  }
}

/** Cuts a pattern at the character where reading stopped; at the very end nothing is marked: `("a(", 2)` → "a(", "", "" */
export function cutAtError(pattern: string, index: number): Place {
  const character = pattern.codePointAt(index)
  return cutAround(pattern, index, index + (character === undefined ? 0 : String.fromCodePoint(character).length), 40)
}
