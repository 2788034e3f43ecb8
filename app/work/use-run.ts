import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLong, isSameText } from '#app/lib/long-text.ts'
import { type Ask, createJob } from './job.ts'
import { compareQuestions, type Question, type Stale } from './question.ts'
import { useLatest, useStable } from './use-stable.ts'

/**
 * An answer that is asked for by a button; it says when it is no longer what stands there, and follows settings where that
 * is quick, as it is for a short text.
 */
export function useRun<Q extends Question, A>(
  question: Q,
  ask: Ask<Q, A>,
  isQuick: (question: Q) => boolean = ({ text }) => !isLong(text),
) {
  const [job] = useState(() => createJob(ask))
  const { asked: underway, answered, failed, progress } = useSyncExternalStore(job.watch, job.read, job.read)
  const asked = useStable(question)
  const newest = useLatest(asked)
  const stale: Stale = answered && compareQuestions(asked, answered.question)

  useEffect(() => {
    const { asked: underway, answered } = job.read()
    // Another text is a newer act: an answer to the one before would come unasked.
    if (underway && !isSameText(underway.text, asked.text)) job.drop()
    else if (underway && compareQuestions(asked, underway) === null) return
    if (answered && compareQuestions(asked, answered.question) === 'settings' && isQuick(asked)) void job.ask(asked)
  }, [asked, job])
  useEffect(() => () => job.drop(), [job])

  return {
    /** Asks what stands there, or what is about to; resolves with the answer, or null where there is none. */
    run: (next: Q = newest.current) => job.ask(next),
    answer: answered?.answer ?? null,
    stale,
    isWorking: underway !== null,
    progress,
    problem: failed && compareQuestions(asked, failed.question) === null ? failed.reason : null,
    cancel: job.cancel,
    /** Takes the answer away; what is given back brings it back. */
    forget: job.forget,
  }
}
