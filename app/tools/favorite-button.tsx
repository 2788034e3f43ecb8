import Star from 'lucide/dist/esm/icons/star.mjs'
import { Icon } from '#app/ui/controls/icon.tsx'
import type { Tool } from './types.ts'

/** Makes a tool a favorite: it comes first in the rail, the list of tools and the palette. site/favorites.ts handles the press. */
export const FavoriteButton = ({ tool: { slug, name }, className = '' }: { tool: Tool; className?: string }) => (
  <button
    type="button"
    aria-label={`Favorite ${name}`}
    aria-pressed="false"
    data-favorite={slug}
    data-tip="Favorite"
    className={`icon-button favorite noscript:hidden ${className}`}
  >
    <Icon of={Star} />
  </button>
)
