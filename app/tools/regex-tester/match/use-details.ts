import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createJob } from '#app/work/job.ts'
import { askSearch } from '../client.ts'
import type { GroupDetail, MatchDetail } from './match.ts'
import type { Found } from './search.ts'

type Question = { result: Found; from: number; to: number }

/** The groups of the matches in sight, which the worker tells when asked; about a search that is out of date it knows nothing. */
export function useDetails(result: Found, isCurrent: boolean) {
  const [range, setRange] = useState({ from: 0, to: 0 })
  const [job] = useState(() => createJob<Question, MatchDetail[]>(({ from, to }) => askSearch('details', { from, to })))
  const { answered } = useSyncExternalStore(job.watch, job.read, job.read)

  useEffect(() => {
    if (isCurrent && result.groups > 0 && range.from < range.to) void job.ask({ result, ...range })
    return job.drop
  }, [result, isCurrent, range, job])

  return {
    watchWindow: useCallback((from: number, to: number) => setRange({ from, to }), []),
    groupsOf: (match: number): GroupDetail[] | undefined =>
      answered?.question.result === result ? answered.answer[match - answered.question.from]?.groups : undefined,
  }
}
