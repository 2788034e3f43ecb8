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
export type Problem = 'cancelled' | 'missing' | 'awaiting' | 'failed'

export type JobState<Q, A> = {
  /** The question being worked on; null if there is none. */
  asked: Q | null
  /** From 0 to 1. */
  progress: number
  /** The last answer, or a part of it, and the question it answers. */
  answered: { question: Q; answer: A; isPart?: true } | null
  /** Why the last question has no answer. */
  failed: { question: Q; reason: Problem } | null
}

type Options = {
  /** Finishes the running work before the newest question starts; without this, the newest cancels it. */
  isFinishedFirst?: boolean
  log?: (error: unknown) => void
}

const resting = { asked: null, progress: 0 }

/** One kind of long work and its answers. Only the newest question counts, and an answer knows its question. */
export function createJob<Q, A>(ask: Ask<Q, A>, { isFinishedFirst = false, log = console.error }: Options = {}) {
  const store = createStore<JobState<Q, A>>({ ...resting, answered: null, failed: null })
  let current: AbortController | null = null
  let resuming: AbortController | null = null
  let waiting: { question: Q; settle: (answer: A | null) => void } | null = null

  const set = (changes: Partial<JobState<Q, A>>) => store.set({ ...store.read(), ...changes })

  function end() {
    current?.abort()
    current = null
    resuming?.abort()
    resuming = null
    waiting?.settle(null)
    waiting = null
  }

  function settle(question: Q, answer: A): A {
    set({ ...resting, answered: { question, answer }, failed: null })
    return answer
  }

  async function finish(question: Q, answer: Promise<A>, controller: AbortController): Promise<A | null> {
    const outcome = await answer.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (controller.signal.aborted) return null
    current = null
    if ('value' in outcome) settle(question, outcome.value)
    else {
      // Someone else who shares the worker may have aborted it.
      const isEnded = isAbort(outcome.error)
      if (!isEnded) log(outcome.error)
      const whenThere = readWhenThere(outcome.error)
      const missing = whenThere ? 'awaiting' : 'missing'
      const reason = isEnded ? 'cancelled' : isMissingPart(outcome.error) ? missing : 'failed'
      set({ ...resting, failed: { question, reason } })
      if (whenThere && !waiting) {
        resuming = controller
        void whenThere.then(() => void (controller.signal.aborted || start(question, 0)))
      }
    }
    const next = waiting
    waiting = null
    if (next) void start(next.question, 0).then(next.settle)
    return 'value' in outcome ? outcome.value : null
  }

  async function start(question: Q, pause: number): Promise<A | null> {
    const controller = new AbortController()
    const { signal } = controller
    resuming?.abort()
    resuming = null
    current = controller
    set({ asked: question, progress: 0, failed: null })
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return null
    const onProgress = (progress: number) => void (signal.aborted || set({ progress }))
    const onPart = (answer: A) => void (signal.aborted || set({ answered: { question, answer, isPart: true } }))
    try {
      const answer = ask(question, { signal, onProgress, onPart, last: store.read().answered?.answer ?? null })
      if (answer instanceof Promise) return await finish(question, answer, controller)
      current = null
      return settle(question, answer)
    } catch (error) {
      return finish(question, Promise.reject(error), controller)
    }
  }

  return {
    read: store.read,
    watch: store.watch,
    /** Asks, after a pause if given. Resolves to the answer, or to null after a newer question or a failure. */
    ask(question: Q, pause = 0): Promise<A | null> {
      if (isFinishedFirst && current) {
        waiting?.settle(null)
        return new Promise((settle) => {
          waiting = { question, settle }
        })
      }
      end()
      return start(question, pause)
    },
    /** Cancels the work; `failed` says so. */
    cancel() {
      const question = waiting?.question ?? store.read().asked
      end()
      if (question) set({ ...resting, failed: { question, reason: 'cancelled' } })
    },
    /** Cancels the work silently, as a newer action of the visitor does. */
    drop() {
      end()
      if (store.read().asked) set(resting)
    },
    /** Drops the work and the answer. The returned function brings the answer back and drops any work running by then. */
    forget() {
      const { answered, failed } = store.read()
      end()
      set({ ...resting, answered: null, failed: null })
      return () => {
        end()
        set({ ...resting, answered, failed })
      }
    },
  }
}
