/** A stretch of a text and what is to stand in its place. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** Where and why a text has no certain repair. */
export interface Doubt {
  at: number
  reason: string
}

/** The text with all edits made, which come in order: `"[1,]"`, the comma away → `"[1]"` */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits) {
    parts.push(text.slice(at, edit.from), edit.text)
    at = edit.to
  }
  return parts.join('') + text.slice(at)
}
