import { href } from '#app/config.ts'
import { count } from '#app/lib/plural.ts'
import { groupByCategory } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RuledGrid, Section, Wrap } from '#app/ui/section.tsx'

const countTools = (number: number) => count(number, 'tool')

const Suggest = () => (
  <p data-suggest className="mt-6 text-ink-2">
    Something missing?{' '}
    <a href={href('/contact')} className="font-strong text-ink underline decoration-accent underline-offset-4">
      Suggest a Tool
    </a>
  </p>
)

/** The list of all tools and the field by which its script filters it. */
export const ToolIndex = () => (
  <div data-script="site/scripts/tool-filter.ts">
    <Wrap className="pt-6 pb-12 md:pt-8">
      <h1 className="mb-3 text-4xl md:text-5xl">Tools</h1>
      <p className="mb-7 max-w-[60ch] text-lg text-ink-2">
        Each tool is a page of its own, and the page is not allowed to connect anywhere: what you type stays in the tab.
      </p>
      <search className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField
          label="Filter tools"
          type="search"
          className="w-full sm:w-96"
          placeholder="epoch, guid, slug, sha…"
        />
        <p role="status" className="font-mono text-small leading-10 text-ink-3">
          {countTools(tools.length)}
        </p>
      </search>
    </Wrap>
    <div data-groups>
      {groupByCategory(tools).map((group, index) => (
        <Section
          key={group.category}
          data-category={group.category}
          title={group.title}
          aside={<span className="font-mono text-small text-ink-3">{countTools(group.tools.length)}</span>}
        >
          <RuledGrid>
            {group.tools.map((tool) => (
              <ToolCard key={tool.slug} tool={tool} data-keywords={tool.keywords.join('|')} />
            ))}
          </RuledGrid>
          {index === 0 && <Suggest />}
        </Section>
      ))}
    </div>
    <template>
      <section className="strip">
        <Wrap>
          <h2 className="mb-3 text-2xl wrap-anywhere md:text-3xl">No tool matches</h2>
          <p className="mb-6 max-w-[60ch] text-ink-2">
            Names, descriptions and other words for the same thing were searched.
          </p>
          <Button>Show all tools</Button>
        </Wrap>
      </section>
    </template>
  </div>
)
