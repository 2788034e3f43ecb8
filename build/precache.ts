import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf } from '../app/lib/content-types.ts'
import type { FileList } from '../app/offline/kept-files.ts'

type HeaderTable = Record<string, string>
type Site = {
  basePath: string
  notFoundPath: string
  resetPath: string
  /** The headers of every answer of an origin that may have a service worker. */
  common: HeaderTable
  assets: HeaderTable
  documents: Record<string, { file: string; headers: HeaderTable }>
}

const isLeftOut = /\.(html|br|gz)$|^(_headers|site\.json|sw\.js|robots\.txt|sitemap\.xml|og-image\.png)$/
const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** Writes into the built service worker what it keeps: every document, and every file a page may ask for. */
export function writePrecache(folder: string, site: Site): void {
  const { basePath, notFoundPath, resetPath, common, assets, documents } = site
  const pages = Object.entries(documents)
    .filter(([path]) => path !== resetPath)
    .map(([path, { file, headers }]) => ({ path: path === notFoundPath ? `/${file}` : path, file, headers }))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !isLeftOut.test(file))
    .map((file) => ({ path: `/${file}`, file, headers: file.startsWith('assets/') ? assets : {} }))

  const kinds: string[] = []
  const list: FileList = { common, kinds: [], files: {} }
  for (const { path, file, headers } of [...pages, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const kind = JSON.stringify({ ...headers, 'Content-Type': contentTypeOf(`/${file}`) })
    if (!kinds.includes(kind)) kinds.push(kind)
    list.files[basePath + path] = [digest(readFileSync(join(folder, file))), kinds.indexOf(kind)]
  }
  list.kinds = kinds.map((kind) => JSON.parse(kind))

  const precache = {
    routes: Object.keys(documents).filter((path) => path !== notFoundPath && path !== resetPath),
    notFound: `${basePath}/${documents[notFoundPath]?.file}`,
    version: { name: digest(JSON.stringify(list)), list },
  }
  const worker = join(folder, 'sw.js')
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace('__PRECACHE__', () => JSON.stringify(precache)),
  )
}
