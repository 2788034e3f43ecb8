import { brand } from '#app/config.ts'
import { renderFeed } from '#app/lib/feed.ts'
import { articlePath, articles, feedPath } from './articles/list.ts'

/** The RSS 2.0 feed of the blog. `address` turns a path into a full URL. */
export const renderBlogFeed = (address: (path: string) => string): string =>
  renderFeed({
    title: `${brand} Blog`,
    url: address('/blog'),
    self: address(feedPath),
    description: 'Notes on formats, encodings and identifiers for working developers.',
    styleSheet: 'feed.css',
    note: 'This is a feed. Copy its address into a feed reader, and new articles appear there:',
    linkText: 'Read the blog in your browser',
    items: articles
      .toSorted((a, b) => b.published.localeCompare(a.published))
      .map((article) => ({ ...article, url: address(articlePath(article.slug)) })),
  })
