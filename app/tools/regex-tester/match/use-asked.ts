import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createJob } from '#app/work/run/job.ts'
import type { Found } from './search.ts'

type Range = { from: number; to: number }

/** Asks the worker about the visible matches. It cannot answer about an outdated search. */
export function useAsked<A>(ask: (range: Range) => Promise<A>, result: Found | null, isCurrent: boolean) {
  const [range, setRange] = useState<Range>({ from: 0, to: 0 })
  const [job] = useState(() => createJob<Range & { result: Found }, A>(({ from, to }) => ask({ from, to })))
  const { answered } = useSyncExternalStore(job.watch, job.read, job.read)

  useEffect(() => {
    if (isCurrent && result && result.groups.length > 0 && range.from < range.to) void job.ask({ result, ...range })
    return job.drop
  }, [result, isCurrent, range, job])

  return {
    watch: useCallback(
      (from: number, to: number) =>
        setRange((before) => (before.from === from && before.to === to ? before : { from, to })),
      [],
    ),
    /** The answer, and the index of its first match. */
    known: useMemo(
      () => (answered?.question.result === result ? { first: answered.question.from, answer: answered.answer } : null),
      [result, answered],
    ),
  }
}
