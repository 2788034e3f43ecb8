import { headOf } from '#app/lib/long-text.ts'
import { convertAll } from './case.ts'
import { type Counts, countText } from './counts.ts'
import { type CaseKey, caseFormats, type Language } from './formats.ts'

/** What a card shows of its text, and how much there is in all. */
type Preview = { head: string; length: number }

/** All that the page shows of a text; the whole results stay where they were made. */
export type Previews = { counts: Counts; cards: Record<CaseKey, Preview> }

const shown = 2000

/** The beginning of each result; a few more characters would not be worth a note: 2,100 characters → all of them */
function previewAll(results: Record<CaseKey, string>): Previews['cards'] {
  const cut = (text: string) => (text.length > shown * 1.1 ? headOf(text, shown) : text)
  const entries = caseFormats.map(({ key }) => [key, { head: cut(results[key]), length: results[key].length }])
  return Object.fromEntries(entries)
}

/** A text in all twelve cases with its counts: `"foo bar"` → `{ results: { snakeCase: "foo_bar", … }, previews }` */
export function convertText(text: string, language: Language, onProgress?: (done: number) => void) {
  const results = convertAll(text, language, onProgress)
  return { results, previews: { counts: countText(text), cards: previewAll(results) } satisfies Previews }
}
