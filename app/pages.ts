import type { ComponentType } from 'react'
import { notFoundPath, resetPath } from '#app/config.ts'
import type { Head } from '#app/lib/seo.ts'
import { tools } from '#app/tools/registry.ts'

export type PageModule = { head: Head; default: ComponentType }
export type Page = { path: string; load: () => Promise<PageModule> }

const sitePages = import.meta.glob<PageModule>('./pages/*.tsx')
const toolPages = import.meta.glob<PageModule>('./tools/*/page.tsx')
const articlePages = import.meta.glob<PageModule>('./content/articles/*/page.tsx')

const isAvailable = (slug: string) => tools.some((tool) => tool.available && tool.slug === slug)

/** Whether search engines may list a page. */
export const isListed = (path: string): boolean => path !== notFoundPath && path !== resetPath

const siteRoutes: Record<string, string> = { home: '/', 'not-found': notFoundPath }
const nameOf = (file: string, part: number) => file.split('/')[part]?.replace('.tsx', '') ?? ''

/** Every page of the site: the one route table, derived from the folders. */
export const pages: readonly Page[] = [
  ...Object.entries(sitePages).map(([file, load]) => {
    const name = nameOf(file, 2)
    return { path: siteRoutes[name] ?? `/${name}`, load }
  }),
  ...Object.entries(toolPages)
    .filter(([file]) => isAvailable(nameOf(file, 2)))
    .map(([file, load]) => ({ path: `/tools/${nameOf(file, 2)}`, load })),
  ...Object.entries(articlePages).map(([file, load]) => ({ path: `/blog/${nameOf(file, 3)}`, load })),
]
