/** One change of a text, able to go both ways. */
export interface Edit {
  readonly from: number
  readonly removed: string
  readonly inserted: string
  readonly kind: 'type' | 'delete' | 'other'
  readonly at: number
}

/** The edits of a plain field, oldest first; those after `done` were undone and can be redone. */
export interface Snapshots {
  readonly edits: readonly Edit[]
  readonly done: number
}

export const noSnapshots: Snapshots = { edits: [], done: 0 }

const MAX_EDITS = 1000
const MAX_CHARACTERS = 256 * 1024
const MERGE_WITHIN_MS = 500

/** Replaces a part of a text: `("abc", 1, "b", "xy")` → "axyc" */
export const splice = (text: string, from: number, removed: string, inserted: string): string =>
  text.slice(0, from) + inserted + text.slice(from + removed.length)

const redoEdit = (text: string, edit: Edit) => splice(text, edit.from, edit.removed, edit.inserted)
const undoEdit = (text: string, edit: Edit) => splice(text, edit.from, edit.inserted, edit.removed)

/** The smallest single change that leads from one text to another: `("abc", "axc")` → b at 1 became x */
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
  return {
    from,
    removed: before.slice(from, before.length - tail),
    inserted: after.slice(from, after.length - tail),
  }
}

function merge(last: Edit | undefined, next: Edit): Edit | null {
  if (!last || next.kind === 'other' || next.kind !== last.kind || next.at - last.at > MERGE_WITHIN_MS) return null
  if (next.kind === 'type' && !next.removed && next.from === last.from + last.inserted.length) {
    return { ...last, inserted: last.inserted + next.inserted, at: next.at }
  }
  if (next.kind === 'delete' && next.from + next.removed.length === last.from) {
    return { ...next, removed: next.removed + last.removed, inserted: next.inserted + last.inserted }
  }
  return null
}

function drop(edits: readonly Edit[]): Edit[] {
  let characters = 0
  let start = edits.length
  while (start > 0 && edits.length - start < MAX_EDITS) {
    const edit = edits[start - 1]!
    characters += edit.removed.length + edit.inserted.length
    if (characters > MAX_CHARACTERS) break
    start--
  }
  return edits.slice(start)
}

function travel({ edits, done }: Snapshots, before: string, after: string, isUndo: boolean): Snapshots | null {
  let text = before
  while (isUndo ? done > 0 : done < edits.length) {
    text = isUndo ? undoEdit(text, edits[--done]!) : redoEdit(text, edits[done++]!)
    if (text.length === after.length && text === after) return { edits, done }
  }
  return null
}

const kinds: Record<string, Edit['kind']> = {
  insertText: 'type',
  insertCompositionText: 'type',
  deleteContentBackward: 'delete',
}

/** Notes what an input event changed; a native undo or redo moves along the known edits. */
export function recordEdit(
  snapshots: Snapshots,
  before: string,
  after: string,
  inputType: string,
  at: number,
): Snapshots {
  if (before === after) return snapshots
  if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    const moved = travel(snapshots, before, after, inputType === 'historyUndo')
    if (moved) return moved
  }
  const next: Edit = { ...findChange(before, after), kind: kinds[inputType] ?? 'other', at }
  const edits = drop([...snapshots.edits.slice(0, snapshots.done), next])
  return { edits, done: edits.length }
}

/** Joins edits made in one go, so that one undo takes back a run of typing: typed "a", "b", "c" → typed "abc" */
export function groupEdits(edits: readonly Edit[]): Edit[] {
  const groups: Edit[] = []
  for (const edit of edits) {
    const merged = merge(groups.at(-1), edit)
    if (merged) groups[groups.length - 1] = merged
    else groups.push(edit)
  }
  return groups
}

/** The text before the oldest known edit, from which all of them can be replayed: `("ab", [typed "b"])` → "a" */
export function rewind(text: string, { edits, done }: Snapshots): string {
  return edits.slice(0, done).reduceRight(undoEdit, text)
}
