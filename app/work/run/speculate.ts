import { isAbort } from '#app/lib/abort.ts'
import type { Ask, Task } from './job.ts'
import { compareQuestions, type Question } from './question.ts'

export type Speculation<Q, A> = {
  /** Starts to answer a question that will probably be asked, and cancels the previous one; null only cancels. */
  expect(question: Q | null): void
  /** The answer started early, followed as if it started now. If the question is another one: null, and the early work is canceled. */
  take(question: Q, task: Task<A>): Promise<A> | null
}

type Begun<Q, A> = {
  question: Q
  answer: Promise<A>
  controller: AbortController
  /** The part of the answer that is ready, until the whole answer is. */
  part: A | null
  follower: Task<A> | null
}

/**
 * Answers a question before it is asked. Whoever asks can cancel the work; after a failure they start it again. `rest` lets the
 * page draw the pressed button before it gets an answer that is already there.
 */
export function createSpeculation<Q extends Question, A>(ask: Ask<Q, A>, rest: () => Promise<void>): Speculation<Q, A> {
  let begun: Begun<Q, A> | null = null

  function begin(question: Q): Begun<Q, A> {
    const controller = new AbortController()
    const one: Omit<Begun<Q, A>, 'answer'> = { question, controller, part: null, follower: null }
    const answer = Promise.resolve(
      ask(question, {
        signal: controller.signal,
        onProgress: (done) => one.follower?.onProgress(done),
        onPart(part) {
          one.part = part
          one.follower?.onPart(part)
        },
        last: null,
      }),
    )
    const started = Object.assign(one, { answer })
    answer.then(
      () => {
        started.part = null
      },
      () => {
        if (begun === started) begun = null
      },
    )
    return started
  }

  async function follow(one: Begun<Q, A>, task: Task<A>): Promise<A> {
    task.signal.addEventListener('abort', () => one.controller.abort())
    await rest()
    one.follower = task
    if (one.part) task.onPart(one.part)
    try {
      return await one.answer
    } catch (error) {
      // Someone else who shares the worker may have aborted it.
      if (!isAbort(error) || task.signal.aborted || one.controller.signal.aborted) throw error
      return ask(one.question, task)
    }
  }

  function expect(question: Q | null): void {
    begun?.controller.abort()
    begun = question && begin(question)
  }

  return {
    expect,
    take(question, task) {
      const isSame = begun && compareQuestions(begun.question, question) === null
      if (begun && isSame && !begun.controller.signal.aborted) return follow(begun, task)
      expect(null)
      return null
    },
  }
}
