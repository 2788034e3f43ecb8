/** A value that others can watch, in the shape `useSyncExternalStore` expects. */
export function createStore<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    /** Sets the value and calls all watchers. */
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    /** Returns a function that stops watching. */
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
