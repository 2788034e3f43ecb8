import { convertAll } from './case.ts'
import { type Counts, countText } from './counts.ts'
import { type CaseKey, caseFormats, type Language } from './formats.ts'
import { beginningOf } from './look.ts'

/** The beginning of a result, and its full length. */
type Preview = { head: string; length: number }

/** Everything the page shows at first. The full results of a long text stay in the worker. */
export type Previews = { counts: Counts; cards: Record<CaseKey, Preview> }

/** The beginning of each result. */
function previewAll(results: Record<CaseKey, string>): Previews['cards'] {
  const entries = caseFormats.map(({ key }) => [key, { head: beginningOf(results[key]), length: results[key].length }])
  return Object.fromEntries(entries)
}

/** A text in all twelve cases with its counts: `"foo bar"` → `{ results: { snakeCase: "foo_bar", … }, previews }` */
export function convertText(text: string, language: Language, onProgress?: (done: number) => void) {
  const results = convertAll(text, language, onProgress)
  return { results, previews: { counts: countText(text), cards: previewAll(results) } satisfies Previews }
}
