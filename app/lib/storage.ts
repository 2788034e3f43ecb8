const prefix = 'stayput:'

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
