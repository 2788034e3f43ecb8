export const prefix = 'stayput:'

/** What an access to storage gives, or the fallback if storage is blocked or full. */
export function tryStorage<T>(access: () => T, fallback: T): T {
  try {
    return access()
  } catch {
    return fallback
  }
}

/** Reads a preference. `null` if it is not set or storage is blocked. */
export const readPreference = (name: string): string | null =>
  tryStorage(() => localStorage.getItem(prefix + name), null)

/** Stores a preference, or removes it if the value is `null`. If storage is blocked, nothing is stored. */
export function writePreference(name: string, value: string | null): void {
  if (value === null) tryStorage(() => localStorage.removeItem(prefix + name), undefined)
  else tryStorage(() => localStorage.setItem(prefix + name, value), undefined)
}

/** Calls the listener when another tab changes a preference. Returns a function that stops. */
export function watchPreference(name: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === prefix + name) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Leaves a value for the next page in this tab. `false` if it is too long or storage is blocked. */
export const leaveForNextPage = (name: string, value: string): boolean =>
  tryStorage(() => {
    sessionStorage.removeItem(prefix + name)
    sessionStorage.setItem(prefix + name, value)
    return true
  }, false)

/** Takes and removes the value the last page left. `null` if there is none or storage is blocked. */
export const takeFromLastPage = (name: string): string | null =>
  tryStorage(() => {
    const value = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    return value
  }, null)
