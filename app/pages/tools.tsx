import { config, href } from '#app/config.ts'
import { breadcrumbList, type Head } from '#app/lib/seo.ts'
import { groupByCategory } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { RuledGrid, Section, Wrap } from '#app/ui/section.tsx'

const url = (path: string) => `${config.origin}${href(path)}`

export const head: Head = {
  title: 'All developer tools',
  description: 'Twelve developer tools in four categories. Each one runs in your browser and sends nothing anywhere.',
  keywords: ['developer tools', 'online tools', 'privacy', 'offline'],
  jsonLd: [
    breadcrumbList([
      { name: 'Home', url: url('/') },
      { name: 'Tools', url: url('/tools') },
    ]),
  ],
}

export default function ToolsPage() {
  return (
    <>
      <Wrap className="pt-12 pb-12 md:pt-16">
        <h1 className="mb-3 text-[38px] md:text-5xl">Tools</h1>
        <p className="max-w-[60ch] text-lg text-ink-2">
          Each tool is a page of its own, and the page is not allowed to connect anywhere: what you type stays in the
          tab.
        </p>
      </Wrap>
      {groupByCategory(tools).map((group, index) => (
        <div key={group.category}>
          <Section
            title={group.title}
            aside={<span className="font-mono text-[13px] text-ink-3">{count(group.tools.length)}</span>}
          >
            <RuledGrid>
              {group.tools.map((tool) => (
                <ToolCard key={tool.slug} tool={tool} />
              ))}
            </RuledGrid>
            {index === 0 && (
              <p className="mt-6 text-ink-2">
                Something missing?{' '}
                <a
                  href={href('/contact')}
                  className="font-[540] text-ink underline decoration-accent underline-offset-4"
                >
                  Suggest a Tool
                </a>
              </p>
            )}
          </Section>
        </div>
      ))}
    </>
  )
}

const count = (number: number) => (number === 1 ? '1 tool' : `${number} tools`)
