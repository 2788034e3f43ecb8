import { brand, href } from '#app/config.ts'
import { articlePath, articles } from '#app/content/articles/list.ts'
import { featuredTools, howItWorks, teaserCount, valuePoints } from '#app/content/home.ts'
import type { Head } from '#app/lib/seo.ts'
import PasteBox from '#app/site/paste-box/paste-box.tsx'
import { pickTools } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Island } from '#app/ui/island.tsx'
import { Arrow, Blurbs, RuledGrid, Section, Steps, Wrap } from '#app/ui/section.tsx'

export const head: Head = {
  title: `${brand}: developer tools, your data stays put`,
  description:
    'Format, encode, hash and convert in your browser. No account, no upload: the page is not allowed to send what you paste.',
  keywords: ['developer tools', 'privacy', 'offline', 'JSON formatter', 'Base64', 'UUID', 'hash'],
  crumbs: [],
  jsonLd: [],
}

const more = 'text-body font-strong hover:underline'

function Teasers() {
  return (
    <ul className="border-b border-line">
      {articles.slice(0, teaserCount).map((article) => (
        <li
          key={article.slug}
          className="relative grid gap-x-12 gap-y-1 border-t border-line py-4 transition-colors duration-120 has-[a:hover]:bg-surface md:grid-cols-[140px_1fr]"
        >
          <time dateTime={article.published} className="pt-1 font-mono text-note text-ink-3">
            {article.date}
          </time>
          <div>
            <h3 className="mb-1 text-lg leading-snug">
              <a
                href={href(articlePath(article.slug))}
                aria-label={`Read Article: ${article.title}`}
                className="after:absolute after:inset-0"
              >
                {article.title}
              </a>
            </h3>
            <p className="max-w-[68ch] text-lead text-ink-2">{article.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export default function HomePage() {
  return (
    <>
      <Wrap className="grid items-center gap-x-14 gap-y-10 py-12 md:py-18 lg:grid-cols-[1.02fr_1fr]">
        <div>
          <p className="mb-5 font-mono text-note text-ink-3">{tools.length} tools · no account · no upload</p>
          <h1 className="mb-5 text-[clamp(40px,5.2vw,64px)] font-heading tracking-[-0.035em]">
            Developer tools.
            <br />
            Your data <span className="whitespace-nowrap text-accent">stays put.</span>
          </h1>
          <p className="mb-7 max-w-[44ch] text-lg text-ink-2">
            Format, encode, hash, convert. Everything runs in this tab, and the page is not allowed to send what you
            paste anywhere.
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
        <div className="min-w-0">
          <Island file="site/paste-box/paste-box.tsx" part={PasteBox} />
        </div>
      </Wrap>
      <Section
        title="Featured tools"
        aside={
          <a href={href('/tools')} className={more}>
            All {tools.length} tools <Arrow />
          </a>
        }
      >
        <RuledGrid>
          {pickTools(tools, featuredTools).map((tool) => (
            <ToolCard key={tool.slug} tool={tool} />
          ))}
        </RuledGrid>
      </Section>
      <Section title="What you can count on">
        <Blurbs items={valuePoints} className="sm:grid-cols-2 lg:grid-cols-4" />
      </Section>
      <Section title="How it works">
        <Steps items={howItWorks} />
      </Section>
      <Section
        title="From the blog"
        aside={
          <a href={href('/blog')} className={more}>
            View All Posts <Arrow />
          </a>
        }
      >
        <Teasers />
      </Section>
    </>
  )
}
