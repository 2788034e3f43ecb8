import type { Part } from './explain.ts'

/** How many characters of a long pattern are shown on either side of an error. */
const reach = 40

/** Cuts a pattern at the character where the parser stopped. At the very end nothing is marked: `("a(", 2)` → "a(", "", "" */
export function cutAtError(pattern: string, index: number) {
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

/** The source of a part, with "…" for the content of its parentheses: `(?<year>\\d{4})` → "(?<year>…)" */
export function shortenPart({ raw, start, children }: Part): string {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last || !raw.startsWith('(') || first.start === start) return raw
  return `${raw.slice(0, first.start - start)}…${raw.slice(last.end - start)}`
}
