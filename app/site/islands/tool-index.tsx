import { useRef, useState } from 'react'
import { href } from '#app/config.ts'
import { count } from '#app/lib/plural.ts'
import { groupByCategory, searchTools } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RuledGrid, Section, Wrap } from '#app/ui/section.tsx'

const countTools = (number: number) => count(number, 'tool')

function Suggest() {
  return (
    <p className="mt-6 text-ink-2">
      Something missing?{' '}
      <a href={href('/contact')} className="font-[540] text-ink underline decoration-accent underline-offset-4">
        Suggest a Tool
      </a>
    </p>
  )
}

/** The list of all tools and the field that filters it. */
export default function ToolIndex() {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = searchTools(tools, query)
  const isFiltered = query.trim() !== ''

  function clear() {
    setQuery('')
    field.current?.focus()
  }

  return (
    <>
      <Wrap className="pt-6 pb-12 md:pt-8">
        <h1 className="mb-3 text-4xl md:text-5xl">Tools</h1>
        <p className="mb-7 max-w-[60ch] text-lg text-ink-2">
          Each tool is a page of its own, and the page is not allowed to connect anywhere: what you type stays in the
          tab.
        </p>
        <search className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <TextField
            ref={field}
            label="Filter tools"
            type="search"
            className="w-full sm:w-96"
            value={query}
            placeholder="epoch, guid, slug, sha…"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className="font-mono text-small leading-10 text-ink-3">
            {isFiltered ? `${found.length} of ${countTools(tools.length)}` : countTools(tools.length)}
          </p>
        </search>
      </Wrap>
      {groupByCategory(found).map((group, index) => (
        <Section
          key={group.category}
          title={group.title}
          aside={<span className="font-mono text-small text-ink-3">{countTools(group.tools.length)}</span>}
        >
          <RuledGrid>
            {group.tools.map((tool) => (
              <ToolCard key={tool.slug} tool={tool} />
            ))}
          </RuledGrid>
          {index === 0 && <Suggest />}
        </Section>
      ))}
      {found.length === 0 && (
        <section className="border-t border-line py-11 md:py-16">
          <Wrap>
            <h2 className="mb-3 text-2xl wrap-anywhere md:text-3xl">No tool matches “{query.trim()}”</h2>
            <p className="mb-6 max-w-[60ch] text-ink-2">
              Names, descriptions and other words for the same thing were searched.
            </p>
            <Button onClick={clear}>Show all tools</Button>
            <Suggest />
          </Wrap>
        </section>
      )}
    </>
  )
}
