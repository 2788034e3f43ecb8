import { Hono } from 'hono'
import { answerFile, indexFiles } from './static-files.ts'

type HeaderTable = Record<string, string>

/** What the build writes into `dist/site.json`: the routes, and the headers of everything the server answers. */
export type Site = {
  basePath: string
  notFoundPath: string
  common: HeaderTable
  /** Where the browser trusts the origin: https, or this machine. */
  trusted: HeaderTable
  /** Where the answer goes out by https. */
  secure: HeaderTable
  assets: HeaderTable
  serviceWorker: HeaderTable
  /** Every document; one that is only shown in a frame is no page. */
  documents: Record<string, { file: string; headers: HeaderTable; isFrame?: boolean }>
}

const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/

/** The headers every answer to a request has, whatever it is about. */
export function sharedHeaders(site: Site, request: Request): HeaderTable {
  // TLS ends at a proxy; whoever forges its word gets headers that browsers ignore on plain http.
  const isSecure = request.headers.get('x-forwarded-proto')?.startsWith('https')
  const isTrusted = isSecure || isLoopback.test(new URL(request.url).host)
  return { ...site.common, ...(isTrusted && site.trusted), ...(isSecure && site.secure) }
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
    const page = notFound && files.get(`/${notFound.file}`)
    const file = files.get(document ? `/${document.file}` : path)
    if (file && file !== page) return answerFile(file, c.req.raw, document?.headers ?? fileHeaders(path))
    return page ? answerFile(page, c.req.raw, notFound.headers, 404) : c.notFound()
  })
  return app
}
