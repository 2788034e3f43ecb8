import type { PaneText } from '#app/lib/long-text.ts'
import { hasSameLetters } from './doc-text.ts'

/** The line of replacements that a page keeps for all its fields; between two of them is an era. */
export interface Line {
  /** Counts up with each replacement; what was undone and then replaced is never counted again. */
  readonly era: number
  back(): void
  forward(): void
  /** Makes a change that goes along a history and is no new part of it. */
  travel(change: () => void): void
}

/** What a field remembers of an era that it left. */
interface Kept<H> {
  readonly value: PaneText
  readonly history: H | null
  readonly start: PaneText
  readonly isReplaced: boolean
  readonly end: PaneText | null
}

/** How many eras of a field keep a history of their own, and how long their texts may be; the newest always does. */
const MAX_KEPT = 50
const MAX_CHARACTERS = 32 << 20

/**
 * Joins the history of one field with the line of replacements: each era has a history of its own, and where that ends the
 * line goes on.
 */
export function createEras<H>(value: PaneText, era: number) {
  const shelf = new Map<number, Kept<H>>()
  let start = value
  /** Whether something was replaced where the era began. */
  let isReplaced = era > 0
  /** What stood there when a later era began, from which this one was come back to. */
  let end: PaneText | null = null

  function dropOldest(): void {
    const newestFirst = [...shelf].sort(([one], [other]) => other - one)
    let characters = 0
    for (const [at, [each, { value }]] of newestFirst.entries()) {
      characters += value.length
      if (at >= MAX_KEPT || (at > 0 && characters > MAX_CHARACTERS)) shelf.delete(each)
    }
  }

  return {
    get era() {
      return era
    },
    /** Another text, of another era, is shown in the place of one that is left; gives the history that was kept of it. */
    enter(next: PaneText, to: number, left: { value: PaneText; history: H | null }): H | null {
      shelf.set(era, { ...left, start, isReplaced, end })
      dropOldest()
      const kept = shelf.get(to)
      const known = kept?.value === next ? kept : null
      start = known?.start ?? next
      isReplaced = known?.isReplaced ?? to > 0
      end = to < era ? next : (known?.end ?? null)
      era = to
      return known?.history ?? null
    },
    /** The era is another and the text the same. */
    pass(to: number, value: PaneText): void {
      if (to < era) end = value
      era = to
    },
    /** Something new was written: there is nothing to be redone. */
    write(): void {
      end = null
      for (const each of shelf.keys()) if (each > era) shelf.delete(each)
    },
    canGoBack: (value: PaneText): boolean => isReplaced && hasSameLetters(value, start),
    canGoForward: (value: PaneText): boolean => end !== null && hasSameLetters(value, end),
  }
}
