/** Does one piece of work in each turn of the event loop, in order, so that pages are answered between two of them. */
export function createTurns(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work)
    last = done.catch(() => {})
    return done
  }
}
