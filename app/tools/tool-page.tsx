import Check from 'lucide/dist/esm/icons/check.mjs'
import Link from 'lucide/dist/esm/icons/link.mjs'
import type { ComponentType } from 'react'
import { brand, config, href } from '#app/config.ts'
import { application, type Crumb, faqPage, type Head } from '#app/lib/seo.ts'
import { Breadcrumb } from '#app/ui/controls/breadcrumb.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { Band, Blurbs, GridHeading, Part, Questions, RuledGrid, Section, Steps } from '#app/ui/layout/section.tsx'
import { pickTools, toolPath } from './catalog.ts'
import type { Example, ToolContent } from './read-content.ts'
import { tools } from './registry.ts'
import { FavoriteButton, ToolCard } from './tool-card.tsx'
import type { Tool } from './types.ts'

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

/** True of every tool. */
const badges = ['Runs in your browser', 'Network blocked', 'Works offline']

type Props = { tool: Tool; crumbs: readonly Crumb[]; content: ToolContent; View: ComponentType }

/** The template of all tool pages: the title, the tool as tall as the window allows, and the text below it. */
function ToolPage({ tool, crumbs, content, View }: Props) {
  const { benefits, steps, examples, useCases, table } = content
  return (
    <>
      <div className="workspace">
        <div className="title-row">
          <div>
            <Breadcrumb crumbs={crumbs} isInTitle />
            <h1>{tool.name}</h1>
            <p>{content.description}</p>
          </div>
          <div className="title-aside">
            <div className="title-actions">
              <button
                type="button"
                aria-label="Share"
                aria-haspopup="dialog"
                data-tip="Share"
                data-command="share"
                className="icon-button noscript:hidden"
              >
                <Icon of={Link} />
              </button>
              <FavoriteButton tool={tool} />
            </div>
            <ul>
              {badges.map((badge) => (
                <li key={badge}>
                  <Icon of={Check} size={14} className="text-ok" />
                  {badge}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <noscript>
          <p className="mb-3 rounded-panel bg-warn-soft px-3.5 py-2.5 text-body text-warn">
            This tool runs in your browser and needs JavaScript, which is turned off.
          </p>
        </noscript>
        <Island file={`tools/${tool.slug}/view.tsx`} part={View} />
      </div>
      <Band className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part title={benefits.title}>
          <RuledGrid most="two">
            <Blurbs items={benefits.items} />
          </RuledGrid>
        </Part>
        <Part title={steps.title}>
          <Steps items={steps.items} />
        </Part>
      </Band>
      {(examples || useCases) && (
        <Band>
          <RuledGrid>
            {examples && (
              <>
                <GridHeading title={examples.title} />
                {examples.items.map((example) => (
                  <ExampleCard key={example.title} example={example} />
                ))}
              </>
            )}
            {useCases && (
              <>
                <GridHeading title={useCases.title} />
                <Blurbs items={useCases.items} />
              </>
            )}
          </RuledGrid>
        </Band>
      )}
      {table && (
        <Section title={table.title}>
          <table aria-label={table.title} className="grid-table max-w-3xl wrap-anywhere max-sm:[&_:is(td,th)]:px-1.5">
            <thead>
              <tr>
                {table.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Questions title="Frequently asked questions" items={content.faq} />
      <Section title="Related tools">
        <RuledGrid most="four">
          {pickTools(tools, tool.related).map((related) => (
            <ToolCard key={related.slug} tool={related} />
          ))}
        </RuledGrid>
        <a
          href={href('/tools')}
          className="mt-5 inline-block py-1 text-body font-strong hover:underline max-sm:-mb-2 max-sm:py-3"
        >
          All tools
        </a>
      </Section>
    </>
  )
}

/** The page of a tool, from its texts and its view. */
export function toolPage(tool: Tool, content: ToolContent, View: ComponentType) {
  const { head, application: type, faq } = content
  const path = toolPath(tool.slug)
  const url = `${config.origin}${href(path)}`
  const about = application(type, { name: `${brand} ${tool.name}`, description: head.description, url })
  const crumbs = [
    { name: 'Tools', path: '/tools' },
    { name: tool.name, path },
  ]
  return {
    head: { ...head, crumbs, jsonLd: [about, faqPage(faq)] } satisfies Head,
    default: () => <ToolPage tool={tool} crumbs={crumbs} content={content} View={View} />,
  }
}
