import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'

type BoxProps = { className?: string; children: ReactNode }

export const Wrap = ({ className = '', children }: BoxProps) => (
  <div className={`mx-auto max-w-[1240px] px-4 md:px-5 ${className}`}>{children}</div>
)

/** After the words of a link that leads on. An icon, because our fonts have no arrow and a browser needs time to find one that has. */
export const Arrow = () => <Icon of={ArrowRight} size={14} className="inline text-accent" />

/** A part of a page between two thin lines. */
export const Band = ({ className = '', children }: BoxProps) => (
  <section className="band later">
    <Wrap className={className}>{children}</Wrap>
  </section>
)

type PartProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A heading and its content. */
export const Part = ({ title, aside, children }: PartProps) => (
  <div className="min-w-0">
    <div className="mb-5 flex items-baseline justify-between gap-4">
      <h2 className="text-2xl">{title}</h2>
      {aside}
    </div>
    {children}
  </div>
)

/** A part of a page on its own band. */
export const Section = (props: PartProps) => (
  <Band>
    <Part {...props} />
  </Band>
)

// Full class names: a document gets only the styles that its HTML or scripts name.
const columns = {
  two: 'sm:*:basis-2/5',
  three: 'sm:*:basis-2/5 lg:*:basis-3/10',
  four: 'sm:*:basis-2/5 xl:*:basis-1/5',
}

type GridProps = { most?: keyof typeof columns; children: ReactNode }

/** A grid with thin lines between its cells. The cells of the last row share its width, so none is blank. */
export const RuledGrid = ({ most = 'three', children }: GridProps) => (
  <ul
    className={`flex flex-wrap gap-px overflow-clip rounded-panel border border-line bg-surface *:min-w-0 *:grow *:basis-full *:p-5 *:shadow-[0_0_0_1px_var(--color-line)] ${columns[most]}`}
  >
    {children}
  </ul>
)

type Blurb = { title: string; text: string }

/** Cells of a ruled grid, each with a heading and a short text. */
export const Blurbs = ({ items }: { items: readonly Blurb[] }) =>
  items.map((item) => (
    <li key={item.title}>
      <h3 className="mb-1.5 text-lead">{item.title}</h3>
      <p className="max-w-[68ch] text-body text-ink-2">{item.text}</p>
    </li>
  ))

/** A heading across a ruled grid, above the cells that follow. */
export const GridHeading = ({ title }: { title: string }) => (
  <li className="basis-full!">
    <h2 className="text-2xl">{title}</h2>
  </li>
)

export function Steps({ items }: { items: readonly Blurb[] }) {
  return (
    <ol className="grid gap-5">
      {items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line pt-3.5">
          <span aria-hidden="true" className="font-mono text-small leading-6 font-strong text-accent">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 className="mb-1 text-lead">{item.title}</h3>
            <p className="max-w-[68ch] text-body text-ink-2">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Questions to open one by one, next to their heading. */
export function Questions({ title, items }: { title: string; items: readonly { question: string; answer: string }[] }) {
  return (
    <Band className="grid gap-x-12 md:grid-cols-[280px_1fr]">
      <h2 className="mb-5 text-2xl">{title}</h2>
      <div className="border-b border-line">
        {items.map((item) => (
          <details key={item.question} className="group border-t border-line">
            <summary className="flex list-none justify-between gap-4 rounded-control py-4 font-strong group-open:pb-2 hover:text-ink-2">
              {item.question}
              <span aria-hidden="true" className="font-mono text-accent group-open:hidden">
                +
              </span>
              <span aria-hidden="true" className="hidden font-mono text-accent group-open:inline">
                –
              </span>
            </summary>
            <p className="max-w-[62ch] pb-4 text-ink-2">{item.answer}</p>
          </details>
        ))}
      </div>
    </Band>
  )
}
