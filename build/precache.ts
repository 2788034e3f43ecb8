import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentTypeOf } from '../app/lib/content-types.ts'
import type { FileList } from '../app/offline/kept-files.ts'
import type { Site as BuiltSite } from '../server/site.ts'

type Site = Pick<BuiltSite, 'basePath' | 'notFoundPath' | 'common' | 'pages' | 'assets' | 'files' | 'documents'> & {
  resetPath: string
}

const isLeftOut =
  /\.(html|br|gz)$|^(_headers|site\.json|sw\.js|(robots|(sw\.)?licenses)\.txt|sitemap\.xml|og-image\.png)$/
const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** Writes the list of files into the built service worker: every document, and every file a page may request. */
export function writePrecache(folder: string, site: Site): void {
  const { basePath, notFoundPath, resetPath, common, assets, documents } = site
  const pages = Object.entries(documents).filter(([path, { isFrame }]) => path !== resetPath && !isFrame)
  const kept = pages.map(([path, { file, headers, trusted }]) => ({
    path: path === notFoundPath ? `/${file}` : path,
    file,
    headers: { ...site.pages, ...headers, ...trusted },
  }))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !isLeftOut.test(file))
    .map((file) => ({ path: `/${file}`, file, headers: file.startsWith('assets/') ? assets : site.files }))

  const kinds: string[] = []
  const list: FileList = { common, kinds: [], files: {} }
  for (const { path, file, headers } of [...kept, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const kind = JSON.stringify({ ...headers, 'Content-Type': contentTypeOf(`/${file}`) })
    if (!kinds.includes(kind)) kinds.push(kind)
    list.files[basePath + path] = [digest(readFileSync(join(folder, file))), kinds.indexOf(kind)]
  }
  list.kinds = kinds.map((kind) => JSON.parse(kind))

  const precache = {
    routes: pages.map(([path]) => path).filter((path) => path !== notFoundPath),
    notFound: `${basePath}/${documents[notFoundPath]?.file}`,
    version: { name: digest(JSON.stringify(list)), list },
  }
  const worker = join(folder, 'sw.js')
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace('__PRECACHE__', () => JSON.stringify(precache)),
  )
}
