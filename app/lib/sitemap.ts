import { escapeXml } from './feed.ts'

/** A sitemap of these addresses: `["https://a/"]` → `<urlset …><url><loc>https://a/</loc></url></urlset>` */
export const renderSitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
