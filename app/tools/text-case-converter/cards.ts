import { headOf } from '#app/lib/long-text.ts'
import { convertAll } from './case.ts'
import { type Counts, countText } from './counts.ts'
import { type CaseKey, caseFormats } from './formats.ts'
import type { Language } from './settings.ts'

const shown = 2000
const before = 500

/** The beginning of a text, or all of it if little would be cut: 2,100 characters → all of them */
const beginningOf = (text: string): string => (text.length > shown * 1.1 ? headOf(text, shown) : text)

/** Everything the page shows at first: the counts, and the beginning and full length of each result. */
export type Previews = { counts: Counts; cards: Record<CaseKey, { head: string; length: number }> }

/** What the page has. The full results of a long text stay in the worker. */
export type Cases = { previews: Previews | null; results: Record<CaseKey, string> | null }

/** A text in all twelve cases with its counts: `"foo bar"` → `{ results: { snakeCase: "foo_bar", … }, previews }` */
export function convertText(text: string, language: Language, onProgress?: (done: number) => void) {
  const results = convertAll(text, language, onProgress)
  const cards = caseFormats.map(({ key }) => [key, { head: beginningOf(results[key]), length: results[key].length }])
  const previews: Previews = { counts: countText(text), cards: Object.fromEntries(cards) }
  return { results, previews }
}

/** The part of a result that a card shows, and where the followed line begins and ends in it. */
export type Look = { part: string; from: number; to: number }

/** A line of the text, counted from 0, in all twelve cases. */
export type Looks = { line: number; cards: Record<CaseKey, Look> }

/** A line and the text around it, starting at the beginning of the text or of a line: `"a\nb", 1` → `"a\nb"`, 2, 3 */
function lookAt(text: string, line: number): Look | null {
  let start = 0
  // A line ends at \n, as in the field and on the screen.
  for (let passed = 0; passed < line; passed++) {
    start = text.indexOf('\n', start) + 1
    if (start === 0) return null
  }
  const lineBreak = text.indexOf('\n', start)
  const end = lineBreak < 0 ? text.length : lineBreak
  const isInBeginning = end <= beginningOf(text).length
  const from = isInBeginning ? 0 : Math.min(start, text.indexOf('\n', Math.max(0, start - before)) + 1)
  const part = beginningOf(text.slice(from))
  return { part, from: start - from, to: Math.min(end - from, part.length) }
}

/** A line in all twelve cases. Null if there is only one line, or if a case does not have this line. */
export function lookAll(results: Record<CaseKey, string>, line: number): Looks | null {
  const looks = caseFormats.map(({ key }) => [key, lookAt(results[key], line)] as const)
  const isFollowed = looks.every(([key, look]) => look && results[key].includes('\n'))
  return isFollowed ? { line, cards: Object.fromEntries(looks) as Looks['cards'] } : null
}
