import { type Findable, searchEntries } from './search.ts'

const groupNames = ['Tools', 'With the current output', 'On this page', 'Articles'] as const
export type GroupName = (typeof groupNames)[number]

/** One line of the palette. */
export type Entry = Findable & {
  group: GroupName
  /** Two or three characters before the name. */
  glyph: string
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
 * "dark" → On this page
 */
export function arrangeEntries(entries: readonly Entry[], query: string): { name: GroupName; entries: Entry[] }[] {
  const isAsked = query.trim() !== ''
  const ordered = groupNames.flatMap((name) => entries.filter(({ group }) => group === name))
  const [made, others] = [ordered.filter(({ isFound }) => isFound), ordered.filter(({ isFound }) => !isFound)]
  const found = [...made, ...(isAsked ? searchEntries(others, query) : others)]
  return [...new Set(found.map(({ group }) => group))].map((name) => ({
    name,
    entries: found.filter(({ group }) => group === name),
  }))
}

/** The place of the next entry, wrapping around: 4 of 5, down → 0 */
export const step = (at: number, by: number, count: number): number => (count === 0 ? -1 : (at + by + count) % count)
