import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { AdPlace } from '#app/ads/ad-place.tsx'
import { brand, config, href } from '#app/config.ts'
import { faqPage, type Head } from '#app/lib/seo.ts'
import { pickTools, toolPath } from '#app/tools/catalog.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import type { Tool } from '#app/tools/types.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Arrow, Questions, RuledGrid, Section, Wrap } from '#app/ui/layout/section.tsx'
import type { Article } from './article-types.ts'
import { articlePath, findArticle } from './articles/list.ts'
import { BlockView, contentsOf, headingId } from './blocks.tsx'

const Contents = ({ article }: { article: Article }) => (
  <ul className="border-l border-line">
    {contentsOf(article).map(({ text, isInner }) => (
      <li key={text}>
        <a href={`#${headingId(text)}`} className={`contents-link ${isInner ? 'pl-7' : 'pl-4'}`}>
          {text}
        </a>
      </li>
    ))}
  </ul>
)

const TryIt = ({ tool, invitation }: { tool: Tool; invitation: string }) => (
  <aside
    aria-label={tool.name}
    className="self-start rounded-panel border border-line-strong bg-surface px-3 py-4 text-body text-ink-2 lg:sticky lg:top-[76px]"
  >
    <p aria-hidden="true" className="mb-3 font-mono text-lead leading-none font-strong text-ink">
      {tool.glyph}
    </p>
    <p className="mb-1 text-lead font-heading tracking-[-0.03em] text-ink">{tool.name}</p>
    <p className="mb-3.5">{tool.available ? invitation : 'This tool is still being built. Others are ready.'}</p>
    <a
      href={href(tool.available ? toolPath(tool.slug) : '/tools')}
      aria-label={tool.available ? `Use Tool: ${tool.name}` : undefined}
      className={buttonClass('primary', 'normal', 'w-full max-sm:h-11')}
    >
      {tool.available ? 'Use Tool' : 'Browse Tools'}
    </a>
  </aside>
)

const AllToolsCard = () => (
  <li className="relative flex min-h-[168px] flex-col gap-2.5 transition-colors duration-120 has-[a:hover]:bg-paper">
    <span aria-hidden="true" className="font-mono text-lead leading-[18px] font-strong text-accent">
      [•]
    </span>
    <h3 className="text-lead">Everything else</h3>
    <p className="text-body text-ink-2">{tools.length} tools in all, each on its own page.</p>
    <a href={href('/tools')} className="mt-auto text-body font-strong after:absolute after:inset-0">
      All tools <Arrow />
    </a>
  </li>
)

function ArticlePage({ slug, article }: { slug: string; article: Article }) {
  const entry = findArticle(slug)
  const related = pickTools(tools, [article.tool, article.otherTool])
  return (
    <>
      <Wrap className="pt-4 pb-14 md:pb-20">
        <div
          data-script="site/scripts/article.ts"
          className="grid gap-x-8 gap-y-10 lg:grid-cols-[220px_minmax(0,680px)_220px] xl:gap-x-10"
        >
          <nav
            aria-label="In this article"
            className="self-start text-small max-lg:hidden lg:sticky lg:top-[76px] lg:max-h-[calc(100dvh-100px)] lg:overflow-y-auto"
          >
            <p className="border-l border-line pb-2.5 pl-4 text-note leading-none font-strong text-ink-3">
              In this article
            </p>
            <Contents article={article} />
          </nav>
          <article className="min-w-0 max-w-[680px]">
            <header className="mb-6 border-b border-line pb-5">
              <h1 className="mb-3 text-4xl text-balance">{entry.title}</h1>
              <p className="mb-3.5 text-lg leading-normal text-ink-2">{article.lede}</p>
              <p className="flex flex-wrap items-baseline gap-x-3.5 font-mono text-note text-ink-3">
                <a href={href(`/blog#${headingId(entry.category)}`)} className="py-1 hover:text-ink hover:underline">
                  {entry.category}
                </a>
                <time dateTime={entry.published}>{entry.date}</time>
                <span>{entry.readTime}</span>
              </p>
            </header>
            <details className="group mb-6 rounded-panel border border-line bg-surface lg:hidden">
              <summary className="flex min-h-11 list-none items-center justify-between px-4 text-body font-strong">
                In this article
                <Icon of={ChevronDown} className="text-ink-3 transition-transform duration-180 group-open:rotate-180" />
              </summary>
              <nav aria-label="In this article" className="px-4 pb-3 text-body">
                <Contents article={article} />
              </nav>
            </details>
            <div className="later grid grid-cols-[minmax(0,1fr)] content-start gap-4 text-lg leading-[1.62] text-ink">
              {article.blocks.map((block) => (
                <BlockView key={JSON.stringify(block)} block={block} />
              ))}
            </div>
            <p role="status" className="sr-only" />
          </article>
          {related[0] && <TryIt tool={related[0]} invitation={article.invitation} />}
        </div>
      </Wrap>
      <AdPlace />
      <Questions title="Frequently asked questions" items={article.faq} />
      <Section title="Related tools">
        <RuledGrid>
          {related.map((tool) => (
            <ToolCard key={tool.slug} tool={tool} />
          ))}
          <AllToolsCard />
        </RuledGrid>
      </Section>
    </>
  )
}

export function articlePage(slug: string, article: Article) {
  const { title, description, published, category } = findArticle(slug)
  const address = (path: string) => `${config.origin}${href(path)}`
  const path = articlePath(slug)
  const publisher = { '@type': 'Organization', name: brand, url: address('/') }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: address(path),
    mainEntityOfPage: address(path),
    image: address('/og-image.png'),
    datePublished: published,
    dateModified: published,
    articleSection: category,
    keywords: article.keywords.join(', '),
    inLanguage: 'en',
    author: publisher,
    publisher,
  }
  const head: Head = {
    title,
    description,
    keywords: article.keywords,
    crumbs: [
      { name: 'Blog', path: '/blog' },
      { name: title, path },
    ],
    jsonLd: [posting, faqPage(article.faq)],
  }
  return { head, default: () => <ArticlePage slug={slug} article={article} /> }
}
