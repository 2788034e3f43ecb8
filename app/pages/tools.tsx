import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { AdPlace } from '#app/ads/ad-place.tsx'
import { href } from '#app/config.ts'
import { capitalize } from '#app/lib/capitalize.ts'
import { spellNumber } from '#app/lib/number-words.ts'
import type { Head } from '#app/lib/seo.ts'
import { groupByCategory, listSynonyms } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Wrap } from '#app/ui/layout/section.tsx'

const groups = groupByCategory(tools)
const toolCount = capitalize(spellNumber(tools.length))

export const head: Head = {
  title: 'All developer tools',
  description: `${toolCount} developer tools in ${spellNumber(groups.length)} categories. Each one runs in your browser and sends nothing.`,
  keywords: ['developer tools', 'online tools', 'privacy', 'offline'],
  crumbs: [{ name: 'Tools', path: '/tools' }],
}

/** The filter field. Inside it: a magnifier, the number of matches, its shortcut key and a Clear button. */
const Filter = () => (
  <search className="grid gap-1.5 max-sm:w-full">
    <label htmlFor="filter" className="text-small leading-tight font-strong">
      Filter tools
    </label>
    <div className="relative flex items-center sm:w-80">
      <Icon of={Search} className="pointer-events-none absolute left-3 text-ink-3" />
      <input
        id="filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        placeholder="json, encode, epoch…"
        className="control h-10 w-full pr-28 pl-9 font-sans"
      />
      <p role="status" className="pointer-events-none absolute right-11 font-mono text-note text-ink-3">
        <span>
          {tools.length} of {tools.length}
        </span>
        <span className="sr-only"> tools</span>
      </p>
      <span aria-hidden="true" className="kbd pointer-events-none absolute right-2 border-line-strong text-ink-3">
        /
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-label="Clear filter"
        tip="Clear filter"
        hidden
        className="absolute! right-1.25 max-sm:right-0 max-sm:size-11"
      >
        <Icon of={X} />
      </Button>
    </div>
  </search>
)

/** The cards of all tools, by category. The first one of a category has its name in the corner. */
const Cards = () => (
  <ul
    data-tools
    className="group/list grid gap-px overflow-clip rounded-panel border border-line-strong bg-surface max-[520px]:*:min-h-0 min-[520px]:*:min-h-51 *:px-4.5 *:py-4 *:shadow-[0_0_0_1px_var(--color-line)] min-[520px]:grid-cols-2 min-[800px]:grid-cols-3 min-[1100px]:grid-cols-4"
  >
    {groups.flatMap(({ category, title, tools: grouped }) =>
      grouped.map((tool, index) => (
        <ToolCard
          key={tool.slug}
          tool={tool}
          data-tool={tool.slug}
          data-synonyms={listSynonyms(tool).join('|')}
          data-group={category}
          data-place={tools.indexOf(tool)}
          data-first={index === 0 ? '' : undefined}
          className="data-first:before:absolute data-first:before:top-0 data-first:before:left-4.5 data-first:before:h-[3px] data-first:before:w-9 data-first:before:bg-ink group-data-filtered/list:before:hidden"
          corner={
            <div className="hidden gap-[1ch] text-note leading-none font-normal tracking-[-0.04em] whitespace-nowrap text-ink-3 group-data-filtered/list:hidden! group-data-first:flex">
              <h2 className="leading-none font-normal tracking-[inherit]">{title}</h2>
              <span className="group-has-data-own/list:hidden">· {grouped.length}</span>
            </div>
          }
        />
      )),
    )}
  </ul>
)

export default function ToolsPage() {
  return (
    <>
      <div data-script="site/scripts/tool-filter.ts">
        <Wrap className="pt-4 pb-8">
          <div className="mb-5.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
            <div>
              <h1 className="mb-2 text-4xl">Tools</h1>
              <p className="text-lead text-ink-2">
                Each tool is a separate page, and that page is not allowed to connect anywhere.
              </p>
            </div>
            <Filter />
          </div>
          <h2 hidden className="sr-only">
            Matching tools
          </h2>
          <Cards />
          <div data-none hidden className="rounded-panel border border-line-strong bg-surface px-6 py-10">
            <h2 className="mb-2 text-2xl wrap-anywhere">No tool matches</h2>
            <p className="mb-6 max-w-[60ch] text-ink-2">We searched names, descriptions and keywords.</p>
            <Button className="max-sm:h-11">Show all tools</Button>
          </div>
          <p className="mt-4 flex flex-wrap gap-x-4.5 text-body text-ink-2">
            Something missing?
            <a
              href={href('/contact')}
              className="font-strong text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink max-sm:-my-3 max-sm:py-3 sm:-my-1 sm:py-1"
            >
              Suggest a Tool
            </a>
          </p>
        </Wrap>
      </div>
      <AdPlace />
    </>
  )
}
