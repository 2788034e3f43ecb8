import { AdPlace } from '#app/ads/ad-place.tsx'
import { brand, config, href } from '#app/config.ts'
import { blogPosting, faqPage, type Head } from '#app/lib/seo.ts'
import { pickTools, toolPath } from '#app/tools/catalogue.ts'
import { tools } from '#app/tools/registry.ts'
import { ToolCard } from '#app/tools/tool-card.tsx'
import type { Tool } from '#app/tools/types.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Arrow, Questions, RuledGrid, Section, Wrap } from '#app/ui/section.tsx'
import type { Article } from './article-types.ts'
import { articlePath, findArticle } from './articles/list.ts'
import { BlockView, headingId } from './blocks.tsx'

/** The head of an article's page, with its structured data. */
export function articleHead(slug: string, article: Article): Head {
  const { title, description, published, category } = findArticle(slug)
  const url = (path: string) => `${config.origin}${href(path)}`
  return {
    title,
    description,
    keywords: article.keywords,
    crumbs: [
      { name: 'Blog', path: '/blog' },
      { name: title, path: articlePath(slug) },
    ],
    jsonLd: [
      blogPosting({
        title,
        description,
        published,
        category,
        keywords: article.keywords,
        url: url(articlePath(slug)),
        image: url('/og-image.png'),
        publisher: { name: brand, url: url('/') },
      }),
      faqPage(article.faq),
    ],
  }
}

function CallToAction({ tool }: { tool: Tool }) {
  return (
    <div className="mt-8 grid max-w-[540px] gap-4 rounded-panel border border-line-strong bg-surface p-5 shadow-panel">
      <p className="text-lg">
        <span className="block font-strong text-ink">{tool.name}</span>
        {tool.available
          ? `${tool.summary} It runs in your browser, on a page whose policy has the browser refuse its connections.`
          : 'This tool is still being built. Others are ready.'}
      </p>
      <a
        href={href(tool.available ? toolPath(tool.slug) : '/tools')}
        className={buttonClass(
          'primary',
          'large',
          'justify-self-start max-sm:h-auto! max-sm:py-2.5 max-sm:whitespace-normal!',
        )}
      >
        {tool.available ? `Try the ${tool.name}` : 'Browse Tools'}
      </a>
    </div>
  )
}

const AllToolsCard = () => (
  <li className="relative flex min-h-[168px] flex-col gap-2.5 transition-colors duration-120 has-[a:hover]:bg-paper">
    <span aria-hidden="true" className="font-mono text-lead leading-[18px] font-strong text-accent">
      [•]
    </span>
    <h3 className="text-lead">Everything else</h3>
    <p className="text-body text-ink-2">{tools.length} tools in all, each on a page of its own.</p>
    <a href={href('/tools')} className="mt-auto text-body font-strong after:absolute after:inset-0">
      All tools <Arrow />
    </a>
  </li>
)

/** The one template of all articles. */
export function ArticlePage({ slug, article }: { slug: string; article: Article }) {
  const entry = findArticle(slug)
  const related = pickTools(tools, [article.tool, article.otherTool])
  const headings = article.blocks.filter((block) => block.kind === 'heading')
  return (
    <>
      <Wrap className="pt-8 pb-14 md:pt-12 md:pb-20">
        <article>
          <header className="mb-10 md:mb-14">
            <h1 className="mb-5 max-w-[20ch] text-4xl text-balance md:max-w-[24ch] md:text-5xl">{entry.title}</h1>
            <p className="mb-5 max-w-[600px] text-lg text-ink-2 md:text-xl">{article.lede}</p>
            <p className="flex flex-wrap gap-x-4 font-mono text-note text-ink-3">
              <span>{entry.category}</span>
              <time dateTime={entry.published}>{entry.date}</time>
              <span>{entry.readTime}</span>
            </p>
          </header>
          <div className="grid gap-x-12 gap-y-10 border-t border-line pt-8 md:grid-cols-[220px_minmax(0,1fr)] md:pt-10 lg:grid-cols-[280px_minmax(0,1fr)]">
            <nav aria-label="In this article" className="self-start text-body md:sticky md:top-[84px]">
              <p className="mb-3 font-mono text-note text-ink-3">In this article</p>
              <ul className="grid gap-1">
                {headings.map(({ text }) => (
                  <li key={text}>
                    <a
                      href={`#${headingId(text)}`}
                      className="inline-block py-0.75 text-ink-2 hover:text-ink hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="later grid min-w-0 content-start gap-4 text-lg leading-[1.62] text-ink-2">
              {article.blocks.map((block) => (
                <BlockView key={JSON.stringify(block)} block={block} />
              ))}
              {related[0] && <CallToAction tool={related[0]} />}
            </div>
          </div>
        </article>
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
