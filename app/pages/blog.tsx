import Rss from 'lucide/dist/esm/icons/rss.mjs'
import { AdPlace } from '#app/ads/ad-place.tsx'
import { brand, config, href } from '#app/config.ts'
import { ArticleCard } from '#app/content/article-card.tsx'
import { articlePath, articles, blogCategories, feedPath } from '#app/content/articles/list.ts'
import type { Head } from '#app/lib/seo.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RuledGrid, Section, Wrap } from '#app/ui/section.tsx'

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

function countArticles(category: string): string {
  const count = articles.filter((article) => article.category === category).length
  return count === 0 ? 'No articles yet' : count === 1 ? '1 article' : `${count} articles`
}

export default function BlogPage() {
  return (
    <>
      <Wrap className="pt-6 pb-12 md:pt-8">
        <h1 className="mb-3 text-4xl md:text-5xl">Developer Blog</h1>
        <p className="max-w-[56ch] text-lg text-ink-2">
          The formats behind the tools: what they promise, where they break, and the habits that keep data intact.
        </p>
      </Wrap>
      <Section
        title="Latest Articles"
        aside={
          <a href={href(feedPath)} className="flex items-center gap-1.5 text-body font-strong hover:underline">
            <Icon of={Rss} className="text-accent" />
            RSS feed
          </a>
        }
      >
        <RuledGrid className="sm:grid-cols-2">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </RuledGrid>
      </Section>
      <AdPlace />
      <Section title="Blog Categories">
        <RuledGrid className="md:grid-cols-3">
          {blogCategories.map((category) => (
            <li key={category.name}>
              <h3 className="mb-1.5 text-lead">{category.name}</h3>
              <p className="mb-3 text-body text-ink-2">{category.text}</p>
              <p className="font-mono text-note text-ink-3">{countArticles(category.name)}</p>
            </li>
          ))}
        </RuledGrid>
      </Section>
      <section className="strip later">
        <Wrap>
          <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel border border-line-strong bg-surface p-6 shadow-panel md:p-9">
            <div>
              <h2 className="mb-2 text-2xl md:text-3xl">Stay Updated</h2>
              <p className="max-w-[56ch] text-ink-2">
                Write to us to hear of new articles and tools, or add the feed to your reader: it needs no address and
                no account.
              </p>
            </div>
            <a href={href('/contact')} className={buttonClass('primary', 'large')}>
              Subscribe to Updates
            </a>
          </div>
        </Wrap>
      </section>
    </>
  )
}
