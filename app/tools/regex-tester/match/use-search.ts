import { useEffect, useState, useSyncExternalStore } from 'react'
import { ok, type Result } from '#app/lib/result.ts'
import { type Ask, createJob } from '#app/work/job.ts'
import { useStable } from '#app/work/use-stable.ts'
import { runSearch } from '../client.ts'
import type { PatternError } from '../parse.ts'
import { useLate } from '../use-late.ts'
import { type Found, keyOf, type Query, readSearch, type SearchJob } from './search.ts'

const pause = 300

const search: Ask<Query, Result<Found, PatternError>> = async (query, task) => {
  const found = await runSearch(query, task)
  return found.ok ? ok({ ...query, ...found.value }) : found
}

export type SearchWork = ReturnType<typeof useSearch>

/** The search for what stands there, which can be cancelled whatever the pattern does; a pattern that was is held. */
export function useSearch(query: Query) {
  const [job] = useState(() => createJob(search))
  const state = useSyncExternalStore(job.watch, job.read, job.read)
  const asked = useStable(query)
  const [held, setHeld] = useState<readonly string[]>([])
  const [kept, setKept] = useState<Query | null>(null)
  const [outlasted, setOutlasted] = useState<SearchJob['answered']>(null)
  const { phase, result, error } = readSearch(asked, state, held, outlasted)
  const isAsked = phase !== 'idle' && phase !== 'held'
  const isLate = useLate(phase === 'working' ? asked : null, pause)
  if (isLate && outlasted !== state.answered) setOutlasted(state.answered)

  useEffect(() => {
    if (isAsked) void job.ask(asked, pause)
    else job.forget()
  }, [asked, isAsked, job])
  useEffect(() => () => job.drop(), [job])

  return {
    phase,
    /** What the last run found; while another is worked on it is still that of the query before. */
    result,
    error,
    isCurrent: phase === 'done',
    isWorking: phase === 'working',
    progress: state.progress,
    /** What is said of a run that takes long: nothing yet, a question, or that it was answered with Keep running. */
    offer: !isLate ? 'none' : kept === asked ? 'kept' : 'asked',
    keep: () => setKept(asked),
    cancel() {
      setKept(null)
      setHeld([...held, keyOf(asked)])
    },
    /** Runs at once what waits for its pause, and again what was cancelled or failed; what runs for long is left alone. */
    run() {
      if (phase === 'held') setHeld(held.filter((key) => key !== keyOf(asked)))
      else if (phase === 'failed' || (phase === 'working' && !isLate)) void job.ask(asked)
    },
    /** What was found of the newest query, once nothing is worked on any more; null where that is not known. */
    async whenSettled(): Promise<Found | null> {
      await new Promise<void>((resolve) => {
        const settle = () => {
          if (job.read().asked) return
          stop()
          resolve()
        }
        const stop = job.watch(settle)
        settle()
      })
      const { answered, failed } = job.read()
      return answered?.answer.ok && !failed ? answered.answer.value : null
    },
  } as const
}
