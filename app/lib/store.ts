/** A value that others can watch, in the shape `useSyncExternalStore` expects. */
export function createStore<T>(value: T) {
  const listeners = new Set<() => void>()
  /** Sets the value and calls all watchers. */
  function set(next: T) {
    value = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => value,
    set,
    change: (changes: Partial<T>) => set({ ...value, ...changes }),
    /** Returns a function that stops watching. */
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
