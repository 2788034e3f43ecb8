import { isAbort } from '#app/lib/abort.ts'
import { isMissingPart, readWhenThere } from '#app/lib/missing-part.ts'
import { createStore } from '#app/lib/store.ts'

/** How to stop running work, and where it reports its progress. */
export type Underway = { signal: AbortSignal; onProgress: (done: number) => void }

/** What work gets besides its question. */
export type Task<A> = Underway & {
  /** Reports the part of the answer that is ready; the whole answer follows. */
  onPart: (part: A) => void
  /** The latest answer so far; the next one may reuse what still holds. */
  last: A | null
}

/** Answers a question, now or later. It throws only for our errors; errors in the visitor's text are part of the answer. */
export type Ask<Q, A> = (question: Q, task: Task<A>) => A | Promise<A>

/**
 * Why there is no answer: the work was canceled, a part of the page could not be loaded (`missing`), the bench says that a part
 * could not be loaded and the work continues once it is (`awaiting`), or the work failed.
 */
export type Problem = 'canceled' | 'missing' | 'awaiting' | 'failed'

export type JobState<Q, A> = {
  /** The question being worked on; null if there is none. */
  asked: Q | null
  /** From 0 to 1. */
  progress: number
  /** The running work has reported a part of its answer. */
  hasPart?: boolean | undefined
  /** The last answer, or a part of it, and the question it answers. */
  answered: { question: Q; answer: A; isPart?: true } | null
  /** Why the last question has no answer. */
  failed: { question: Q; reason: Problem } | null
}

export type JobOptions<Q> = {
  /** Finishes the running work before the newest question starts; without this, the newest cancels it. */
  isFinishedFirst?: boolean
  /** The key of a question: after a cancel, questions with the same key wait until one is asked explicitly. Without it, none wait. */
  heldBy?: (question: Q) => unknown
  log?: (error: unknown) => void
}

/** What a job says about one question. `immediate` is its answer if it needs no work. */
export function readAnswer<Q, A>(
  { answered, failed, progress, hasPart = false }: JobState<Q, A>,
  question: Q,
  immediate: A | null,
  isHeld = false,
) {
  const isOwn = answered?.question === question
  const isCurrent = immediate !== null || (isOwn && !answered.isPart)
  const reason = failed?.question === question ? failed.reason : null
  const why = isHeld ? 'canceled' : reason
  const problem = isCurrent ? null : why
  const isWorking = !isCurrent && !problem
  return {
    /** While work is running: the part that is ready, or still the previous answer. */
    answer: immediate ?? answered?.answer ?? null,
    isCurrent,
    isWorking,
    /** A part of the answer is there, and the rest of the work is running. */
    isPart: isWorking && isOwn && hasPart,
    progress,
    problem,
  }
}

const resting = { asked: null, progress: 0, hasPart: undefined }

function reasonOf(error: unknown): Problem {
  // Someone else who shares the worker may have aborted it.
  if (isAbort(error)) return 'canceled'
  if (readWhenThere(error)) return 'awaiting'
  return isMissingPart(error) ? 'missing' : 'failed'
}

/** One kind of long work and its answers. Only the newest question counts, and an answer knows its question. */
export function createJob<Q, A>(
  ask: Ask<Q, A>,
  // By default every call returns a new key, so no question waits.
  { isFinishedFirst = false, heldBy = () => Symbol(), log = console.error }: JobOptions<Q> = {},
) {
  const store = createStore<JobState<Q, A>>({ ...resting, answered: null, failed: null })
  const { change } = store
  const held = new Set<unknown>()
  /** Ends the running work, or the wait for a part of the page. */
  let current: AbortController | null = null
  let running: Promise<A | null> = Promise.resolve(null)
  let waiting: { question: Q; settle: (answer: A | null) => void } | null = null

  function end() {
    current?.abort()
    current = null
    waiting?.settle(null)
    waiting = null
  }

  async function start(question: Q, pause = 0): Promise<A | null> {
    current?.abort()
    current = new AbortController()
    const { signal } = current
    const tell = (changes: Partial<JobState<Q, A>>) => void (signal.aborted || change(changes))
    let answer: A | null = null
    change({ ...resting, asked: question, failed: null })
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return null
    try {
      const given = ask(question, {
        signal,
        onProgress: (progress) => tell({ progress }),
        onPart: (part) => tell({ hasPart: true, answered: { question, answer: part, isPart: true } }),
        last: store.read().answered?.answer ?? null,
      })
      answer = given instanceof Promise ? await given : given
      if (signal.aborted) return null
      current = null
      change({ ...resting, answered: { question, answer } })
    } catch (error) {
      if (signal.aborted) return null
      const reason = reasonOf(error)
      if (reason !== 'canceled') log(error)
      change({ ...resting, failed: { question, reason } })
      void readWhenThere(error)?.then(() => void (signal.aborted || start(question)))
    }
    const next = waiting
    waiting = null
    if (next) void start(next.question).then(next.settle)
    return answer
  }

  return {
    read: store.read,
    watch: store.watch,
    /** Asks, after a pause if given. Resolves to the answer, or to null after a newer question or a failure. */
    ask(question: Q, pause?: number): Promise<A | null> {
      held.delete(heldBy(question))
      if (isFinishedFirst && store.read().asked !== null) {
        waiting?.settle(null)
        return new Promise((settle) => {
          waiting = { question, settle }
        })
      }
      end()
      running = start(question, pause)
      return running
    },
    /** Waits for the running work like the one who asked for it. */
    join: () => running,
    /** Cancels the work; `failed` says so. */
    cancel() {
      const question = waiting?.question ?? store.read().asked
      end()
      if (question === null) return
      held.add(heldBy(question))
      change({ ...resting, failed: { question, reason: 'canceled' } })
    },
    /** Whether a question with the same key was canceled and none has been asked since. */
    isHeld: (question: Q) => held.has(heldBy(question)),
    /** Cancels the work silently, as a newer action of the visitor does. */
    drop() {
      end()
      if (store.read().asked !== null) change(resting)
    },
    /** Drops the work and the answer. The returned function brings the answer back and drops any work running by then. */
    forget() {
      const { answered, failed } = store.read()
      end()
      change({ ...resting, answered: null, failed: null })
      return () => {
        end()
        change({ ...resting, answered, failed })
      }
    },
  }
}
