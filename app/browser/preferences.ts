import { prefix, readPreference, tryStorage, writePreference } from './storage.ts'

/** Everything stored by `writePreference`, by name. */
export const readPreferences = (): Record<string, string> =>
  tryStorage(() => {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return Object.fromEntries(names.map((key) => [key.slice(prefix.length), localStorage.getItem(key) ?? '']))
  }, {})

/** Erases the preferences that match, all by default, and returns them. This page gets a storage event, as other tabs do. */
export function erasePreferences(isMeant: (name: string) => boolean = () => true): Record<string, string> {
  const meant = Object.entries(readPreferences()).filter(([name]) => isMeant(name))
  for (const [name] of meant) writePreference(name, null)
  dispatchEvent(new StorageEvent('storage'))
  return Object.fromEntries(meant)
}

/** Puts erased preferences back, except those set again since. This page gets a storage event, as other tabs do. */
export function restorePreferences(erased: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(erased)) if (readPreference(name) === null) writePreference(name, value)
  dispatchEvent(new StorageEvent('storage'))
}

/** Names of everything this browser stores for the site. `null` if storage is blocked or the browser does not say. */
export async function listStored(): Promise<{ place: string; names: readonly string[] | null }[]> {
  const places: Record<string, () => Promise<readonly string[]>> = {
    'Local storage': async () => Object.keys(localStorage),
    'Session storage': async () => Object.keys(sessionStorage),
    Cookies: async () => document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
    async 'Cache storage'() {
      // Plain http has no cache storage.
      const names = (await globalThis.caches?.keys()) ?? []
      return Promise.all(names.map(async (name) => `${name} (${(await (await caches.open(name)).keys()).length})`))
    },
    IndexedDB: async () => (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }
  const list = Object.entries(places)
  return Promise.all(list.map(async ([place, read]) => ({ place, names: await read().catch(() => null) })))
}
