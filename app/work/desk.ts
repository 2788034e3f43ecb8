import type { PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { noSingleValue } from './messages.ts'

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

/** What a tool takes of files: one, one that has a single line, or all of them. */
export type Takes = 'file' | 'line' | 'files'

/** The longest line that is a value and no text. */
const longestLine = 1000

/** The only line of a file, without blanks around it; one of several lines, or a long one, is refused: `" 42\n"` → "42" */
export function prepareLine(text: PaneText, name: string): Result<string> {
  const line = text.length > longestLine ? '' : text.toString().trim()
  return text.length > longestLine || /[\r\n]/.test(line) ? fail(noSingleValue(name)) : ok(line)
}
