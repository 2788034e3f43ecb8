import { Hono } from 'hono'
import { answerFile, indexFiles } from './static-files.ts'

type HeaderTable = Record<string, string>

/** What the build writes into `dist/site.json`: the routes, and the headers of everything the server answers. */
export type Site = {
  basePath: string
  notFoundPath: string
  common: HeaderTable
  assets: HeaderTable
  serviceWorker: HeaderTable
  documents: Record<string, { file: string; headers: HeaderTable }>
}

/** The static site: documents at both spellings of their path, files, and the 404 page. */
export function createSite(site: Site, folder: string): Hono {
  const files = indexFiles(folder)
  const notFound = site.documents[site.notFoundPath]
  const routes = new Map(Object.entries(site.documents).filter(([path]) => path !== site.notFoundPath))

  const byFile = new Map(Object.values(site.documents).map(({ file, headers }) => [`/${file}`, headers]))
  const fileHeaders = (path: string): HeaderTable =>
    path === '/sw.js'
      ? site.serviceWorker
      : path.startsWith('/assets/')
        ? site.assets
        : (byFile.get(path) ?? { 'Cache-Control': 'no-cache' })

  const app = new Hono()
  app.get('*', (c) => {
    const { pathname } = new URL(c.req.url)
    const isInside = pathname === site.basePath || pathname.startsWith(`${site.basePath}/`)
    const path = isInside ? pathname.slice(site.basePath.length) || '/' : ''
    const document = routes.get(path.replace(/(.)\/$/, '$1'))
    const file = files.get(document ? `/${document.file}` : path)
    if (file) {
      const own = document?.headers ?? fileHeaders(path)
      return answerFile(file, c.req.raw, { ...site.common, ...own })
    }
    const page = notFound && files.get(`/${notFound.file}`)
    return page ? answerFile(page, c.req.raw, { ...site.common, ...notFound.headers }, 404) : c.notFound()
  })
  return app
}
