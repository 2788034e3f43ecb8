import Check from 'lucide/dist/esm/icons/check.mjs'
import type { ComponentType } from 'react'
import { brand, config, href } from '#app/config.ts'
import { application, faqPage, type Head } from '#app/lib/seo.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/island.tsx'
import { Blurbs, Questions, RuledGrid, Section, Steps, Wrap } from '#app/ui/section.tsx'
import { pickTools, toolPath } from './catalogue.ts'
import type { Example, ToolContent } from './content-types.ts'
import { tools } from './registry.ts'
import { ToolCard } from './tool-card.tsx'
import type { Tool } from './types.ts'

function findTool(slug: string): Tool {
  const tool = tools.find((candidate) => candidate.slug === slug)
  if (!tool) throw new Error(`no tool ${slug}`)
  return tool
}

/** The head of a tool's page, with its structured data. */
export function toolHead(slug: string, content: ToolContent): Head {
  const tool = findTool(slug)
  return {
    ...content.head,
    crumbs: [
      { name: 'Tools', path: '/tools' },
      { name: tool.name, path: toolPath(slug) },
    ],
    jsonLd: [
      application(content.application ?? 'SoftwareApplication', {
        name: `${brand} ${tool.name}`,
        description: content.head.description,
        url: `${config.origin}${href(toolPath(slug))}`,
      }),
      faqPage(content.faq),
    ],
  }
}

function ExampleCard({ example }: { example: Example }) {
  const code = 'rounded-control bg-sunken p-3 font-mono text-small leading-relaxed whitespace-pre-wrap wrap-anywhere'
  return (
    <li className="grid min-w-0 content-start gap-3">
      <h3 className="text-lead">{example.title}</h3>
      <pre className={code}>{example.input}</pre>
      {example.output !== undefined && (
        <>
          <p className="font-mono text-note text-ink-3">becomes</p>
          <pre className={code}>{example.output}</pre>
        </>
      )}
      {example.note && <p className="text-body text-ink-2">{example.note}</p>}
    </li>
  )
}

type Props = { slug: string; content: ToolContent; View: ComponentType }

/** The one template of all tool pages, around the tool itself. */
export function ToolPage({ slug, content, View }: Props) {
  const tool = findTool(slug)
  const related = pickTools(tools, tool.related)
  return (
    <>
      <Wrap className="pt-3.5 pb-14">
        <h1 className="mb-2 text-3xl md:text-4xl">{tool.name}</h1>
        <p className="mb-3 max-w-[60ch] text-ink-2">{content.description}</p>
        <ul className="mb-5 flex flex-wrap gap-x-4.5 gap-y-0.5 text-body text-ink-2">
          {content.badges.map((badge) => (
            <li key={badge} className="flex items-center gap-1.5">
              <Icon of={Check} size={14} className="text-ok" />
              {badge}
            </li>
          ))}
        </ul>
        <noscript>
          <p className="mb-5 rounded-panel bg-warn-soft px-3.5 py-2.5 text-body text-warn">
            This tool runs in your browser and needs JavaScript, which is switched off here.
          </p>
        </noscript>
        <Island file={`tools/${slug}/view.tsx`} part={View} />
      </Wrap>
      <Section title={content.benefits.title}>
        <Blurbs items={content.benefits.items} />
      </Section>
      <Section title={content.steps.title}>
        <Steps items={content.steps.items} />
      </Section>
      {content.examples && (
        <Section title={content.examples.title}>
          <RuledGrid className="md:grid-cols-2">
            {content.examples.items.map((example) => (
              <ExampleCard key={example.title} example={example} />
            ))}
          </RuledGrid>
        </Section>
      )}
      {content.useCases && (
        <Section title={content.useCases.title}>
          <Blurbs items={content.useCases.items} />
        </Section>
      )}
      <Questions title="Frequently asked questions" items={content.faq} />
      <Section title="Related tools">
        <RuledGrid>
          {related.map((relatedTool) => (
            <ToolCard key={relatedTool.slug} tool={relatedTool} />
          ))}
        </RuledGrid>
        <a href={href('/tools')} className="mt-6 inline-block text-body font-strong hover:underline">
          All tools
        </a>
      </Section>
    </>
  )
}
