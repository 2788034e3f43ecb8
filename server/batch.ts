/** Writes each item right away, unless a write is running. Items that come during a write are written together after it. */
export function batch<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: T[]; written: Promise<void> } | undefined
  return (item) => {
    if (!next) {
      const items: T[] = []
      const written = last.then(() => {
        next = undefined
        return write(items)
      })
      last = written.catch(() => {})
      next = { items, written }
    }
    next.items.push(item)
    return next.written
  }
}
