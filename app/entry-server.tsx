import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { framePath, renderFrame } from './ads/frame.ts'
import { config, href, notFoundPath, resetPath } from './config.ts'
import { feedPath } from './content/articles/list.ts'
import { renderBlogFeed } from './content/blog-feed.ts'
import { renderManifest } from './content/manifest.ts'
import { type Assets, canonicalAddress, fonts, partPattern, renderDocument } from './document.ts'
import { renderSitemap } from './lib/sitemap.ts'
import { isListed, pages } from './pages.ts'
import { framePolicy } from './policy.ts'
import { Shell } from './site/shell.tsx'
import { allTraits } from './tools/all-traits.ts'
import { toolPath } from './tools/catalog.ts'

type FindAssets = (parts: string[], body: string) => Assets | Promise<Assets>

/** The whole HTML document of a page, with the files its parts need: `["tools/…/view.tsx", …]` */
export async function renderPage(path: string, findAssets: FindAssets): Promise<string> {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  const { default: Content, head } = await page.load()
  const body = renderToString(
    <StrictMode>
      <Shell path={path} crumbs={head.crumbs}>
        <Content />
      </Shell>
    </StrictMode>,
  )
  const parts = [...body.matchAll(partPattern)].map((match) => match[2] ?? '')
  if (body.includes(' data-island=')) parts.unshift('hydrate.tsx')
  return renderDocument({ path, head, body, assets: await findAssets(parts, body) })
}

const needs = Object.fromEntries(Object.entries(allTraits).map(([slug, traits]) => [toolPath(slug), traits.needs]))

/** What the build needs besides the documents. */
export const site = {
  config,
  notFoundPath,
  resetPath,
  fonts,
  /** Prefetches a link when the pointer rests on it. */
  speculationRules: JSON.stringify({ prefetch: [{ where: { href_matches: href('/*') }, eagerness: 'moderate' }] }),
  /** Every page and the extra permissions in its policy. */
  paths: pages.map(({ path }) => ({ path, needs: needs[path] ?? [] })),
  /** Files other than documents, by path. */
  files: {
    [feedPath]: renderBlogFeed(canonicalAddress),
    '/sitemap.xml': renderSitemap(pages.filter(({ path }) => isListed(path)).map(({ path }) => canonicalAddress(path))),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${config.origin}${href('/sitemap.xml')}\n`,
    '/manifest.webmanifest': renderManifest(),
    ...(config.adsClient && { [`${framePath}/index.html`]: renderFrame(config.adsClient, framePolicy) }),
  } as Record<string, string>,
}
