import type { ReactNode } from 'react'
import { href } from '#app/config.ts'
import { Wrap } from '#app/ui/layout/section.tsx'
import { headingId } from '../blocks.tsx'
import type { LegalSection, LegalText } from './legal-types.ts'

function SectionView({ section, children }: { section: LegalSection; children: ReactNode }) {
  const { list = [], items = {} } = section
  const bullets = [...list.map((text) => ['', text]), ...Object.entries(items)]
  return (
    <section aria-labelledby={headingId(section.title)} className="grid gap-4">
      <h2 id={headingId(section.title)} className="text-2xl text-ink">
        {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {bullets.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
          {bullets.map(([name, text]) => (
            <li key={text}>
              {name && <strong className="font-strong text-ink">{name}: </strong>}
              {text}
            </li>
          ))}
        </ul>
      )}
      {children}
      {section.link && (
        <p>
          <a
            href={href(section.link.path)}
            className="py-1 font-strong text-ink underline decoration-accent underline-offset-4 hover:decoration-2"
          >
            {section.link.text}
          </a>
        </p>
      )}
    </section>
  )
}

type Props = {
  text: LegalText
  /** Extra content of sections, by title. */
  parts?: Readonly<Record<string, ReactNode>>
}

export function LegalPage({ text, parts = {} }: Props) {
  return (
    <Wrap className="pt-4 pb-12 md:pb-16">
      <h1 className="mb-2 text-4xl">{text.title}</h1>
      <p className="mb-4 text-lead text-ink-2">{text.summary}</p>
      <p className="mb-10 font-mono text-note text-ink-3">Last updated: {text.updated}</p>
      <div className="grid gap-x-12 gap-y-10 border-t border-line pt-8 md:grid-cols-[220px_minmax(0,1fr)] md:pt-10 lg:grid-cols-[280px_minmax(0,1fr)]">
        <nav aria-label="On this page" className="self-start text-body md:sticky md:top-[84px]">
          <p className="mb-3 font-mono text-note text-ink-3">On this page</p>
          <ol className="grid gap-1">
            {text.sections.map(({ title }) => (
              <li key={title}>
                <a
                  href={`#${headingId(title)}`}
                  className="inline-block py-0.75 text-ink-2 hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="later grid max-w-[64ch] gap-10 text-ink-2">
          {text.sections.map((section) => (
            <SectionView key={section.title} section={section}>
              {parts[section.title]}
            </SectionView>
          ))}
        </div>
      </div>
    </Wrap>
  )
}
