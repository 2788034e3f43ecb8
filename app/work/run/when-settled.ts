import type { createJob } from './job.ts'

type Watched<Q, A> = Pick<ReturnType<typeof createJob<Q, A>>, 'read' | 'watch'>

const nextChange = ({ watch }: Pick<Watched<unknown, unknown>, 'watch'>) =>
  new Promise<void>((resolve) => {
    const stop = watch(() => {
      stop()
      resolve()
    })
  })

/** Waits until no work is running or about to start. Resolves to the last answer, or to null if the last question has none. */
export async function whenSettled<Q, A>(job: Watched<Q, A>): Promise<A | null> {
  while (job.read().asked !== null) await nextChange(job)
  const { answered, failed } = job.read()
  return failed ? null : (answered?.answer ?? null)
}
