import { brand, config, href, notFoundPath } from './config.ts'
import { feedPath } from './content/articles/list.ts'
import geist from './fonts/geist.woff2?url'
import geistMono from './fonts/geist-mono.woff2?url'
import { breadcrumbList, type Head, pageTitle } from './lib/seo.ts'
import { isListed } from './pages.ts'
import { trailOf } from './ui/controls/breadcrumb.tsx'

/** What a document loads. The build and the dev server each provide their own. */
export type Assets = {
  policy: string
  /** Inline elements: boot.ts, the prefetch rules and the style sheet. */
  boot: string
  rules: string
  style: string
  /** Addresses of files that load at once, and of files that load after the first paint. */
  scripts: readonly string[]
  late: { preloads: readonly string[]; scripts: readonly string[] }
  /** The address of a part of the page: `"tools/…/view.tsx"` → `"/assets/view-….js"` */
  addressOf: (part: string) => string
}

export const fonts: readonly string[] = [geist, geistMono]

type Attributes = Record<string, string | true>

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const tag = (name: string, attributes: Attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const link = (rel: string, url: string, more: Attributes = {}) => tag('link', { rel, href: url, ...more })
const moduleScript = (url: string) => `${tag('script', { type: 'module', src: url })}</script>`
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Finds the islands and the scripts in a rendered body. */
export const partPattern = / data-(island|script)="([^"]+)"/g

/** The canonical address of a page: `"/"` under `/some/path` → `"https://stayput.example/some/path"` */
export const canonicalAddress = (path: string): string =>
  `${config.origin}${href(path === '/' && config.basePath ? '' : path)}`

type Rendered = { path: string; head: Head; body: string; assets: Assets }

// Written as text, not as React elements: React moves head elements, and the policy must come before everything it governs.
/** The HTML document around a rendered page: head, policy, body. */
export function renderDocument({ path, head, body, assets }: Rendered): string {
  const title = pageTitle(head.title, brand)
  const canonical = canonicalAddress(path)
  const image = `${config.origin}${href('/og-image.png')}`
  const isIndexed = isListed(path)
  const trail = trailOf(head.crumbs).map(({ name, path }) => ({ name, url: canonicalAddress(path) }))
  const isArticle = path.startsWith('/blog/')
  const font = { as: 'font', type: 'font/woff2', crossorigin: true } as const
  return [
    '<!doctype html>',
    tag('html', { lang: 'en' }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    ...assets.policy.split(', ').map((content) => tag('meta', { 'http-equiv': 'Content-Security-Policy', content })),
    // With "no-referrer" a browser sends `Origin: null` (Fetch §3.2), and our server could not tell that the form is ours.
    ...(path === '/contact' ? [meta('referrer', 'same-origin')] : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    // The first paint and a view transition wait for the whole body: half a document would still shift.
    link('expect', '#end', { blocking: 'render' }),
    assets.boot,
    assets.style,
    ...fonts.map((url) => link('preload', url, font)),
    ...assets.scripts.map(moduleScript),
    meta('description', head.description),
    meta('keywords', (head.keywords ?? []).join(', ')),
    ...(isIndexed ? [link('canonical', canonical)] : [meta('robots', 'noindex')]),
    ...(isArticle || path === '/blog'
      ? [link('alternate', href(feedPath), { type: 'application/rss+xml', title: `${brand} Blog` })]
      : []),
    meta('color-scheme', 'light dark'),
    tag('meta', { name: 'theme-color', content: '#f7f5f0', media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: '#131210', media: '(prefers-color-scheme: dark)' }),
    link('icon', href('/favicon.ico'), { sizes: '32x32' }),
    link('icon', href('/icon.svg'), { type: 'image/svg+xml' }),
    link('apple-touch-icon', href('/apple-touch-icon.png')),
    link('manifest', href('/manifest.webmanifest')),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    property('og:description', head.description),
    ...(isIndexed ? [property('og:url', canonical)] : []),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${brand}: developer tools, your data stays put`),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(head.jsonLd ?? []).map(jsonLd),
    ...(isIndexed && trail.length > 1 ? [jsonLd(breadcrumbList(trail))] : []),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': path })}${body.replace(partPattern, (_, kind, part) => ` data-${kind}="${assets.addressOf(part)}"`)}</div>`,
    '<div id="end"></div>',
    assets.rules,
    // Files that the first paint does not need load after it.
    `<template id="late">${assets.late.scripts.map(moduleScript).join('')}${assets.late.preloads.map((url) => link('modulepreload', url)).join('')}</template>`,
    `<p id="failed" role="alert">Part of this page could not be loaded, so it does not work. <a href="">Reload</a></p>`,
    `<p id="framed" role="alert">This page is embedded in another site, which could watch what you do, so it does not start. <a href="${escapeHtml(href(path === notFoundPath ? '/' : path))}" target="_blank" rel="noopener">Open it in its own tab</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
