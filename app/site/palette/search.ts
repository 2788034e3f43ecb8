import { editDistance } from '#app/lib/edit-distance.ts'

/** The search words of an entry: its name and its keywords. */
export type Findable = { name: string; words: readonly string[] }

const groupNames = ['Tools', 'With the current output', 'On this page', 'Articles'] as const
export type GroupName = (typeof groupNames)[number]

/** One line of the palette. */
export type Entry = Findable & {
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

const separators = /[^\p{L}\p{N}]+/u
const split = (text: string) => text.toLowerCase().split(separators).filter(Boolean)
// Words that a search ignores, as in "inches to cm".
const joining = new Set(['a', 'an', 'and', 'as', 'for', 'from', 'in', 'into', 'of', 'or', 'the', 'to', 'with'])

/** How many typos are allowed: none in a short word, because it would be another word. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** How well a search word matches another word, from 0 to 1; for "guid": "guid" → 1, "gui" → 0.9, "guiid" → 0.5 */
function scoreWord(sought: string, word: string): number {
  if (word === sought) return 1
  if (word.startsWith(sought)) return 0.9
  if (sought.length > 2 && word.includes(sought)) return 0.7
  const slips = slipsIn(sought)
  if (slips === 0) return 0
  // The beginning of a long word may have typos too.
  const distance = Math.min(
    editDistance(sought, word, slips),
    word.length > sought.length ? editDistance(sought, word.slice(0, sought.length), slips) : slips + 1,
  )
  return distance > slips ? 0 : 0.6 - distance / 10
}

/** How well an entry matches a query, from 0 to 1. Every search word must match, in the name or the keywords. */
export function scoreEntry({ name, words }: Findable, query: string): number {
  const all = split(query)
  const telling = all.filter((word) => !joining.has(word))
  const sought = telling.length > 0 ? telling : all
  if (sought.length === 0) return 0
  const inName = split(name)
  const beside = words.flatMap(split)
  // One word or two: "base 64", "prettyprint".
  const whole = sought.join('')
  const joined = [name, ...words].map((each) => split(each).join(''))
  if (joined.some((each) => each.startsWith(whole))) return joined[0]!.startsWith(whole) ? 1 : 0.95
  const scores = sought.map((word) =>
    Math.max(0, ...inName.map((own) => scoreWord(word, own)), ...beside.map((own) => 0.95 * scoreWord(word, own))),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The matching entries, best first; equal ones keep their order. */
export function searchEntries<T extends Findable>(entries: readonly T[], query: string): T[] {
  return entries
    .map((entry) => ({ entry, score: scoreEntry(entry, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

/**
 * The entries in their groups, without empty groups. A query keeps only matches and puts the best ones, and their groups, first:
 * "dark" → On this page
 */
export function arrangeEntries(entries: readonly Entry[], query: string): { name: GroupName; entries: Entry[] }[] {
  const ordered = groupNames.flatMap((name) => entries.filter(({ group }) => group === name))
  const others = ordered.filter(({ isFound }) => !isFound)
  const found = [...ordered.filter(({ isFound }) => isFound), ...(query.trim() ? searchEntries(others, query) : others)]
  const names = new Set(found.map(({ group }) => group))
  return [...names].map((name) => ({ name, entries: found.filter(({ group }) => group === name) }))
}

/** The place of the next entry, wrapping around: 4 of 5, down → 0 */
export const step = (at: number, by: number, count: number): number => (count === 0 ? -1 : (at + by + count) % count)
