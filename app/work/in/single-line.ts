import type { PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { noSingleValue } from '../messages.ts'

/** What a tool takes of files: one, one that has a single line, or all of them. */
export type Takes = 'file' | 'line' | 'files'

/** The longest line that is a value and no text. */
const longestLine = 1000

/** The only line of a file, without blanks around it; one of several lines, or a long one, is refused: `" 42\n"` → "42" */
export function prepareLine(text: PaneText, name: string): Result<string> {
  const line = text.length > longestLine ? '' : text.toString().trim()
  return text.length > longestLine || /[\r\n]/.test(line) ? fail(noSingleValue(name)) : ok(line)
}
