import { readPreference, watchPreference, writePreference } from '#app/browser/storage.ts'

/** Tools by their slug, as they were marked (`favorites`) or opened, the last one first (`recents`). */
export const readWords = (name: 'favorites' | 'recents') => (readPreference(name) ?? '').split(' ').filter(Boolean)
const writeWords = (name: string, words: readonly string[]) => writePreference(name, words.join(' ') || null)

/** Remembers that a tool was opened, unless the visitor has switched that off. */
export function noteRecent(slug: string): void {
  const others = readWords('recents').filter((other) => other !== slug)
  // Enough to fill the list when all of the last ones are favorites.
  if (readPreference('recent-tools') !== 'off') writeWords('recents', [slug, ...others].slice(0, 12))
}

/** boot.ts has what lights the stars and puts lists in order, for that is done before the first paint as well. */
const show = () => dispatchEvent(new Event('shelf'))

/** Marks a tool, or takes the mark away. */
export function pressStar(slug: string): void {
  const favorites = readWords('favorites')
  const others = favorites.filter((other) => other !== slug)
  writeWords('favorites', others.length < favorites.length ? others : [...favorites, slug])
  show()
}

/** Follows the stars that are pressed, on this page and in other tabs. */
export function watchShelf(): void {
  watchPreference('favorites', show)
  document.addEventListener('click', ({ target }) => {
    const slug = target instanceof Element && target.closest<HTMLElement>('[data-favorite]')?.dataset.favorite
    if (slug) pressStar(slug)
  })
}
