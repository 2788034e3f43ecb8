import type { PaneText } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { noSingleValue } from '../messages.ts'

/** Which files a tool takes: one file, one file with a single line, or all of them. */
export type Takes = 'file' | 'line' | 'files'

/** A longer line is a text, not a value. */
const longestLine = 1000

/** The only line of a file, trimmed; several lines or a long one are refused: `" 42\n"` → "42" */
export function prepareLine(text: PaneText, name: string): Result<string> {
  const line = text.length > longestLine ? '' : text.toString().trim()
  return text.length > longestLine || /[\r\n]/.test(line) ? fail(noSingleValue(name)) : ok(line)
}
