import Rss from 'lucide/dist/esm/icons/rss.mjs'
import { AdPlace } from '#app/ads/ad-place.tsx'
import { brand, config, href } from '#app/config.ts'
import { ArticleCard } from '#app/content/article-card.tsx'
import { articlePath, articles, blogCategories, feedPath } from '#app/content/articles/list.ts'
import { headingId } from '#app/content/blocks.tsx'
import { count } from '#app/lib/plural.ts'
import type { Head } from '#app/lib/seo.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Band, RuledGrid, Section, Wrap } from '#app/ui/layout/section.tsx'

const url = (path: string) => `${config.origin}${href(path)}`
const description = 'Notes on JSON, Base64, naming, identifiers and time: how they work and where they go wrong.'

export const head: Head = {
  title: 'Developer Blog',
  description,
  keywords: ['developer blog', 'JSON', 'Base64', 'text case', 'UUID', 'Unix timestamp'],
  crumbs: [{ name: 'Blog', path: '/blog' }],
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: `${brand} Blog`,
      description,
      url: url('/blog'),
      blogPost: articles.map((article) => ({
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.description,
        datePublished: article.published,
        url: url(articlePath(article.slug)),
      })),
    },
  ],
}

// A category without articles is not shown.
const groups = blogCategories
  .map((category) => ({
    ...category,
    id: headingId(category.name),
    articles: articles.filter((article) => article.category === category.name),
  }))
  .filter((group) => group.articles.length > 0)

export default function BlogPage() {
  return (
    <>
      <Wrap className="pt-4 pb-10">
        <h1 className="mb-2 text-4xl">Developer Blog</h1>
        <p className="text-lead text-ink-2">
          The formats behind the tools: what they promise, where they break, and the habits that keep data intact.
        </p>
      </Wrap>
      <Section title="Latest Articles">
        {groups.map((group) => (
          <div key={group.id} id={group.id} className="not-first:mt-10">
            <h3 className="mb-4 font-mono text-note font-strong tracking-normal text-ink-3">
              {group.name} · {group.articles.length}
            </h3>
            <RuledGrid most="two">
              {group.articles.map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </RuledGrid>
          </div>
        ))}
      </Section>
      <AdPlace />
      <Section title="Blog Categories">
        <RuledGrid>
          {groups.map((group) => (
            <li key={group.id} className="relative transition-colors duration-120 has-[a:hover]:bg-paper">
              <h3 className="mb-1.5 text-lead">
                <a href={`#${group.id}`} className="after:absolute after:inset-0">
                  {group.name}
                </a>
              </h3>
              <p className="mb-3 text-body text-ink-2">{group.text}</p>
              <p className="font-mono text-note text-ink-3">{count(group.articles.length, 'article')}</p>
            </li>
          ))}
        </RuledGrid>
      </Section>
      <Band>
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel border border-line-strong bg-surface p-6 shadow-panel md:p-9">
          <div>
            <h2 className="mb-2 text-2xl md:text-3xl">Stay Updated</h2>
            <p className="text-ink-2">
              Get new articles by RSS: add the feed to your reader. It needs no email address and no account.
            </p>
          </div>
          <a href={href(feedPath)} className={buttonClass('primary', 'large')}>
            <Icon of={Rss} />
            Subscribe to Updates
          </a>
        </div>
      </Band>
    </>
  )
}
