/** Before the names of all that is kept. */
export const prefix = 'stayput:'

/** A preference kept in this browser, or `null` where there is none or storage is blocked. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Keeps a preference, or forgets it with `null`; where storage is blocked nothing happens. */
export function writePreference(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // Blocked storage: the preference lasts as long as the page.
  }
}

/** Calls when another tab changes a preference; the returned function ends that. */
export function watchPreference(name: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === prefix + name) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Leaves a value for the next page of this tab; `false` where it is too long or storage is blocked. */
export function leaveForNextPage(name: string, value: string): boolean {
  try {
    sessionStorage.removeItem(prefix + name)
    sessionStorage.setItem(prefix + name, value)
    return true
  } catch {
    return false
  }
}

/** What the page before left, which is then forgotten; `null` where there is nothing or storage is blocked. */
export function takeFromLastPage(name: string): string | null {
  try {
    const value = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    return value
  } catch {
    return null
  }
}
