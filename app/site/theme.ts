import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()
const themeOf = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** The visitor's choice; without one the system's theme stands. */
export const readTheme = (): Theme => themeOf(document.documentElement.dataset.theme ?? readPreference('theme'))

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows the theme now, in other open tabs and on the next visit; the style sheet follows the attribute. */
export function chooseTheme(theme: Theme): void {
  writePreference('theme', theme === 'system' ? null : theme)
  show(theme)
}

/** Follows what is chosen in another tab. */
export const watchTheme = (): void => void watchPreference('theme', () => show(themeOf(readPreference('theme'))))

/** Tells of a theme chosen on this page or in another tab. */
export const onTheme = (listener: () => void): void => void listeners.add(listener)
