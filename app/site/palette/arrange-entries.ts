import { type Searchable, search } from '#app/tools/search.ts'

/** In this order. If two groups have equally good matches, the earlier one comes first. */
const groupNames = ['Tools', 'With the current output', 'On this page', 'Pages', 'Articles'] as const
export type GroupName = (typeof groupNames)[number]

/** One line of the palette. */
export type Entry = Searchable & {
  group: GroupName
  /** Two to four characters before the name. */
  glyph?: string
  note?: string
  /** The shortcut for the same action. */
  keys?: string | undefined
  /** Made for the text in the field, so it always comes first. */
  isFound?: true
  run: () => unknown
  /** The same action, with the current output sent along. */
  runWithOutput?: (() => unknown) | undefined
}

/**
 * The entries in their groups, without empty groups. A query keeps only matches and puts the best ones, and their groups, first:
 * "dark" → On this page. What the page has a button for is no typo.
 */
export function arrangeEntries(
  entries: readonly Entry[],
  query: string,
  buttons: readonly string[] = [],
): { name: GroupName; entries: Entry[] }[] {
  const ordered = groupNames.flatMap((name) => entries.filter(({ group }) => group === name))
  const others = ordered.filter(({ isFound }) => !isFound)
  const found = [
    ...ordered.filter(({ isFound }) => isFound),
    ...search(others, query, ({ group }) => group !== 'Tools', buttons),
  ]
  const names = new Set(found.map(({ group }) => group))
  return [...names].map((name) => ({ name, entries: found.filter(({ group }) => group === name) }))
}

/** The place of the next entry, wrapping around: 4 of 5, down → 0; up from none (-1) → 4 */
export const step = (at: number, by: number, count: number): number =>
  count === 0 ? -1 : (Math.max(at, by < 0 ? 0 : -1) + by + count) % count
