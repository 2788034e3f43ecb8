import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLong, isSameText } from '#app/lib/long-text.ts'
import { useStable } from '../bench/use-stable.ts'
import { type Ask, createJob } from './job.ts'
import { compareQuestions, type Question, type Stale } from './question.ts'

/**
 * An answer that is asked for by a button; it says when it is no longer what stands there, and follows settings where that
 * is quick, as it is for a short text. `read` gives the question that stands there now, also where a render is still to come.
 */
export function useRun<Q extends Question, A>(
  read: () => Q,
  ask: Ask<Q, A>,
  isQuick: (question: Q) => boolean = ({ text }) => !isLong(text),
) {
  const [job] = useState(() => createJob(ask))
  const { asked: underway, answered, failed, progress } = useSyncExternalStore(job.watch, job.read, job.read)
  const asked = useStable(read())
  const stale: Stale = answered && compareQuestions(asked, answered.question)

  useEffect(() => {
    const { asked: underway, answered, failed } = job.read()
    const now = read()
    const last = underway ?? failed?.question
    // Another text is a newer act: an answer to the one before would come unasked.
    if (last && !isSameText(last.text, now.text)) job.drop()
    else if (underway && compareQuestions(now, underway) === null) return
    if (answered && compareQuestions(now, answered.question) === 'settings' && isQuick(now)) void job.ask(now)
  }, [asked, job])
  useEffect(() => () => job.drop(), [job])

  return {
    /** Asks what stands there; resolves with the answer, or null where there is none. */
    run: () => job.ask(read()),
    answer: answered?.answer ?? null,
    stale,
    isWorking: underway !== null,
    /** The answer is there, and what remains of the work is under way. */
    isPart: underway !== null && answered?.isPart === true,
    progress,
    problem: failed && compareQuestions(asked, failed.question) === null ? failed.reason : null,
    cancel: job.cancel,
    /** Takes the answer away; what is given back brings it back. */
    forget: job.forget,
  }
}
