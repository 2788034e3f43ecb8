/** Every storage key starts with this. */
export const prefix = 'stayput:'

/** Reads a preference. `null` if it is not set or storage is blocked. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Stores a preference, or removes it if the value is `null`. Does nothing if storage is blocked. */
export function writePreference(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // Storage is blocked, so the preference lasts only as long as the page.
  }
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
export function leaveForNextPage(name: string, value: string): boolean {
  try {
    sessionStorage.removeItem(prefix + name)
    sessionStorage.setItem(prefix + name, value)
    return true
  } catch {
    return false
  }
}

/** Takes and removes the value the last page left. `null` if there is none or storage is blocked. */
export function takeFromLastPage(name: string): string | null {
  try {
    const value = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    return value
  } catch {
    return null
  }
}
