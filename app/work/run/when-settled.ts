import type { createJob } from './job.ts'

type Watched<Q, A> = Pick<ReturnType<typeof createJob<Q, A>>, 'read' | 'watch'>

/** Waits until no work is running or about to start. Resolves to the last answer, or to null if the last question has none. */
export async function whenSettled<Q, A>({ read, watch }: Watched<Q, A>): Promise<A | null> {
  while (read().asked !== null) {
    await new Promise<void>((resolve) => {
      const stop = watch(() => {
        stop()
        resolve()
      })
    })
  }
  const { answered, failed } = read()
  return failed ? null : (answered?.answer ?? null)
}
