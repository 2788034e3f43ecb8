import type { Part } from './explain.ts'

/** The source of a part, with "…" for the content of its parentheses: `(?<year>\\d{4})` → "(?<year>…)" */
export function shortenPart({ raw, start, children }: Part): string {
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last || !raw.startsWith('(') || first.start === start) return raw
  return `${raw.slice(0, first.start - start)}…${raw.slice(last.end - start)}`
}
