import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isLong } from '#app/lib/long-text.ts'
import { useStable } from '../bench/use-stable.ts'
import { type Ask, createJob, readAnswer } from './job.ts'
import { cameAtOnce, type Question } from './question.ts'

/** How many ms typing in a long text must pause before it is processed. Pasted, opened or cleared text does not wait. */
export const pause = 150

type Options<Q, A> = {
  /** Answers a short text at once; null if even that has to wait. */
  direct?: (question: Q) => A | null
  ask: Ask<Q, A>
  isFinishedFirst?: boolean
  heldBy?: (question: Q) => string
  /** How many ms typing must pause, for any text; without this, a short text does not wait. */
  pause?: number
}

/** An answer that follows the input: at once for a short text, from a worker for a long one, only for the newest question. */
export function useAnswer<Q extends Question, A>(question: Q, options: Options<Q, A>) {
  const { direct, ask, isFinishedFirst = false, heldBy } = options
  const [job] = useState(() => createJob(ask, { isFinishedFirst, heldBy }))
  const state = useSyncExternalStore(job.watch, job.read, job.read)
  const asked = useStable(question)
  const shown = useRef<A | null>(null)
  const before = useRef<Q['text']>('')
  const immediate = useMemo(() => (isLong(asked.text) ? null : (direct?.(asked) ?? null)), [asked])
  const isHeld = job.isHeld(asked)

  useEffect(() => {
    const rest = isLong(asked.text) && !cameAtOnce(before.current, asked.text) ? pause : 0
    before.current = asked.text
    if (immediate === null && !isHeld) return void job.ask(asked, options.pause ?? rest)
    job.forget()
    shown.current = immediate
  }, [asked, immediate, job])
  useEffect(() => () => job.drop(), [job])

  const { answer, ...reading } = readAnswer(state, asked, immediate, isHeld)
  return {
    ...reading,
    answer: answer ?? shown.current,
    isLong: isLong(asked.text),
    cancel: job.cancel,
    again: () => void job.ask(asked),
    whenSettled: job.whenSettled,
  }
}
