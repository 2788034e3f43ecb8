type FeedItem = {
  title: string
  url: string
  description: string
  category: string
  /** The date for people; `published` is the same day for machines. */
  date: string
  published: string
}
type Feed = {
  title: string
  url: string
  self: string
  description: string
  /** The address of the style sheet with which browsers show it. */
  styleSheet: string
  /** Tells a person who opens it in a browser what it is, before its address and a link to the page. */
  note: string
  linkText: string
  items: readonly FeedItem[]
}

/** Escapes text for an XML document: `"a < b & c"` → `"a &#60; b &#38; c"` */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** A date for RSS, RFC 822 with a four-digit year: `"2025-08-04"` → `"Mon, 04 Aug 2025 00:00:00 GMT"` */
const formatDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

/** Makes an element HTML: browsers show it, and feed readers ignore it. */
const html = 'xmlns="http://www.w3.org/1999/xhtml"'

/** A link on the same site. */
function link(url: string, text: string): string {
  const { pathname, search } = new URL(url)
  return `<a href="${escapeXml(pathname + search)}">${escapeXml(text)}</a>`
}

function renderItem({ title, url, date, published, category, description }: FeedItem): string {
  const lines = [
    element('title', title),
    element('link', url),
    element('guid', url),
    element('pubDate', formatDate(published)),
    `<h2 ${html}>${link(url, title)}</h2>`,
    element('description', description),
    `<time ${html} datetime="${published}">${escapeXml(date)}</time>`,
    element('category', category),
  ]
  return ['    <item>', ...lines.map((line) => `      ${line}`), '    </item>'].join('\n')
}

/** An RSS 2.0 document that browsers can show, too. Items keep their order, and the first one gives the feed its date. */
export function renderFeed({ title, url, self, description, styleSheet, note, linkText, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${escapeXml(styleSheet)}"?>`,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <channel>',
    `    ${element('title', title)}`,
    `    ${element('link', url)}`,
    `    ${element('description', description)}`,
    '    <language>en</language>',
    ...items.slice(0, 1).map((item) => `    ${element('lastBuildDate', formatDate(item.published))}`),
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    `    <meta ${html} name="viewport" content="width=device-width, initial-scale=1"/>`,
    `    <h1 ${html}>${escapeXml(title)}</h1>`,
    `    <p ${html}>${escapeXml(note)} ${element('code', self)} ${link(url, linkText)}</p>`,
    ...items.map(renderItem),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
