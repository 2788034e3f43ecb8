type FeedItem = { title: string; url: string; description: string; category: string; published: string }
type Feed = { title: string; url: string; self: string; description: string; items: readonly FeedItem[] }

/** Escapes text for an XML document: `"a < b & c"` → `"a &#60; b &#38; c"` */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** A date for RSS, RFC 822 with a four-digit year: `"2025-08-04"` → `"Mon, 04 Aug 2025 00:00:00 GMT"` */
const formatDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

function renderItem({ title, url, published, category, description }: FeedItem): string {
  const parts = { title, link: url, guid: url, pubDate: formatDate(published), category, description }
  const lines = Object.entries(parts).map(([name, text]) => `      ${element(name, text)}`)
  return ['    <item>', ...lines, '    </item>'].join('\n')
}

/** An RSS 2.0 document. Items keep their order, and the first one gives the feed its date. */
export function renderFeed({ title, url, self, description, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', title)}`,
    `    ${element('link', url)}`,
    `    ${element('description', description)}`,
    '    <language>en</language>',
    ...items.slice(0, 1).map((item) => `    ${element('lastBuildDate', formatDate(item.published))}`),
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(renderItem),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
