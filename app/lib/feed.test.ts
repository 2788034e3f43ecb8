import { expect, test } from 'vitest'
import { renderFeed } from './feed.ts'
import { renderSitemap } from './sitemap.ts'

const item = (title: string, published: string) => ({
  title,
  url: `https://a.example/${title.toLowerCase()}?x=1&y=2`,
  description: 'if (a < b && c > "d")',
  category: 'Tips',
  date: 'Some day',
  published,
})
const feed = {
  title: "A's blog",
  url: 'https://a.example/blog',
  self: 'https://a.example/feed.xml',
  description: 'Notes',
  styleSheet: 'feed.css?a&b',
  note: 'This is a feed. Copy <this>:',
  linkText: 'Read',
  items: [item('Second', '2025-08-04'), item('First', '2025-08-01')],
}

test('a feed is RSS 2.0 and names the channel, its page and itself', () => {
  const xml = renderFeed(feed)
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?xml-stylesheet [^\n]*\?>\n<rss version="2\.0"/)
  expect(xml).toContain('<title>A&#39;s blog</title>')
  expect(xml).toContain('<link>https://a.example/blog</link>')
  expect(xml).toContain('<atom:link href="https://a.example/feed.xml" rel="self" type="application/rss+xml"/>')
})

test('items keep their order, and the newest one gives the feed its date', () => {
  const xml = renderFeed(feed)
  expect([...xml.matchAll(/<item>\s*<title>(\w+)/g)].map((match) => match[1])).toEqual(['Second', 'First'])
  expect(xml).toContain('<lastBuildDate>Mon, 04 Aug 2025 00:00:00 GMT</lastBuildDate>')
  expect([...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map((match) => match[1])).toEqual([
    'Mon, 04 Aug 2025 00:00:00 GMT',
    'Fri, 01 Aug 2025 00:00:00 GMT',
  ])
  expect(renderFeed({ ...feed, items: [] })).not.toContain('lastBuildDate')
})

test('XML markup is escaped in text and in addresses', () => {
  const xml = renderFeed(feed)
  expect(xml).toContain('<description>if (a &#60; b &#38;&#38; c &#62; &#34;d&#34;)</description>')
  expect(xml).toContain('<guid>https://a.example/second?x=1&#38;y=2</guid>')
  expect(renderSitemap(['https://a/?b&c'])).toContain('  <url><loc>https://a/?b&#38;c</loc></url>\n</urlset>\n')
})

test('a browser shows what the feed is, its address, and a link and a date for each article', () => {
  const xml = renderFeed(feed)
  expect(xml).toContain('<?xml-stylesheet type="text/css" href="feed.css?a&#38;b"?>')
  expect(xml).toContain('This is a feed. Copy &#60;this&#62;: <code>https://a.example/feed.xml</code>')
  expect(xml).toContain('<a href="/second?x=1&#38;y=2">Second</a></h2>')
  expect(xml).toContain('datetime="2025-08-04">Some day</time>')
})
