import { isAbort } from '#app/lib/abort.ts'
import type { Ask, Task } from './job.ts'
import { compareQuestions, type Question } from './question.ts'

/**
 * Answers a question before it is asked. Whoever asks can cancel the work; after a failure they start it again. `rest` lets the
 * page draw the pressed button before it gets an answer that is already there.
 */
export function createSpeculation<Q extends Question, A>(ask: Ask<Q, A>, rest: () => Promise<void>) {
  let begun: ReturnType<typeof begin> | null = null

  function begin(question: Q) {
    const controller = new AbortController()
    let follower: Task<A> | null = null
    /** The part of the answer that is ready, until the whole answer is. */
    let ready: A | null = null
    const answer = Promise.resolve(
      ask(question, {
        signal: controller.signal,
        onProgress: (done) => follower?.onProgress(done),
        onPart(part) {
          ready = part
          follower?.onPart(part)
        },
        last: null,
      }),
    )

    async function follow(task: Task<A>): Promise<A> {
      task.signal.addEventListener('abort', () => controller.abort())
      await rest()
      follower = task
      if (ready) task.onPart(ready)
      try {
        return await answer
      } catch (error) {
        // Someone else who shares the worker may have aborted it.
        if (!isAbort(error) || task.signal.aborted || controller.signal.aborted) throw error
        return ask(question, task)
      }
    }

    const started = { question, controller, follow }
    answer.then(
      () => {
        ready = null
      },
      () => {
        if (begun === started) begun = null
      },
    )
    return started
  }

  /** Starts to answer a question that will probably be asked, and cancels the previous one; null only cancels. */
  function expect(question: Q | null): void {
    begun?.controller.abort()
    begun = question && begin(question)
  }

  return {
    expect,
    /** The answer started early, followed as if it started now. If the question is another one: null, and the early work is canceled. */
    take(question: Q, task: Task<A>): Promise<A> | null {
      const isSame = begun && compareQuestions(begun.question, question) === null
      if (begun && isSame && !begun.controller.signal.aborted) return begun.follow(task)
      expect(null)
      return null
    },
  }
}
