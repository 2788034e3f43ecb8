import { brand, href } from '#app/config.ts'
import { featuredTools } from '#app/content/home.ts'
import type { Head } from '#app/lib/seo.ts'
import { pickTools } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { RuledGrid, Section, Steps, Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: `${brand}: developer tools, your data stays put`,
  description:
    'Format, encode, hash and convert in your browser. No account, no upload: the page is not allowed to send what you paste.',
  keywords: ['developer tools', 'privacy', 'offline', 'JSON formatter', 'Base64', 'UUID', 'hash'],
  jsonLd: [],
}

const steps = [
  { title: 'Open a tool', text: 'No sign-up, no cookie wall.' },
  { title: 'Use it', text: 'Your browser does the work.' },
  { title: 'Keep the result', text: 'Copy it, download it, close the tab.' },
]

export default function HomePage() {
  return (
    <>
      <Wrap className="py-14 md:py-20">
        <p className="mb-5 font-mono text-xs text-ink-3">{tools.length} tools · no account · no upload</p>
        <h1 className="mb-5 text-[clamp(40px,5.2vw,64px)] font-[640] tracking-[-0.035em]">
          Developer tools.
          <br />
          Your data <span className="whitespace-nowrap text-accent">stays put.</span>
        </h1>
        <p className="mb-7 max-w-[44ch] text-lg text-ink-2">
          Format, encode, hash, convert. Everything runs in this tab, and the page is not allowed to send what you paste
          anywhere.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href={href('/tools')} className={buttonClass('primary', 'large')}>
            Explore Tools
          </a>
          <a href={href('/contact')} className={buttonClass('plain', 'large')}>
            Contact us
          </a>
        </div>
      </Wrap>
      <Section
        title="Featured tools"
        aside={
          <a href={href('/tools')} className="text-sm font-[540] hover:underline">
            All {tools.length} tools <span className="text-accent">→</span>
          </a>
        }
      >
        <RuledGrid>
          {pickTools(tools, featuredTools).map((tool) => (
            <ToolCard key={tool.slug} tool={tool} />
          ))}
        </RuledGrid>
      </Section>
      <Section title="How it works">
        <Steps items={steps} />
      </Section>
    </>
  )
}
