import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { framePath } from '../app/ads/frame.ts'
import {
  assertObeysPolicy,
  assetHeaders,
  commonHeaders,
  documentHeaders,
  fileHeaders,
  frameHeaders,
  policyFor,
  renderHeaderFile,
  secureHeaders,
  serviceWorkerHeaders,
  trustedHeaders,
} from '../app/policy.ts'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { writePrecache } from './precache.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>
type ServerEntry = typeof import('../app/entry-server.tsx')

const entry = 'app/entry-client.tsx'

/** A chunk and all it imports, each once: the modules a document preloads. */
function collectChunks(manifest: Manifest, key: string, seen = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.set(key, chunk)
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, seen)
  return seen
}

/** Writes every document of the site and the files around them into the built client folder. */
export async function prerender(clientDir: string, serverBundle: string, base: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  rmSync(join(clientDir, '.vite'), { recursive: true })
  const server: ServerEntry = await import(pathToFileURL(resolve(serverBundle)).href)
  const { config, notFoundPath, resetPath, paths: pages } = server.site
  const { basePath } = config
  const url = (file: string) => `${base}${file}`
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(clientDir, file)), { recursive: true })
    writeFileSync(join(clientDir, file), content)
  }
  const documentFile = (path: string) =>
    path === notFoundPath ? '404.html' : `${path === '/' ? '' : `${path.slice(1)}/`}index.html`

  for (const page of pages) {
    const html = await server.renderPage(page.path, (islands) => {
      const seen = collectChunks(manifest, entry)
      for (const file of islands) collectChunks(manifest, `app/${file}`, seen)
      const chunks = [...seen.values()]
      return {
        policy: policyFor(page.path, config, page.needs),
        bootScript: url(manifest['app/boot.ts']?.file ?? ''),
        scripts: [url(manifest[entry]?.file ?? '')],
        preloads: chunks.map((chunk) => url(chunk.file)),
        styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(url),
      }
    })
    assertObeysPolicy(page.path, html)
    write(documentFile(page.path), html)
  }

  for (const [path, text] of Object.entries(server.site.files)) {
    if (path.endsWith('.html')) assertObeysPolicy(path, text)
    write(path.slice(1), text)
  }
  const common = commonHeaders(basePath)
  const describe = (path: string, headers: Record<string, string>) => ({
    [path]: { file: documentFile(path), headers, trusted: trustedHeaders(path) },
  })
  const documents = pages.map(({ path, needs }) => describe(path, documentHeaders(path, config, needs)))
  const frame = { [framePath]: { ...describe(framePath, frameHeaders)[framePath], isFrame: true } }
  const site = {
    fingerprint: fingerprint(process.env),
    basePath,
    notFoundPath,
    common,
    secure: secureHeaders,
    assets: assetHeaders,
    files: fileHeaders,
    serviceWorker: serviceWorkerHeaders,
    documents: Object.assign({}, ...documents, config.adsClient && frame),
  }
  write('_headers', renderHeaderFile(site))
  writePrecache(clientDir, { ...site, resetPath })
  await compressFolder(clientDir)
  // Last, for it says that the build is whole.
  write('site.json', JSON.stringify(site))
}
