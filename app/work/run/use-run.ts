import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLong, isSameText } from '#app/lib/long-text.ts'
import { useStable } from '../bench/use-stable.ts'
import { type Ask, createJob } from './job.ts'
import { compareQuestions, type Question, type Stale } from './question.ts'

/**
 * An answer that waits for a button. It says when it is out of date, and asks again by itself if only settings changed and that
 * is quick, as it is for a short text.
 */
export function useRun<S, Q extends Question, A>(
  desk: { read: () => S; unhold: () => void },
  questionOf: (state: S) => Q,
  ask: Ask<Q, A>,
  isQuick: (question: Q) => boolean = ({ text }) => !isLong(text),
) {
  // The current question, even before the next render.
  const read = () => questionOf(desk.read())
  const [job] = useState(() => createJob(ask))
  const state = useSyncExternalStore(job.watch, job.read, job.read)
  const { asked: underway, answered, failed, progress, hasPart = false } = state
  const asked = useStable(read())
  const stale: Stale = answered && compareQuestions(asked, answered.question)

  useEffect(() => {
    const { asked: underway, answered, failed } = job.read()
    const now = read()
    const last = underway ?? failed?.question
    // The text has changed, so nobody wants the answer to the old one anymore.
    if (last && !isSameText(last.text, now.text)) job.drop()
    else if (underway && compareQuestions(now, underway) === null) return
    if (answered && compareQuestions(now, answered.question) === 'settings' && isQuick(now)) void job.ask(now)
  }, [asked, job])
  useEffect(() => () => job.drop(), [job])

  return {
    /** Asks the current question; resolves to the answer, or to null if there is none. */
    run() {
      desk.unhold()
      return job.ask(read())
    },
    answer: answered?.answer ?? null,
    stale,
    isWorking: underway !== null,
    /** A part of the answer is there, and the rest of the work is running. */
    isPart: hasPart,
    progress,
    problem: failed && compareQuestions(asked, failed.question) === null ? failed.reason : null,
    cancel: job.cancel,
    /** Removes the answer; the returned function brings it back. */
    forget: job.forget,
  }
}
