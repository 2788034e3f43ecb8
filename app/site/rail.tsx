import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { href } from '#app/config.ts'
import { railGroups } from '#app/content/rail.ts'
import { groupBySlugs, toolPath } from '#app/tools/catalog.ts'
import { availableTools } from '#app/tools/registry.ts'
import { Icon } from '#app/ui/controls/icon.tsx'

const groups = groupBySlugs(availableTools, railGroups)

/** The available tools, in the order of the rail. */
export const listedTools = groups.flat()

/**
 * Links to all tools, always in this order: glyphs with short names, or with full names if there is room. boot.ts puts copies of
 * the favorites above them.
 */
export const Rail = ({ path }: { path: string }) => (
  <nav aria-label="Tools" className="rail" data-tools>
    <ul aria-label="Favorites" hidden data-copies />
    {groups.map((group) => (
      <ul key={group[0]?.slug}>
        {group.map(({ slug, name, shortName, glyph }) => (
          <li key={slug} data-tool={slug}>
            <a href={href(toolPath(slug))} data-tip={name} aria-current={toolPath(slug) === path ? 'page' : undefined}>
              <span aria-hidden="true">{glyph}</span>
              <span aria-hidden="true">{shortName}</span>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    ))}
  </nav>
)

/** Replaces the rail on narrow screens: the tool's name opens a menu of all tools. */
export function Switcher({ path }: { path: string }) {
  const current = listedTools.find(({ slug }) => toolPath(slug) === path)
  // A longer name takes three lines on a phone of 360 px.
  const isLong = current && current.name.length > 24
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
          <span aria-hidden="true" className={isLong ? 'max-[374px]:hidden' : 'max-[359px]:hidden'}>
            {current.name}
          </span>
          <span aria-hidden="true" className={isLong ? 'min-[375px]:hidden' : 'min-[360px]:hidden'}>
            {current.shortName}
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
          {listedTools.map(({ slug, name, glyph }, place) => (
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
