import { href } from '#app/config.ts'
import { Icon } from '#app/ui/controls/icon.tsx'
import { Arrow } from '#app/ui/layout/section.tsx'
import { type ArticleEntry, articlePath } from './articles/list.ts'

/** An article in the grid; the featured one takes the whole row. */
export function ArticleCard({ article }: { article: ArticleEntry }) {
  return (
    <li
      className={`relative flex min-h-[220px] flex-col gap-2.5 transition-colors duration-120 has-[a:hover]:bg-paper ${article.featured ? 'basis-full!' : ''}`}
    >
      <p className="flex items-center justify-between gap-4 font-mono text-note text-ink-3">
        <span>
          {article.category}
          {article.featured && <span className="text-accent"> · Featured</span>}
        </span>
        <Icon of={article.icon} size={18} className="text-ink-3" />
      </p>
      <h4 className={article.featured ? 'max-w-[24ch] text-2xl md:text-4xl' : 'text-xl'}>{article.title}</h4>
      <p className={`max-w-[60ch] text-ink-2 ${article.featured ? 'text-lg' : 'text-lead'}`}>{article.description}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3">
        <a
          href={href(articlePath(article.slug))}
          aria-label={`Read Article: ${article.title}`}
          className="text-body font-strong after:absolute after:inset-0"
        >
          Read Article <Arrow />
        </a>
        <span className="flex gap-4 font-mono text-note text-ink-3">
          <time dateTime={article.published}>{article.date}</time>
          <span>{article.readTime}</span>
        </span>
      </p>
    </li>
  )
}
