import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { contentTypeOf } from '#app/lib/content-types.ts'
import { answerFile, type Prepared, prepare, type StaticFile } from './answer-file.ts'
import type { Site } from './site.ts'

const isPrivate = /^\/(_headers|site\.json)$|\.(br|gz)$/

/** Every public file of a folder, by address: `"/assets/app.css"` → type, and content and tag of each variant */
function readFiles(folder: string): Map<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const variant = (file: string) => {
    const content = readFileSync(file)
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }
  }
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const address = path.slice(folder.length).split(sep).join('/')
    if (isPrivate.test(address)) continue
    files.set(address, {
      type: contentTypeOf(address),
      plain: variant(path),
      ...(known.has(`${path}.br`) && { br: variant(`${path}.br`) }),
      ...(known.has(`${path}.gz`) && { gzip: variant(`${path}.gz`) }),
    })
  }
  return files
}

const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/i

// A proxy ends TLS. Anyone who forges its header only gets headers that browsers ignore on plain http.
function trustOf({ headers }: IncomingMessage): number {
  if (String(headers['x-forwarded-proto'] ?? '').startsWith('https')) return 2
  return isLoopback.test(headers.host ?? '') ? 1 : 0
}

/** The path of a proxy-style request (RFC 9112 §3.2.2) or one with dots: `"http://a.example/x/../tools"` → `"/tools"` */
export function resolvePath(url: string): string {
  const whole = url.startsWith('/') ? `http://localhost${url}` : url
  return URL.canParse(whole) ? new URL(whole).pathname : '*'
}

export type StaticSite = ReturnType<typeof createStaticSite>

/** The built site in memory: documents under both spellings of their path, files, and the 404 page. */
export function createStaticSite(site: Site, folder: string) {
  const { basePath, notFoundPath, common, pages, secure } = site
  const sharedWith = (trusted: Record<string, string>) => [
    common,
    { ...common, ...trusted },
    { ...common, ...trusted, ...secure },
  ]
  const shared = sharedWith({})
  const prepareDocument = (file: StaticFile, { headers, trusted }: Site['documents'][string], status?: number) =>
    prepare(file, { ...pages, ...headers }, sharedWith(trusted), status)
  const files = readFiles(folder)
  const { [notFoundPath]: notFound, ...documents } = site.documents
  const missingFile = notFound && files.get(`/${notFound.file}`)
  const missing = missingFile && prepareDocument(missingFile, notFound, 404)
  if (notFound) files.delete(`/${notFound.file}`)

  const answers = new Map<string, Prepared>()
  for (const [path, file] of files) {
    const headers = path === '/sw.js' ? site.serviceWorker : path.startsWith('/assets/') ? site.assets : site.files
    answers.set(basePath + path, prepare(file, headers, shared))
  }
  for (const [path, document] of Object.entries(documents)) {
    const name = document.file
    const file = files.get(`/${name}`)
    if (!file) continue
    const answer = prepareDocument(file, document)
    for (const spelling of [path.replace(/^\/$/, ''), path.replace(/\/?$/, '/'), `/${name}`])
      answers.set(basePath + spelling, answer)
  }

  /** Answers if the address is a file's. Otherwise returns `false`. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/', method } = request
    const [path = ''] = url.split('?', 1)
    const file = answers.get(path) ?? answers.get(resolvePath(url))
    if (!file) return false
    if (method === 'GET' || method === 'HEAD') answerFile(file, trustOf(request), request, response)
    else response.writeHead(405, { ...shared[trustOf(request)], Allow: 'GET, HEAD' }).end()
    return true
  }

  return {
    basePath,
    /** All pages. */
    routes: new Set(Object.keys(documents).filter((path) => !documents[path]?.isFrame)),
    answer,
    answerMissing(request: IncomingMessage, response: ServerResponse) {
      if (missing) answerFile(missing, trustOf(request), request, response)
      else response.writeHead(404).end()
    },
    /** Headers for answers that are not files. Shown in a window, they are documents of our origin too. */
    headersFor: (request: IncomingMessage) => ({
      ...shared[trustOf(request)],
      'Content-Security-Policy': site.files['Content-Security-Policy'] ?? '',
    }),
  }
}
