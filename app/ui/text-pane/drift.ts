import { findChange } from './snapshots.ts'

export type Stretch = { readonly start: number; readonly end: number }

/** Where a stretch of one text is in another; null if it was changed. */
export type Drift = (stretch: Stretch) => Stretch | null

export const noDrift: Drift = (stretch) => stretch

/**
 * Follows stretches of one text into the changed text. With `isStretched`, a stretch around the change grows or shrinks with it:
 * from `"a b"` to `"ax b"` → b at 2 is at 3, a at 0 to 1 is at 0 to 1, the whole text is changed
 */
export function driftBetween(before: string, after: string, isStretched = false): Drift {
  if (before === after) return noDrift
  const { from, removed, inserted } = findChange(before, after)
  const to = from + removed.length
  const shift = inserted.length - removed.length
  return ({ start, end }) => {
    if (end <= from && (start < from || from === to)) return { start, end }
    if (start >= to && (end > to || from === to)) return { start: start + shift, end: end + shift }
    return isStretched && start < from && end > to ? { start, end: end + shift } : null
  }
}
