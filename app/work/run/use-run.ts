import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isLong, isSameText } from '#app/lib/long-text.ts'
import { useStable } from '../bench/use-stable.ts'
import { type Ask, createJob } from './job.ts'
import { cameAtOnce, compareQuestions, type Question, type Stale } from './question.ts'
import { pause } from './use-answer.ts'

type Desk<S> = { read: () => S; unhold: () => void; isHeld: boolean }

type Options<Q, A> = {
  /** Whether the answer follows the input. Without this, it waits for the button and says when it is out of date. */
  isLive?: (question: Q) => boolean
  /** Answers a short text at once; null if even that has to wait. */
  direct?: (question: Q) => A | null
}

const isSame = (a: Question, b: Question | null | undefined): boolean => b != null && compareQuestions(a, b) === null

/** An answer with a button. Up to the limit of `isLive` it follows the input, and the button uses what is already there. */
export function useRun<S, Q extends Question, A>(
  desk: Desk<S>,
  questionOf: (state: S) => Q,
  ask: Ask<Q, A>,
  { isLive = () => false, direct = () => null }: Options<Q, A> = {},
) {
  // The current question, even before the next render.
  const read = () => questionOf(desk.read())
  const [job] = useState(() => createJob(ask))
  const state = useSyncExternalStore(job.watch, job.read, job.read)
  const [pressed, setPressed] = useState<Q | null>(null)
  const pressing = useRef<Q | null>(null)
  const [before, atOnce] = [useRef<Q['text']>(''), useRef<{ question: Q; answer: A } | null>(null)]
  const asked = useStable(read())
  const isFollowing = !desk.isHeld && isLive(asked)
  const answerAtOnce = (question: Q) => (isLong(question.text) ? null : direct(question))
  const immediate = useMemo(() => (isFollowing ? answerAtOnce(asked) : null), [asked, isFollowing])
  const made = immediate === null ? (state.answered ?? atOnce.current) : { question: asked, answer: immediate }
  const stale: Stale = made && compareQuestions(asked, made.question)

  useEffect(() => {
    const { asked: underway, answered, failed } = job.read()
    const isTyped = !cameAtOnce(before.current, asked.text)
    before.current = asked.text
    if (immediate !== null) {
      job.forget()
      atOnce.current = { question: asked, answer: immediate }
    } else if (isFollowing) {
      const isKnown = [underway, answered?.question, failed?.question].some((question) => isSame(asked, question))
      if (!isKnown) void job.ask(asked, isLong(asked.text) && isTyped ? pause : 0)
    } else {
      // The text has changed, so nobody wants the answer to the old one anymore.
      const last = underway ?? failed?.question
      if (last && !isSameText(last.text, asked.text)) job.drop()
    }
  }, [asked, immediate, isFollowing, job])
  useEffect(() => () => job.drop(), [job])
  // A press counts until the question changes, also if it changes back.
  useEffect(() => setPressed((last) => (isSame(asked, last) ? last : null)), [asked])

  /** The answer to the current question: the one that is there or on its way, or a new one. */
  async function bring(): Promise<A | null> {
    const question = read()
    const { asked: underway, answered } = job.read()
    if (isSame(question, underway)) return job.join()
    const known = [answered?.isPart ? null : answered, atOnce.current].find((each) => isSame(question, each?.question))
    if (known) return known.answer
    return (isLive(question) ? answerAtOnce(question) : null) ?? job.ask(question)
  }

  return {
    /** What the button does: resolves to the answer, or to null if there is none or an earlier press waits for it. */
    run(): Promise<A | null> {
      const question = read()
      desk.unhold()
      setPressed(question)
      if (isSame(question, pressing.current)) return Promise.resolve(null)
      pressing.current = question
      return bring().finally(() => {
        if (pressing.current === question) pressing.current = null
      })
    },
    bring,
    answer: made?.answer ?? null,
    stale,
    isFollowing,
    /** The button was pressed for this question, so an error is an alert. */
    isPressed: isSame(asked, pressed),
    isWorking: state.asked !== null,
    /** A part of the answer is there, and the rest of the work is running. */
    isPart: state.hasPart ?? false,
    progress: state.progress,
    problem: state.failed && isSame(asked, state.failed.question) ? state.failed.reason : null,
    cancel: job.cancel,
    /** Removes the answer; the returned function brings it back. */
    forget() {
      const [bringBack, there] = [job.forget(), atOnce.current]
      atOnce.current = null
      return () => {
        bringBack()
        atOnce.current = there
        setPressed(pressed)
      }
    },
  }
}
