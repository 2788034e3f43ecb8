import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import type { JobState } from '#app/work/run/job.ts'
import type { PatternError } from '../parse.ts'
import type { Matches } from './matches.ts'

/** What is searched, and how. */
export type Query = { pattern: string; flags: string; text: PaneText }

/** What a run found: the matches, the group names, and how long it took. */
export type Outcome = { matches: Matches; groups: (string | null)[]; milliseconds: number }

/** An outcome with its query. */
export type Found = Query & Outcome

export type SearchJob = JobState<Query, Result<Found, PatternError>>

/** `held` waits for the visitor, who canceled this pattern before. */
export type Phase = 'idle' | 'held' | 'working' | 'failed' | 'done'

/** A pattern is held with its flags, whatever the text: `/a+/g` → "g/a+" */
export const keyOf = ({ pattern, flags }: Query): string => `${flags}/${pattern}`

function phaseOf(query: Query, { answered, failed }: SearchJob, held: readonly string[]): Phase {
  if (query.pattern === '') return 'idle'
  if (held.includes(keyOf(query))) return 'held'
  if (answered?.question === query) return 'done'
  return failed?.question === query ? 'failed' : 'working'
}

/**
 * The phase of the current search, and what to show. The last result stays visible while the next search runs, unless that
 * takes too long: `a` found, `ab` running → working, with the matches of `a`
 */
export function readSearch(
  query: Query,
  job: SearchJob,
  held: readonly string[],
  outlasted: SearchJob['answered'],
): { phase: Phase; result: Found | null; error: PatternError | null } {
  const phase = phaseOf(query, job, held)
  const isShown = phase === 'done' || (phase === 'working' && job.answered !== outlasted)
  const answer = isShown && job.answered ? job.answered.answer : null
  return {
    phase,
    result: answer?.ok ? answer.value : null,
    error: phase === 'done' && answer && !answer.ok ? answer.error : null,
  }
}

/** What a report contains: the result with its own query, or else the current query without matches. */
export function reportOf(found: Found | null, standing: Query): { query: Query; matches: Matches | null } {
  if (!found) return { query: standing, matches: null }
  const { pattern, flags, text, matches } = found
  return { query: { pattern, flags, text }, matches }
}
