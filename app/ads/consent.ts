import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import { createStore } from '#app/lib/store.ts'

/** The visitor's answer about ads. A browser that asks not to be tracked counts as "no". */
export type Consent = 'unasked' | 'allowed' | 'refused' | 'opted-out'

const name = 'ads'
const chosenHere = createStore<string | null>(null)

export function readConsent(): Consent {
  if (asksForPrivacy(navigator)) return 'opted-out'
  const choice = readPreference(name) ?? chosenHere.read()
  return choice === 'allowed' || choice === 'refused' ? choice : 'unasked'
}

/** Saves the choice for this page and, unless storage is blocked, for later visits. */
export function chooseAds(choice: 'allowed' | 'refused'): void {
  writePreference(name, choice)
  chosenHere.set(choice)
}

/** Reports a choice made on this page, in another tab, or while this page was in the back/forward cache. */
export function watchConsent(listener: () => void): () => void {
  const stopHere = chosenHere.watch(listener)
  const stopWatching = watchPreference(name, listener)
  addEventListener('pageshow', listener)
  return () => {
    stopHere()
    stopWatching()
    removeEventListener('pageshow', listener)
  }
}
