import { useRef, useState } from 'react'
import { Ads } from '#app/ads/ads.tsx'
import { href } from '#app/config.ts'
import { spellNumber } from '#app/lib/number-words.ts'
import { count } from '#app/lib/plural.ts'
import type { Head } from '#app/lib/seo.ts'
import { groupByCategory, searchTools } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RuledGrid, Section, Wrap } from '#app/ui/section.tsx'

const [toolCount = '', categoryCount = ''] = [tools, groupByCategory(tools)].map(({ length }) => spellNumber(length))

export const head: Head = {
  title: 'All developer tools',
  description: `${toolCount.replace(/^./, (letter) => letter.toUpperCase())} developer tools in ${categoryCount} categories. Each one runs in your browser and sends nothing anywhere.`,
  keywords: ['developer tools', 'online tools', 'privacy', 'offline'],
  crumbs: [{ name: 'Tools', path: '/tools' }],
  jsonLd: [],
}

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

export default function ToolsPage() {
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
      {Ads && <Ads />}
    </>
  )
}
