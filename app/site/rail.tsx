import { href } from '#app/config.ts'
import { railGroups } from '#app/content/rail.ts'
import { groupBySlugs, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'

/** The available tools, in the groups of the rail. */
export const listedTools = groupBySlugs(
  tools.filter(({ available }) => available),
  railGroups,
)

/** Links to all tools: glyphs with their names as tooltips, and short names beside them if there is room. */
export const Rail = ({ path }: { path: string }) => (
  <nav aria-label="Tools" className="rail" data-tools>
    <ul aria-label="Favorites and recent tools" hidden data-own />
    {listedTools.map((group, index) => (
      <ul key={group[0]?.slug}>
        {group.map(({ slug, name, shortName, glyph }, place) => (
          <li key={slug} data-tool={slug} data-group={index} data-place={place}>
            <a href={href(toolPath(slug))} data-tip={name} aria-current={toolPath(slug) === path ? 'page' : undefined}>
              <span aria-hidden="true">{glyph}</span>
              <span aria-hidden="true">{shortName}</span>
              <span className="sr-only">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    ))}
  </nav>
)
