import { headOf, type PaneText } from '#app/lib/long-text.ts'
import type { FieldState } from './replay-edits.ts'
import { noSnapshots } from './snapshots.ts'

/** A textarea with 64 KB is still fast; putting 1 MB into one blocks the page for seconds. */
export const FIELD_LIMIT = 64 * 1024

const PREVIEW = 8 * 1024

/** What the textarea shows: all of a short text, the start of a long one. */
export const fieldTextOf = (value: PaneText): string =>
  value.length > FIELD_LIMIT ? headOf(value, PREVIEW) : value.toString()

/** Whether a text is too long for a textarea, or has carriage returns, which a textarea turns into line feeds. */
export const needsEditor = (value: PaneText): boolean => value.length > FIELD_LIMIT || value.toString().includes('\r')

export const emptyField: FieldState = { text: '', snapshots: noSnapshots, anchor: 0, head: 0, scrollTop: 0 }

/** Scrolls to a line of a field unless it is visible; only roughly if lines wrap. */
export function scrollToPlace(field: HTMLTextAreaElement, place: number): void {
  const { value, scrollHeight, clientHeight, scrollTop } = field
  const countLines = (text: string) => text.split('\n').length
  const top = (scrollHeight * (countLines(value.slice(0, place)) - 1)) / countLines(value)
  if (top < scrollTop || top > scrollTop + clientHeight) field.scrollTop = top - clientHeight / 2
}

/** Selects a part of a field and scrolls to it. */
export function revealInField(field: HTMLTextAreaElement, from: number, to: number): void {
  field.setSelectionRange(from, to)
  scrollToPlace(field, from)
}
