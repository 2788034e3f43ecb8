/** A range of a text and its replacement. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** Where and why a text has no safe repair. */
export interface Doubt {
  at: number
  reason: string
}

/** Applies edits, which must be in order: `"[1,]"`, the comma removed → `"[1]"` */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits) {
    parts.push(text.slice(at, edit.from), edit.text)
    at = edit.to
  }
  return parts.join('') + text.slice(at)
}
