/** Runs one piece of work per turn of the event loop, in order, so pages are answered in between. */
export function createTurns(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
    last = done.catch(() => {})
    return done
  }
}
