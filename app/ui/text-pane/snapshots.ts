/** One change of a text that can be undone and redone. */
export type Edit = { from: number; removed: string; inserted: string; kind: 'type' | 'delete' | 'other' }

/** The edits of a plain field, oldest first; quick typing is one edit. Those after `done` were undone and can be redone. */
export interface Snapshots {
  readonly edits: readonly Edit[]
  readonly done: number
  /** The time of the last edit; one that follows soon may merge with it. */
  readonly at: number
}

export const noSnapshots: Snapshots = { edits: [], done: 0, at: Number.NEGATIVE_INFINITY }

const MAX_EDITS = 1000
const MAX_CHARACTERS = 256 * 1024
const MERGE_WITHIN_MS = 500

/** Replaces a part of a text: `("abc", 1, "b", "xy")` → "axyc" */
export const splice = (text: string, from: number, removed: string, inserted: string): string =>
  text.slice(0, from) + inserted + text.slice(from + removed.length)

/** The smallest single change that turns one text into another: `("abc", "axc")` → b at 1 became x */
export function findChange(before: string, after: string): Pick<Edit, 'from' | 'removed' | 'inserted'> {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++
  let tail = 0
  while (
    tail < shorter - from &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++
  }
  return { from, removed: before.slice(from, before.length - tail), inserted: after.slice(from, after.length - tail) }
}

function merge(last: Edit | undefined, next: Edit): Edit | null {
  if (!last || next.kind === 'other' || next.kind !== last.kind) return null
  if (next.kind === 'type' && !next.removed && next.from === last.from + last.inserted.length) {
    return { ...last, inserted: last.inserted + next.inserted }
  }
  if (next.kind === 'delete' && next.from + next.removed.length === last.from) {
    return { ...next, removed: next.removed + last.removed, inserted: next.inserted + last.inserted }
  }
  return null
}

/** The newest items: at most this many, with at most this many characters in total. The last one always stays. */
export function keepNewest<T>(items: readonly T[], most: number, mostCharacters: number, measure: (item: T) => number) {
  let characters = 0
  const dropped = items.findLastIndex((item, at) => {
    characters += measure(item)
    return items.length - at > most || (at < items.length - 1 && characters > mostCharacters)
  })
  return items.slice(dropped + 1)
}

const kinds: Record<string, Edit['kind']> = {
  insertText: 'type',
  insertCompositionText: 'type',
  deleteContentBackward: 'delete',
}

/** Records what an input event changed; quick typing is one edit: typed "a", "b", "c" → typed "abc" */
export function recordEdit(snapshots: Snapshots, before: string, after: string, inputType: string, at: number) {
  if (before === after) return snapshots
  const done = snapshots.edits.slice(0, snapshots.done)
  const next: Edit = { ...findChange(before, after), kind: kinds[inputType] ?? 'other' }
  const merged = at - snapshots.at > MERGE_WITHIN_MS ? null : merge(done.at(-1), next)
  const all = merged ? [...done.slice(0, -1), merged] : [...done, next]
  const edits = keepNewest(all, MAX_EDITS, MAX_CHARACTERS, ({ removed, inserted }) => removed.length + inserted.length)
  return { edits, done: edits.length, at }
}

/** The direction in a history: back is undo, forward is redo. */
export type Direction = 'back' | 'forward'

/** A step along the edits: replaces the text between `from` and `to`. */
export type Move = NonNullable<ReturnType<typeof move>>

/** Undoes the last edit or redoes the next one; null if there is none: typed "ab", back → "" from 0 to 2 */
export function move({ edits, done }: Snapshots, direction: Direction) {
  const edit = edits[direction === 'back' ? done - 1 : done]
  if (!edit) return null
  const { from } = edit
  const [gone, text] = direction === 'back' ? [edit.inserted, edit.removed] : [edit.removed, edit.inserted]
  const snapshots = { edits, done: done + (direction === 'back' ? -1 : 1), at: Number.NEGATIVE_INFINITY }
  return { snapshots, from, to: from + gone.length, text }
}

/** The text before the oldest known edit; all edits can be replayed from it: `("ab", [typed "b"])` → "a" */
export function rewind(text: string, { edits, done }: Snapshots): string {
  const undoEdit = (after: string, { from, removed, inserted }: Edit) => splice(after, from, inserted, removed)
  return edits.slice(0, done).reduceRight(undoEdit, text)
}
