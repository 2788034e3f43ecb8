import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { href } from '#app/config.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { listedTools } from './rail.tsx'

/** Replaces the rail on narrow screens: the tool's name opens a menu of all tools. */
export function Switcher({ path }: { path: string }) {
  const tools = listedTools.flat()
  const current = tools.find(({ slug }) => toolPath(slug) === path)
  return (
    current && (
      <div className="min-w-0 border-l border-line pl-1 lg:hidden">
        <button
          type="button"
          aria-haspopup="menu"
          popoverTarget="tool-menu"
          className="switcher [anchor-name:--switcher]"
        >
          <span className="sr-only">Switch tool</span>
          <span aria-hidden="true" className="shrink-0 font-mono text-small text-accent">
            {current.glyph}
          </span>
          <span aria-hidden="true" className="truncate">
            {current.name}
          </span>
          <Icon of={ChevronDown} className="shrink-0" />
        </button>
        <div
          id="tool-menu"
          popover="auto"
          role="menu"
          aria-label="Tools"
          data-tools
          className="menu max-h-[calc(100dvh-72px)] [position-anchor:--switcher] [position-area:bottom_span-right]"
        >
          {tools.map(({ slug, name, glyph }, place) => (
            <a
              key={slug}
              href={href(toolPath(slug))}
              role="menuitem"
              tabIndex={-1}
              data-tool={slug}
              data-place={place}
              aria-current={slug === current.slug ? 'page' : undefined}
              className="menu-item group"
            >
              <span aria-hidden="true" className="w-11 shrink-0 font-mono text-small group-aria-[current]:text-accent">
                {glyph}
              </span>
              {name}
            </a>
          ))}
        </div>
      </div>
    )
  )
}
