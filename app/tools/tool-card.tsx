import Star from 'lucide/dist/esm/icons/star.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { href } from '#app/config.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Arrow } from '#app/ui/layout/section.tsx'
import { toolPath } from './catalog.ts'
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

type Props = ComponentProps<'li'> & {
  tool: Tool
  /** Content at the right of the glyph; the icon by default. */
  corner?: ReactNode
}

/**
 * A tool in the grid: glyph, name, summary and link. In a list that boot.ts sorts, `data-tool`, `data-place`, `data-group` and
 * `data-first` say which tool it is, its place in the catalog, its group, and whether it comes first there.
 */
export function ToolCard({ tool, corner, className = '', ...rest }: Props) {
  return (
    <li
      className={`group relative flex min-h-[168px] flex-col transition-colors duration-120 has-[a:hover]:bg-paper ${className}`}
      {...rest}
    >
      <div className="mb-4 flex items-center justify-between gap-3 font-mono text-lead leading-none font-strong">
        <span aria-hidden="true" className="transition-colors duration-120 group-has-[a:hover]:text-accent">
          {tool.glyph}
        </span>
        <span className="flex items-center gap-1.5">
          {corner ?? <Icon of={tool.icon} size={18} className="text-ink-3" />}
          {tool.available && <FavoriteButton tool={tool} className="z-1 -my-2 -mr-2 text-ink-3" />}
        </span>
      </div>
      <h3 className="mb-1.5 text-lead">{tool.name}</h3>
      <p className="mb-4 text-body text-ink-2">{tool.summary}</p>
      {tool.available ? (
        <a
          href={href(toolPath(tool.slug))}
          aria-label={`Use Tool: ${tool.name}`}
          className="mt-auto text-body font-strong outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink"
        >
          Use Tool <Arrow />
        </a>
      ) : (
        <span className="mt-auto flex items-center gap-3">
          <button type="button" disabled className="text-body font-strong text-ink-3">
            Use Tool
          </button>
          <span className="rounded bg-warn-soft px-1.5 py-1 font-mono text-note leading-none font-strong text-warn">
            Coming Soon
          </span>
        </span>
      )}
    </li>
  )
}
