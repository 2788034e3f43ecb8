import { ok, type Result } from '#app/lib/result.ts'
import { findMatches, type MatchDetail, readDetails, readSpans, type Search } from './match/match.ts'
import { joinMatches, type Matches, noMatches } from './match/search.ts'
import type { PatternError } from './parse.ts'

const maxMatches = 10_000_000
const maxShown = 10_000

/** Keeps the last search and its matches, so that details can be requested later. */
export function createSession() {
  let search: Search = { pattern: '', flags: '', text: '' }
  let matches = noMatches()

  return {
    /** Runs a search. The caller gets a copy of the positions and may transfer it. */
    run(next: Search, onProgress?: (done: number) => void): Result<Matches, PatternError> {
      const found = findMatches(next, { limit: maxMatches, ...(onProgress && { onProgress }) })
      search = next
      matches = found.ok ? found.value : noMatches()
      return found.ok ? ok({ ...matches, starts: matches.starts.slice(), ends: matches.ends.slice() }) : found
    },

    /** The matches from index `from` up to, but not including, `to`. Long values are cut. */
    details({ from, to }: { from: number; to: number }): MatchDetail[] {
      const last = Math.min(to, matches.starts.length)
      if (from >= last) return []
      const detailOf = readDetails(search, matches, maxShown)
      return Array.from({ length: last - from }, (_, index) => detailOf(from + index))
    },

    /** The group positions of the matches from index `from` up to, but not including, `to`. */
    spans: ({ from, to }: { from: number; to: number }) => readSpans(search, matches.starts.subarray(from, to)),

    /** One whole group of one match. Both numbers count from 1. */
    group: ({ match, group }: { match: number; group: number }): string =>
      readDetails(search, matches)(match - 1).groups[group - 1]?.value ?? '',

    list: (): string => joinMatches(search.text, matches),
  }
}
