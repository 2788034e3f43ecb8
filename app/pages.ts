import type { ComponentType } from 'react'
import type { Head } from '#app/lib/seo.ts'
import { tools } from '#app/tools/registry.ts'

export type PageModule = { head: Head; default: ComponentType }
export type Page = { path: string; file: string; load: () => Promise<PageModule> }

const sitePages = import.meta.glob<PageModule>('./pages/*.tsx')
const toolPages = import.meta.glob<PageModule>('./tools/*/page.tsx')
const articlePages = import.meta.glob<PageModule>('./content/articles/*/page.tsx')

const fileName = (file: string) => file.split('/').pop()?.replace('.tsx', '') ?? ''
const isAvailable = (file: string) => tools.some((tool) => tool.available && file.includes(`/${tool.slug}/`))

/** The page shown for every path that is not in the table; its document is `404.html`. */
export const notFoundPath = '/404'

/** The page that removes what the service worker keeps; it comes from the network alone. */
export const resetPath = '/sw-reset'

/** Whether search engines may list a page. */
export const isListed = (path: string): boolean => path !== notFoundPath && path !== resetPath

const siteRoutes: Record<string, string> = { home: '/', 'not-found': notFoundPath }

/** Every page of the site: the one route table, derived from the folders. */
export const pages: readonly Page[] = [
  ...Object.entries(sitePages).map(([file, load]) => {
    const name = fileName(file)
    return { path: siteRoutes[name] ?? `/${name}`, file: `app/pages/${name}.tsx`, load }
  }),
  ...Object.entries(toolPages)
    .filter(([file]) => isAvailable(file))
    .map(([file, load]) => {
      const slug = file.split('/')[2]
      return { path: `/tools/${slug}`, file: `app/tools/${slug}/page.tsx`, load }
    }),
  ...Object.entries(articlePages).map(([file, load]) => {
    const slug = file.split('/')[3]
    return { path: `/blog/${slug}`, file: `app/content/articles/${slug}/page.tsx`, load }
  }),
]
