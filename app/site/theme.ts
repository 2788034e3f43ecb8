import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'
import { createStore } from '#app/lib/store.ts'

export type Theme = 'light' | 'dark' | 'system'

const shown = createStore<Theme | null>(null)
const themeOf = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** The visitor's theme, or "system" if they chose none. */
export const readTheme = (): Theme => themeOf(document.documentElement.dataset.theme ?? readPreference('theme'))

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  shown.set(theme)
}

/** Shows a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  writePreference('theme', theme === 'system' ? null : theme)
  show(theme)
}

/** Shows and stores the theme a visitor presses, and follows choices made in other tabs. */
export function watchTheme(): void {
  watchPreference('theme', () => show(themeOf(readPreference('theme'))))
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-theme-choice]')
    if (!item) return
    chooseTheme(item.dataset.themeChoice as Theme)
  })
}

/** Reports a theme chosen on this page or in another tab. */
export const onTheme = shown.watch
