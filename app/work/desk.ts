/** What an undo would bring back, and what stood there right after it was replaced. */
export type Replaced<S> = { before: S; after: S }

type Held = { settings?: unknown }

/**
 * The state before a replacement; settings that the replacement had not touched stay as they are now: text "a" cleared,
 * then indent 4 → text "a", indent 4
 */
export function undoReplacement<S>({ before, after }: Replaced<S>, now: S): S {
  const [held, left, kept] = [before, after, now] as Held[]
  if (typeof before !== 'object' || !held || !('settings' in held)) return before
  return held.settings === left?.settings ? { ...before, settings: kept?.settings } : before
}

/** Whether a desk takes files: as they are, or as text unless it says otherwise: `{ onText, takesFiles: false }` → false */
export const canTakeFiles = ({
  onFiles,
  onText,
  takesFiles = Boolean(onFiles ?? onText),
}: {
  onFiles?: unknown
  onText?: unknown
  takesFiles?: boolean
}): boolean => takesFiles
