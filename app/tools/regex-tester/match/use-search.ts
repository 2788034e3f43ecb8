import { useEffect, useState, useSyncExternalStore } from 'react'
import { ok, type Result } from '#app/lib/result.ts'
import { useStable } from '#app/work/bench/use-stable.ts'
import { type Ask, createJob } from '#app/work/run/job.ts'
import { forgetSearch, runSearch } from '../client.ts'
import type { PatternError } from '../parse.ts'
import { useLate } from '../use-late.ts'
import type { SearchWork } from '../work.ts'
import { type Found, keyOf, type Query, readSearch, type SearchJob } from './search.ts'

const pause = 300

const search: Ask<Query, Result<Found, PatternError>> = async (query, task) => {
  const found = await runSearch(query, task)
  return found.ok ? ok({ ...query, ...found.value }) : found
}

/** The search for the current input. It can always be canceled, and a canceled pattern is held. */
export function useSearch(query: Query): SearchWork {
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
    if (isAsked) return void job.ask(asked, pause)
    job.forget()
    if (asked.text.length > 0) return
    setOutlasted(null)
    setKept(null)
    forgetSearch()
  }, [asked, isAsked, job])
  useEffect(() => () => job.drop(), [job])

  return {
    phase,
    result,
    error,
    isCurrent: phase === 'done',
    isWorking: phase === 'working',
    progress: state.progress,
    offer: !isLate ? 'none' : kept === asked ? 'kept' : 'asked',
    keep: () => setKept(asked),
    cancel() {
      setKept(null)
      setHeld([...held, keyOf(asked)])
    },
    run() {
      if (phase === 'held') setHeld(held.filter((key) => key !== keyOf(asked)))
      else if (phase === 'failed' || (phase === 'working' && !isLate)) void job.ask(asked)
    },
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
  }
}
