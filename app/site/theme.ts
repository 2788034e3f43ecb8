import { readPreference, writePreference } from '#app/lib/storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()

/** The visitor's choice; without one the system's theme stands. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? readPreference('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows the theme now and on the next visit; the style sheet follows the attribute. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writePreference('theme', theme === 'system' ? null : theme)
  for (const listener of listeners) listener()
}

export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
