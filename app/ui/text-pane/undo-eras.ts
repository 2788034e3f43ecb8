import type { PaneText } from '#app/lib/long-text.ts'
import { hasSameLetters } from './doc-text.ts'
import { keepNewest } from './snapshots.ts'

/** The replacements of a page, in order, for all its fields. An era is the time between two replacements. */
export interface Line {
  /** A new number after each replacement, never used twice; an undo returns to the number before it. */
  readonly era: number
  back(): void
  forward(): void
  /** Makes a change that moves along the history without adding to it. */
  travel(change: () => void): void
}

/** What a field remembers of an earlier era. */
type Kept<H> = { value: PaneText; history: H | null; start: PaneText | null; end: PaneText | null }

/** How many eras of a field keep their history, and how long their texts may be in total. The newest always keeps it. */
const MAX_KEPT = 50
const MAX_CHARACTERS = 32 << 20

/**
 * Joins the history of one field with the replacements of the page: each era has its own history, and where that ends, undo
 * and redo continue with the replacements.
 */
export function createEras<H>(value: PaneText, era: number) {
  let saved = new Map<number, Kept<H>>()
  /** The text the era began with; null if it did not begin with a replacement in this field. */
  let start = era > 0 ? value : null
  /** After an undo back into this era: the text it ended with. From there, redo goes forward. */
  let end: PaneText | null = null

  function dropOldest(): void {
    const all = [...saved].sort(([one], [other]) => one - other)
    saved = new Map(keepNewest(all, MAX_KEPT, MAX_CHARACTERS, ([, { value }]) => value.length))
  }

  return {
    get era() {
      return era
    },
    /** Moves to another text in another era and stores what is left behind; returns the history kept for that text, if any. */
    enter(next: PaneText, to: number, left: { value: PaneText; history: H | null }): H | null {
      saved.set(era, { ...left, start, end })
      dropOldest()
      const kept = saved.get(to)
      const fresh = { history: null, start: to > 0 ? next : null, end: null }
      const known = kept?.value === next ? kept : fresh
      start = known.start
      end = to < era ? next : known.end
      era = to
      return known.history
    },
    /** The era changes, but the text of this field does not. */
    pass(to: number, value: PaneText): void {
      if (to < era) end = value
      era = to
    },
    /** Something was edited: there is nothing left to redo. */
    write(): void {
      end = null
      for (const each of saved.keys()) if (each > era) saved.delete(each)
    },
    canGoBack: (value: PaneText): boolean => start !== null && hasSameLetters(value, start),
    canGoForward: (value: PaneText): boolean => end !== null && hasSameLetters(value, end),
  }
}
