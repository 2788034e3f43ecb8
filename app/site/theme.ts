import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'

type Theme = 'light' | 'dark' | 'system'

const { dataset } = document.documentElement
const themeOf = (value: string | null): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** The visitor's theme, or "system" if they chose none. */
export const readTheme = (): Theme => themeOf(dataset.theme ?? readPreference('theme'))

function show(theme: Theme) {
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  // For the menus (menus.ts).
  dispatchEvent(new Event('theme'))
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
    if (item) chooseTheme(item.dataset.themeChoice as Theme)
  })
}
