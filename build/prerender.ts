import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeHeaders, documentFile, renderHeaderFile } from '../app/headers.ts'
import { assertObeysPolicy, policyFor, sourcesOf } from '../app/policy.ts'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { writePrecache } from './precache.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type ServerEntry = typeof import('../app/entry-server.tsx')

const entry = 'app/entry-client.ts'

/** Adds a chunk and all it imports, each once: the modules a document preloads. */
function collectChunks(manifest: Manifest, key: string, seen: Map<string, Chunk>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.set(key, chunk)
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, seen)
}

/** Writes every document of the site and the files around them into the built client folder. */
export async function prerender(clientDir: string, serverBundle: string, base: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  rmSync(join(clientDir, '.vite'), { recursive: true })
  const server: ServerEntry = await import(pathToFileURL(resolve(serverBundle)).href)
  const { config, notFoundPath, resetPath, paths: pages } = server.site
  const url = (file: string) => `${base}${file}`
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(clientDir, file)), { recursive: true })
    writeFileSync(join(clientDir, file), content)
  }

  const take = (file = '') => {
    const text = readFileSync(join(clientDir, file), 'utf8').trim()
    rmSync(join(clientDir, file))
    return text
  }
  const inline = {
    script: take(manifest['app/boot.ts']?.file),
    rules: server.site.speculationRules,
    style: take(manifest['app/app.css']?.file),
  }
  const sources = await sourcesOf(inline)

  for (const page of pages) {
    const html = await server.renderPage(page.path, (parts) => {
      const seen = new Map<string, Chunk>()
      for (const file of parts) collectChunks(manifest, `app/${file}`, seen)
      seen.delete(entry)
      return {
        policy: policyFor(page.path, config, page.needs, sources),
        boot: `<script>${inline.script}</script>`,
        rules: `<script type="speculationrules">${inline.rules}</script>`,
        style: `<style>${inline.style}</style>`,
        scripts: [],
        late: {
          preloads: [...seen.values()].map((chunk) => url(chunk.file)),
          scripts: [url(manifest[entry]?.file ?? '')],
        },
        addressOf: (part) => url(manifest[`app/${part}`]?.file ?? ''),
      }
    })
    await assertObeysPolicy(page.path, html)
    write(documentFile(page.path, notFoundPath), html)
  }

  for (const [path, text] of Object.entries(server.site.files)) {
    if (path.endsWith('.html')) await assertObeysPolicy(path, text)
    write(path.slice(1), text)
  }
  const site = { fingerprint: fingerprint(process.env), ...describeHeaders(server.site, sources) }
  write('_headers', renderHeaderFile(site))
  writePrecache(clientDir, { ...site, resetPath })
  await compressFolder(clientDir)
  // Last, for it says that the build is whole.
  write('site.json', JSON.stringify(site))
}
