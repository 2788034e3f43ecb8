import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Documents = Record<string, { file: string; headers: Record<string, string> }>
type Paths = { basePath: string; notFoundPath: string; resetPath: string }

const isLeftOut = /\.(html|br|gz)$|^(_headers|site\.json|sw\.js|robots\.txt|sitemap\.xml|og-image\.png)$/
const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Writes into the built service worker what it keeps: every document, and every file a page may ask for. */
export function writePrecache(
  folder: string,
  documents: Documents,
  { basePath, notFoundPath, resetPath }: Paths,
): void {
  const pages = Object.entries(documents)
    .filter(([path]) => path !== resetPath)
    .map(([path, { file, headers }]) => ({
      url: basePath + (path === notFoundPath ? `/${file}` : path),
      revision: digest(readFileSync(join(folder, file), 'utf8') + JSON.stringify(headers)),
    }))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !isLeftOut.test(file))
    .map((file) => {
      const revision = file.startsWith('assets/') ? null : digest(readFileSync(join(folder, file)))
      return { url: `${basePath}/${file}`, revision }
    })
  const entries = [...pages, ...files].sort((a, b) => (a.url < b.url ? -1 : 1))
  const routes = Object.keys(documents).filter((path) => path !== notFoundPath && path !== resetPath)
  const precache = {
    version: digest(JSON.stringify(entries)),
    routes,
    notFound: `/${documents[notFoundPath]?.file}`,
    entries,
  }
  const worker = join(folder, 'sw.js')
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace('__PRECACHE__', () => JSON.stringify(precache)),
  )
}
