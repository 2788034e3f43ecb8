import { isAbort } from '#app/lib/abort.ts'
import { isMissingPart, readWhenThere } from '#app/lib/missing-part.ts'
import { createStore } from '#app/lib/store.ts'

/** How work under way is followed: when to stop, and whom to tell how far it is. */
export type Underway = { signal: AbortSignal; onProgress: (done: number) => void }

/** What work gets beside its question. */
export type Task<A> = Underway & {
  /** Tells what of the answer is there already; the whole of it follows. */
  onPart: (part: A) => void
  /** The newest answer so far, of which the next one may keep what still holds. */
  last: A | null
}

/** Answers a question at once or in a while; whatever it throws is our failure, the visitor's are part of the answer. */
export type Ask<Q, A> = (question: Q, task: Task<A>) => A | Promise<A>

/**
 * Why work has no answer: somebody ended it, a part of the page did not come, it waits for one of which the page says so and goes on when that is
 * there, or it gave up.
 */
export type Problem = 'cancelled' | 'missing' | 'awaiting' | 'failed'

export type JobState<Q, A> = {
  /** The question under way; null at rest. */
  asked: Q | null
  /** How far it is, from 0 to 1. */
  progress: number
  /** The last answer, perhaps only a part of it yet, and the question it answers. */
  answered: { question: Q; answer: A; isPart?: true } | null
  /** Why the last question has no answer. */
  failed: { question: Q; reason: Problem } | null
}

type Options = {
  /** Work under way is finished before the newest question has its turn; else the newest ends it. */
  isFinishedFirst?: boolean
  log?: (error: unknown) => void
}

export type Job<Q, A> = {
  read(): JobState<Q, A>
  watch(listener: () => void): () => void
  /** Asks, after a pause if there is one. Resolves with the answer, or null where a newer question or a failure came between. */
  ask(question: Q, pause?: number): Promise<A | null>
  /** Ends the work; the question stays without an answer and says so. */
  cancel(): void
  /** Ends the work without a word, as a newer act of the visitor does. */
  drop(): void
  /** Drops the work and the answer; what is given back brings the answer back and drops what is under way by then. */
  forget(): () => void
}

const resting = { asked: null, progress: 0 }

/** One kind of long work and its answers: only the newest question counts, and an answer knows its question. */
export function createJob<Q, A>(
  ask: Ask<Q, A>,
  { isFinishedFirst = false, log = console.error }: Options = {},
): Job<Q, A> {
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
      // What does the work may be ended by somebody else, who shares it.
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
    ask(question, pause = 0) {
      if (isFinishedFirst && current) {
        waiting?.settle(null)
        return new Promise((settle) => {
          waiting = { question, settle }
        })
      }
      end()
      return start(question, pause)
    },
    cancel() {
      const question = waiting?.question ?? store.read().asked
      end()
      if (question) set({ ...resting, failed: { question, reason: 'cancelled' } })
    },
    drop() {
      end()
      if (store.read().asked) set(resting)
    },
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
