import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'

/** Tool slugs: `favorites` in the order they were marked, `recents` with the latest first. */
export const readSlugs = (name: 'favorites' | 'recents') => (readPreference(name) ?? '').split(' ').filter(Boolean)
const writeSlugs = (name: string, slugs: readonly string[]) => writePreference(name, slugs.join(' ') || null)

/** Remembers that a tool was opened, unless the visitor has turned that off. */
export function noteRecent(slug: string): void {
  const others = readSlugs('recents').filter((other) => other !== slug)
  // Enough to fill the list even if the latest ones are all favorites.
  if (readPreference('recent-tools') !== 'off') writeSlugs('recents', [slug, ...others].slice(0, 12))
}

/** boot.ts fills the stars and sorts the lists, because it also does so before the first paint. */
const show = () => dispatchEvent(new Event('favorites-changed'))

/** Adds a tool to the favorites or removes it. */
export function pressStar(slug: string): void {
  const favorites = readSlugs('favorites')
  const others = favorites.filter((other) => other !== slug)
  writeSlugs('favorites', others.length < favorites.length ? others : [...favorites, slug])
  show()
}

/** Handles the stars pressed on this page and in other tabs. */
export function watchFavorites(): void {
  watchPreference('favorites', show)
  document.addEventListener('click', ({ target }) => {
    const slug = target instanceof Element && target.closest<HTMLElement>('[data-favorite]')?.dataset.favorite
    if (slug) pressStar(slug)
  })
}
