import type { ComponentType } from 'react'
import { notFoundPath, resetPath } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import { toolPath } from '#app/tools/catalog.ts'
import { readContent } from '#app/tools/read-content.ts'
import { availableTools } from '#app/tools/registry.ts'
import { toolPage } from '#app/tools/tool-page.tsx'
import { articlePage } from './content/article-page.tsx'
import { readArticle } from './content/read-article.ts'

type PageModule = { head: Head; default: ComponentType }
export type Page = { path: string; load: () => Promise<PageModule> }

const sitePages = import.meta.glob<PageModule>('./pages/*.tsx')
const contents = import.meta.glob<string>('./tools/*/content.md', { query: '?raw', import: 'default' })
const views = import.meta.glob<ComponentType>('./tools/*/view.tsx', { import: 'default' })
const articles = import.meta.glob<string>('./content/articles/*.md', { query: '?raw', import: 'default' })

export const isListed = (path: string): boolean => path !== notFoundPath && path !== resetPath

const siteRoutes: Record<string, string> = { home: '/', 'not-found': notFoundPath }
const nameOf = (file: string, part: number) => file.split('/')[part]?.replace(/\.\w+$/, '') ?? ''

/** Every page of the site: the route table, derived from the folders. */
export const pages: readonly Page[] = [
  ...Object.entries(sitePages).map(([file, load]) => {
    const name = nameOf(file, 2)
    return { path: siteRoutes[name] ?? `/${name}`, load }
  }),
  ...availableTools.map((tool) => {
    const path = toolPath(tool.slug)
    const [content, view] = [contents[`.${path}/content.md`]!, views[`.${path}/view.tsx`]!]
    return { path, load: async () => toolPage(tool, readContent(await content()), await view()) }
  }),
  ...Object.entries(articles).map(([file, load]) => {
    const slug = nameOf(file, 3)
    return { path: `/blog/${slug}`, load: async () => articlePage(slug, readArticle(await load())) }
  }),
]
