import Check from 'lucide/dist/esm/icons/check.mjs'
import type { ReactNode } from 'react'
import { brand, href } from '#app/config.ts'
import { articlePath, articles } from '#app/content/articles/list.ts'
import { featuredTools, howItWorks, teaserCount, valuePoints } from '#app/content/home.ts'
import type { Head } from '#app/lib/seo.ts'
import { offerTools } from '#app/site/paste-box/offers.ts'
import PasteBox from '#app/site/paste-box/paste-box.tsx'
import { initialState } from '#app/site/paste-box/state.ts'
import { listedTools } from '#app/site/rail.tsx'
import { pickTools, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { Arrow, Band, Blurbs, Part, RuledGrid, Section, Steps, Wrap } from '#app/ui/layout/section.tsx'

export const head: Head = {
  title: `${brand}: developer tools, your data stays put`,
  description:
    'Format, encode, hash and convert in your browser. No account, no upload: the page is not allowed to send what you paste.',
  keywords: ['developer tools', 'privacy', 'offline', 'JSON formatter', 'Base64', 'UUID', 'hash'],
  crumbs: [],
}

const More = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={href(path)} className="py-1 text-body font-strong hover:underline max-sm:-my-2 max-sm:py-3">
    {children} <Arrow />
  </a>
)

const Teasers = () => (
  <ul className="border-b border-line">
    {articles.slice(0, teaserCount).map(({ slug, title, description, date, published }) => (
      <li
        key={slug}
        className="relative grid gap-x-12 gap-y-1 border-t border-line py-4 transition-colors duration-180 has-[a:hover]:bg-surface md:grid-cols-[140px_1fr]"
      >
        <time dateTime={published} className="pt-1 font-mono text-note text-ink-3">
          {date}
        </time>
        <div>
          <h3 className="mb-1 text-lg leading-snug">
            <a
              href={href(articlePath(slug))}
              aria-label={`Read Article: ${title}`}
              className="after:absolute after:inset-0"
            >
              {title}
            </a>
          </h3>
          <p className="max-w-[68ch] text-lead text-ink-2">{description}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Hero = () => (
  <div className="grid gap-8 lg:grid-cols-[2fr_3fr] xl:grid-cols-[5fr_6fr] xl:gap-x-14">
    <div className="lg:pt-3.5">
      <p className="mb-4 font-mono text-note text-ink-3">{tools.length} tools · no account · no upload</p>
      <h1 className="mb-5 text-[clamp(38px,7vw,58px)] leading-[1.08] tracking-[-0.032em] lg:text-[clamp(38px,4.6vw,58px)]">
        Developer tools.
        <br />
        Your data
        <br />
        <span className="text-accent">stays put.</span>
      </h1>
      <p className="mb-6.5 max-w-[44ch] text-lg text-ink-2">
        Format, encode, hash, convert. Everything runs in this tab, and your browser blocks the page from sending what
        you paste. See for yourself.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href={href('/tools')} className={buttonClass('primary', 'large')}>
          Explore Tools
        </a>
        <a href={href('/contact')} className={buttonClass('plain', 'large')}>
          Contact us
        </a>
      </div>
    </div>
    <noscript>
      <p className="rounded-panel bg-warn-soft px-3.5 py-2.5 text-body text-warn">
        The paste box and the tools run in your browser and need JavaScript, which is turned off.
      </p>
    </noscript>
    <div className="min-w-0 noscript:hidden">
      <Island file="site/paste-box/paste-box.tsx" part={PasteBox} values={{ shown: offerTools(initialState) }} />
    </div>
  </div>
)

const ToolStrip = () => (
  <nav aria-label="All tools">
    <ul className="grid grid-cols-3 gap-px overflow-clip rounded-panel border border-line-strong bg-surface *:shadow-[0_0_0_1px_var(--color-line)] min-[480px]:grid-cols-4 sm:grid-cols-6 lg:grid-cols-12">
      {listedTools.map(({ slug, name, shortName, glyph }) => (
        <li key={slug}>
          <a
            href={href(toolPath(slug))}
            data-tip={name}
            className="grid justify-items-center gap-2 px-1 pt-3.5 pb-3 text-note leading-tight transition-colors duration-180 hover:bg-accent-soft focus-visible:-outline-offset-2"
          >
            <span aria-hidden="true" className="font-mono text-body leading-none font-strong text-accent">
              {glyph}
            </span>
            {shortName}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

// The browser saves the site while the page is idle. `data-offline` on the root says that it is done.
const Offline = () => (
  <p>
    <span className="in-data-offline:hidden">Works offline once your browser has saved the site</span>
    <span className="hidden items-center gap-1.5 text-ok in-data-offline:inline-flex">
      <Icon of={Check} size={14} /> Saved in your browser, works offline
    </span>
  </p>
)

export default function HomePage() {
  return (
    <>
      <Wrap className="pt-8 pb-9 lg:pt-[clamp(20px,calc(12vh-58px),60px)]">
        <Hero />
        <div className="mt-8 grid gap-3 lg:mt-[clamp(20px,calc(10vh-44px),48px)]">
          <ToolStrip />
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-ink-2">
            <p>
              Pick a tool, or{' '}
              <a
                href={href('/tools')}
                className="py-1.5 text-ink underline decoration-accent underline-offset-4 max-sm:py-3.5"
              >
                see what each of them does
              </a>
            </p>
            <Offline />
          </div>
        </div>
      </Wrap>
      <Section title="Featured tools" aside={<More path="/tools">All {tools.length} tools</More>}>
        <RuledGrid>
          {pickTools(tools, featuredTools).map((tool) => (
            <ToolCard key={tool.slug} tool={tool} />
          ))}
        </RuledGrid>
      </Section>
      <Band className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part title="What you can count on">
          <RuledGrid most="two">
            <Blurbs items={valuePoints} />
          </RuledGrid>
        </Part>
        <Part title="How it works">
          <Steps items={howItWorks} />
        </Part>
      </Band>
      <Section title="From the blog" aside={<More path="/blog">View All Posts</More>}>
        <Teasers />
      </Section>
    </>
  )
}
