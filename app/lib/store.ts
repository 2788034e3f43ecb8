/** A value that others can watch, in the shape that `useSyncExternalStore` wants. */
export type Store<T> = {
  read: () => T
  /** Keeps the next value and calls everybody who watches. */
  set: (next: T) => void
  /** The returned function ends it. */
  watch: (listener: () => void) => () => void
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
