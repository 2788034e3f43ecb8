import type { Ask } from './job.ts'

/** How many ms work may run before it is late. */
const patience = 1000

/**
 * Work that tells after a second that it takes long: it reports a part of its answer, made from the latest answer so far.
 * `reportLate(ask, () => "")` takes back the old answer, `reportLate(ask, (last) => last ?? "")` keeps it.
 */
export const reportLate =
  <Q, A>(ask: Ask<Q, A>, partOf: (last: A | null) => A): Ask<Q, A> =>
  async (question, task) => {
    const timer = setTimeout(() => task.onPart(partOf(task.last)), patience)
    try {
      return await ask(question, task)
    } finally {
      clearTimeout(timer)
    }
  }
