import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const Wrap = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`mx-auto max-w-[1200px] px-4 md:px-6 ${className}`}>{children}</div>
)

/** Behind the words of a link that leads on. Our fonts have no arrow, and to find one that has costs a browser time. */
export const Arrow = () => <Icon of={ArrowRight} size={14} className="inline text-accent" />

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode; 'data-category'?: string }

/** A part of a page below a hairline. */
export function Section({ title, aside, children, ...rest }: SectionProps) {
  return (
    <section className="strip later" {...rest}>
      <Wrap>
        <div className="mb-6 flex items-baseline justify-between gap-4">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          {aside}
        </div>
        {children}
      </Wrap>
    </section>
  )
}

/** A grid whose cells are parted by hairlines. */
export const RuledGrid = ({
  className = 'sm:grid-cols-2 lg:grid-cols-3',
  children,
}: {
  className?: string
  children: ReactNode
}) => (
  <ul
    className={`grid gap-px overflow-clip rounded-panel border border-line bg-surface *:p-6 *:shadow-[0_0_0_1px_var(--color-line)] ${className}`}
  >
    {children}
  </ul>
)

type BlurbsProps = { items: readonly { title: string; text: string }[]; className?: string }

export function Blurbs({ items, ...grid }: BlurbsProps) {
  return (
    <RuledGrid {...grid}>
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="mb-1.5 text-lead">{item.title}</h3>
          <p className="text-body text-ink-2">{item.text}</p>
        </li>
      ))}
    </RuledGrid>
  )
}

export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.title} className="border-t-2 border-ink pt-3.5">
          <span aria-hidden="true" className="mb-2.5 block font-mono text-small leading-none font-strong text-accent">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="mb-1.5 text-lead">{item.title}</h3>
          <p className="text-body text-ink-2">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Questions that open one by one, beside their heading. */
export function Questions({ title, items }: { title: string; items: readonly { question: string; answer: string }[] }) {
  return (
    <section className="strip later">
      <Wrap className="grid gap-x-12 md:grid-cols-[280px_1fr]">
        <h2 className="mb-6 text-2xl md:text-3xl">{title}</h2>
        <div className="border-b border-line">
          {items.map((item) => (
            <details key={item.question} className="group border-t border-line py-4">
              <summary className="flex list-none justify-between gap-4 rounded-control font-strong">
                {item.question}
                <span aria-hidden="true" className="font-mono text-accent group-open:hidden">
                  +
                </span>
                <span aria-hidden="true" className="hidden font-mono text-accent group-open:inline">
                  –
                </span>
              </summary>
              <p className="mt-2 max-w-[62ch] text-ink-2">{item.answer}</p>
            </details>
          ))}
        </div>
      </Wrap>
    </section>
  )
}
