import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { asksForPrivacy } from '#app/lib/page-view.ts'
import { createStore } from '#app/lib/store.ts'

/** What a visitor said to ads; a browser that asks not to be tracked has said no for them. */
export type Consent = 'unasked' | 'allowed' | 'refused' | 'opted-out'

const name = 'ads'
const chosenHere = createStore<string | null>(null)

export function readConsent(): Consent {
  if (asksForPrivacy(navigator)) return 'opted-out'
  const choice = readPreference(name) ?? chosenHere.read()
  return choice === 'allowed' || choice === 'refused' ? choice : 'unasked'
}

/** Keeps the choice for this page and, where storage is not blocked, for every later visit. */
export function chooseAds(choice: 'allowed' | 'refused'): void {
  writePreference(name, choice)
  chosenHere.set(choice)
}

/** Tells of a choice made on this page, in another tab, or while this page lay in the browser's history. */
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
