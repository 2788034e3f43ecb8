import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { describeHeaders, documentFile, renderHeaderFile } from '../app/headers.ts'
import { assertObeysPolicy, policyFor, sourcesOf } from '../app/policy.ts'
import { fingerprint } from './fingerprint.ts'
import { writePrecache } from './precache.ts'
import { trimStyle } from './style.ts'

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
type ServerEntry = typeof import('../app/entry-server.tsx')

const entry = 'app/entry-client.ts'

/** The files of chunks and everything they import, each once. `withLater` adds those loaded on demand. */
function collectFiles(manifest: Manifest, keys: readonly string[], withLater = false): string[] {
  const seen = new Set(keys)
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const imported of withLater ? [...imports, ...dynamicImports] : imports) seen.add(imported)
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}

const isText = /\.(html|js|css|svg|json|xml|txt|webmanifest|wasm|ico)$/

/** Writes a brotli and a gzip version next to every text file in a folder. */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file))
      writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(content))
      writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Writes every document of the site, and the files around them, into the client folder. */
export async function prerender(clientDir: string, serverBundle: string, base: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  rmSync(join(clientDir, '.vite'), { recursive: true })
  const server: ServerEntry = await import(pathToFileURL(resolve(serverBundle)).href)
  const { config, notFoundPath, resetPath, paths: pages, speculationRules: rules } = server.site
  const fileOf = (key: string) => manifest[key]?.file ?? ''
  const url = (file: string) => `${base}${file}`
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(clientDir, file)), { recursive: true })
    writeFileSync(join(clientDir, file), content)
  }
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8')
  const take = (key: string) => {
    const text = read(fileOf(key)).trim()
    rmSync(join(clientDir, fileOf(key)))
    return text
  }
  const script = `(()=>{${take('app/boot.ts')}})()`
  const style = take('app/app.css')
  const paths: Parameters<typeof describeHeaders>[0]['paths'][number][] = []

  for (const page of pages) {
    const html = await server.renderPage(page.path, async (parts, body) => {
      const keys = [entry, ...parts.map((part) => `app/${part}`)]
      const ownStyle = trimStyle(style, body, collectFiles(manifest, keys, true).map(read))
      const inline = await sourcesOf({ script, rules, style: ownStyle })
      paths.push({ ...page, inline })
      const [entryFile = '', ...preloads] = collectFiles(manifest, keys).map(url)
      return {
        policy: policyFor(page.path, config, page.needs, inline),
        boot: `<script>${script}</script>`,
        rules: `<script type="speculationrules">${rules}</script>`,
        style: `<style>${ownStyle}</style>`,
        scripts: [],
        late: { preloads, scripts: [entryFile] },
        addressOf: (part) => url(fileOf(`app/${part}`)),
      }
    })
    await assertObeysPolicy(page.path, html)
    write(documentFile(page.path, notFoundPath), html)
  }

  for (const [path, text] of Object.entries(server.site.files)) {
    if (path.endsWith('.html')) await assertObeysPolicy(path, text)
    write(path.slice(1), text)
  }
  const site = { fingerprint: fingerprint(process.env), ...describeHeaders({ ...server.site, paths }) }
  write('_headers', renderHeaderFile(site))
  writePrecache(clientDir, { ...site, resetPath })
  await compressFolder(clientDir)
  // Last, because this file marks the build as complete.
  write('site.json', JSON.stringify(site))
}
