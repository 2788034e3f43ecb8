import { brand } from '#app/config.ts'
import { renderFeed } from '#app/lib/feed.ts'
import { articlePath, articles, feedPath } from './articles/list.ts'

/** The feed of the blog as RSS 2.0; `address` turns a path of ours into a full one. */
export const renderBlogFeed = (address: (path: string) => string): string =>
  renderFeed({
    title: `${brand} Blog`,
    url: address('/blog'),
    self: address(feedPath),
    description: 'Notes on formats, encodings and identifiers for working developers.',
    items: articles.toSorted((a, b) => b.published.localeCompare(a.published)).map((article) => ({ ...article, url: address(articlePath(article.slug)) })),
  })
