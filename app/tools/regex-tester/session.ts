import { ok, type Result } from '#app/lib/result.ts'
import { explainPattern, type Part, trimParts } from './explain/explain.ts'
import {
  compile,
  findMatches,
  type MatchDetail,
  type Matches,
  noMatches,
  readDetails,
  type Search,
} from './match/match.ts'
import type { PatternError } from './parse.ts'
import { joinMatches } from './report.ts'
import { findRisks, type Risk } from './risk/backtracking.ts'

export type Analysis = {
  error: PatternError | null
  explanation: Part | null
  /** How many parts of a very long pattern are left unexplained. */
  leftOut: number
  risks: Risk[]
}

/** What a run found: the matches, how many groups each has, and how long it took. */
export type Outcome = { matches: Matches; groups: number; milliseconds: number }

type OnProgress = (done: number) => void

const maxMatches = 10_000_000
const maxShown = 10_000
const maxParts = 500

/** What can be said of a pattern without running it: `"("` → its error alone */
export function analysePattern({ pattern, flags }: { pattern: string; flags: string }): Analysis {
  const regex = compile(pattern, flags)
  if (!regex.ok) return { error: regex.error, explanation: null, leftOut: 0, risks: [] }
  const whole = explainPattern(pattern, flags)
  const risks = findRisks(pattern, flags)
  if (!whole.ok) return { error: null, explanation: null, leftOut: 0, risks }
  const { part, leftOut } = trimParts(whole.value, maxParts)
  return { error: null, explanation: part, leftOut, risks }
}

/** Keeps the last search and its matches, so that parts of the outcome can be asked for later. */
export function createSession() {
  let search: Search = { pattern: '', flags: '', text: '' }
  let matches = noMatches()

  return {
    /** Runs a search; the caller gets positions of its own and may give them away. */
    run(next: Search, onProgress?: OnProgress): Result<Matches, PatternError> {
      const found = findMatches(next, { limit: maxMatches, ...(onProgress && { onProgress }) })
      search = next
      matches = found.ok ? found.value : noMatches()
      return found.ok ? ok({ ...matches, starts: matches.starts.slice(), ends: matches.ends.slice() }) : found
    },

    /** The matches from number `from` up to but not including `to`, counted from 0, long values cut. */
    details({ from, to }: { from: number; to: number }): MatchDetail[] {
      const last = Math.min(to, matches.starts.length)
      if (from >= last) return []
      const detailOf = readDetails(search, matches, maxShown)
      return Array.from({ length: last - from }, (_, index) => detailOf(from + index))
    },

    /** One group of one match, however long; both are counted from 1. */
    group: ({ match, group }: { match: number; group: number }): string =>
      readDetails(search, matches)(match - 1).groups[group - 1]?.value ?? '',

    list: (): string => joinMatches(search.text, matches),
  }
}
