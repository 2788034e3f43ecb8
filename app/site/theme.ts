import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { createStore } from '#app/lib/store.ts'

export type Theme = 'light' | 'dark' | 'system'

const shown = createStore<Theme | null>(null)
const themeOf = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** The visitor's choice; without one the system's theme stands. */
export const readTheme = (): Theme => themeOf(document.documentElement.dataset.theme ?? readPreference('theme'))

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  shown.set(theme)
}

/** Shows a theme and keeps it. */
export function chooseTheme(theme: Theme): void {
  writePreference('theme', theme === 'system' ? null : theme)
  show(theme)
}

/** Shows the theme that is pressed now, in other open tabs and on the next visit, and follows what is chosen in those; the style sheet follows the attribute. */
export function watchTheme(): void {
  watchPreference('theme', () => show(themeOf(readPreference('theme'))))
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-theme-choice]')
    if (!item) return
    chooseTheme(item.dataset.themeChoice as Theme)
  })
}

/** Tells of a theme chosen on this page or in another tab. */
export const onTheme = shown.watch
