/** A value that others can watch, in the shape `useSyncExternalStore` expects. */
export type Store<T> = {
  read: () => T
  /** Sets the value and calls all watchers. */
  set: (next: T) => void
  /** Returns a function that stops watching. */
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
