import { Icon } from '#app/ui/controls/icon.tsx'
import type { Article, Block, CaseFormat, Tip } from './article-types.ts'
import { CodeBlock } from './code-block.tsx'
import { Prose } from './prose.tsx'

/** The anchor of a heading: `"Two kinds of formatter"` → `"two-kinds-of-formatter"` */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The table of contents of an article: its headings, with subheadings and tips indented. */
export const contentsOf = ({ blocks }: Article): { text: string; isInner: boolean }[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return { text: block.text, isInner: false }
    if (block.kind === 'subheading') return { text: block.text, isInner: true }
    return block.kind === 'tips' ? block.items.map(({ title }) => ({ text: title, isInner: true })) : []
  })

/** A wide table scrolls on its own, also by keyboard. */
function Table({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const cell = 'px-4 py-2.5 text-left align-baseline'
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="my-3 overflow-x-auto rounded-panel border border-line bg-surface"
    >
      <table className="w-full text-body leading-snug [&_code]:whitespace-nowrap">
        <caption className="border-b border-line px-4 py-2.5 text-left font-mono text-note text-ink-3">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-strong text-ink`}>
                <Prose text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row" className={`${cell} font-normal text-ink`}>
                <Prose text={first} />
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className={cell}>
                  <Prose text={rest[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Tips = ({ items }: { items: readonly Tip[] }) => (
  <ol className="grid gap-9">
    {items.map(({ icon: TipIcon, ...tip }, index) => (
      <li key={tip.title} className="grid min-w-0 gap-2.5">
        <span
          aria-hidden="true"
          className="flex items-center justify-between border-t-2 border-ink pt-3.5 font-mono text-small font-strong text-accent"
        >
          {String(index + 1).padStart(2, '0')}
          <Icon of={TipIcon} size={18} className="text-ink-3" />
        </span>
        <h3 id={headingId(tip.title)} className="text-xl text-ink">
          {tip.title}
        </h3>
        <p>
          <Prose text={tip.description} />
        </p>
        {tip.code && <CodeBlock {...tip.code} />}
      </li>
    ))}
  </ol>
)

const Formats = ({ items }: { items: readonly CaseFormat[] }) => (
  <ul className="my-3 grid gap-px overflow-clip rounded-panel border border-line bg-line">
    {items.map((format) => (
      <li key={format.name} className="grid gap-2 bg-surface p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-lead text-ink">{format.name}</h3>
          <code className="font-mono text-body text-accent">{format.example}</code>
        </div>
        <p>{format.description}</p>
        <p className="text-lead">
          <span className="font-strong text-ink">Use it for</span> {format.useCase}.
        </p>
      </li>
    ))}
  </ul>
)

const Steps = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ol className="grid gap-6">
    {items.map((step, index) => (
      <li key={step.title} className="grid grid-cols-[2.5rem_1fr] border-t border-line pt-4">
        <span aria-hidden="true" className="pt-0.5 font-mono text-small leading-5 font-strong text-accent">
          {String(index + 1).padStart(2, '0')}
        </span>
        <div className="min-w-0">
          <h3 className="mb-1.5 text-lg text-ink">{step.title}</h3>
          <p>
            <Prose text={step.text} />
          </p>
        </div>
      </li>
    ))}
  </ol>
)

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={headingId(block.text)} className="mt-7 text-2xl text-ink first:mt-0">
          {block.text}
        </h2>
      )
    case 'subheading':
      return (
        <h3 id={headingId(block.text)} className="mt-3 text-xl text-ink">
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Prose text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
          {block.items.map((item) => (
            <li key={item}>
              <Prose text={item} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return <Steps items={block.items} />
    case 'tips':
      return <Tips items={block.items} />
    case 'formats':
      return <Formats items={block.items} />
    case 'code':
      return <CodeBlock {...block} />
    case 'table':
      return <Table {...block} />
    case 'quote':
      return (
        <figure className="my-3 border-l-2 border-ink pl-5">
          <blockquote className="text-ink">{block.text}</blockquote>
          <figcaption className="mt-2 font-mono text-note text-ink-3">
            <a href={block.url} className="py-1 hover:text-ink hover:underline">
              {block.source}
            </a>
          </figcaption>
        </figure>
      )
    case 'note':
      return (
        <div className="my-3 rounded-panel border border-line-strong bg-surface p-5">
          <h3 className="mb-2 text-lg text-ink">{block.title}</h3>
          <p>
            <Prose text={block.text} />
          </p>
        </div>
      )
  }
}
