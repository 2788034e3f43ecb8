import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'

/** What a visitor said to ads; a browser that asks not to be tracked has said no for them. */
export type Consent = 'unasked' | 'allowed' | 'refused' | 'opted-out'

const name = 'ads'
const listeners = new Set<() => void>()
let chosenHere: string | null = null

export function readConsent(): Consent {
  if (asksForPrivacy(navigator)) return 'opted-out'
  const choice = readPreference(name) ?? chosenHere
  return choice === 'allowed' || choice === 'refused' ? choice : 'unasked'
}

/** Keeps the choice for this page and, where storage is not blocked, for every later visit. */
export function chooseAds(choice: 'allowed' | 'refused'): void {
  chosenHere = choice
  writePreference(name, choice)
  for (const listener of listeners) listener()
}

/** Tells of a choice made on this page, in another tab, or while this page lay in the browser's history. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchPreference(name, listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
    removeEventListener('pageshow', listener)
  }
}
