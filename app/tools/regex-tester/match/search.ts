import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { PatternError } from '../parse.ts'

/** What is searched, and how. */
export type Query = { pattern: string; flags: string; text: PaneText }

/** Positions of matches in order; `starts[n]` to `ends[n]` is match n. */
export type Positions = { starts: Uint32Array<ArrayBuffer>; ends: Uint32Array<ArrayBuffer> }

/** `stop` says why the search ended early: too many matches, or the engine ran out of memory. */
export type Matches = Positions & { stop: 'limit' | 'memory' | null }

/** What a search found, with its query: the matches, their length as a list, the name of each group, and how long it took. */
export type Found = {
  query: Query
  matches: Matches
  length: number
  groups: (string | null)[]
  milliseconds: number
}

/** What a search found, or why the pattern is invalid. */
export type Answer = Result<Found | null, PatternError>

export const noMatches = (): Matches => ({ starts: new Uint32Array(), ends: new Uint32Array(), stop: null })

/** The text of all matches, one per line, for the clipboard: `\d` in `"a1b2"` → "1\n2" */
export const joinMatches = (text: string, { starts, ends }: Positions): string =>
  Array.from(starts, (start, index) => text.slice(start, ends[index])).join('\n')

/** The length of that text, without building it: `a+` in `"aabaa"` → 5 */
export function measureMatches({ starts, ends }: Positions): number {
  let length = Math.max(0, starts.length - 1)
  for (let match = 0; match < starts.length; match++) length += (ends[match] ?? 0) - (starts[match] ?? 0)
  return length
}

/** Nothing to search, or nothing found in time. */
export const nothing: Answer = ok(null)

/** The answer that needs no search: an empty pattern finds nothing. */
export const answerAtOnce = ({ pattern }: Query): Answer | null => (pattern === '' ? nothing : null)

/** A canceled pattern is held with its flags, whatever the text: `/a+/g` → "g/a+" */
export const keyOf = ({ pattern, flags }: Query): string => `${flags}/${pattern}`

type Standing = { answer: Answer | null; isCurrent: boolean; problem: string | null }

/** What to show of a search: the last result stays until the next answer, the error of a pattern does not. */
export const readSearch = ({ answer, isCurrent, problem }: Standing) => ({
  result: answer?.ok && !problem ? answer.value : null,
  error: isCurrent && answer && !answer.ok ? answer.error : null,
})

/** What a report contains: the result with its own query, or else the current query without matches. */
export const reportOf = (found: Found | null, standing: Query): { query: Query; matches: Matches | null } => ({
  query: found?.query ?? standing,
  matches: found?.matches ?? null,
})
