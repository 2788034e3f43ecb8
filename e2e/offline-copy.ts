import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Version } from '../app/offline/kept-files.ts'
import { makeFolder } from './own-server.ts'
import { openPage, untilOffline } from './support.ts'

const findAsset = (pattern: RegExp) => readdirSync('dist/assets').find((file) => pattern.test(file)) ?? ''

/** A file that only the version in `dist` has. */
export const regexWorker = `/assets/${findAsset(/^regex\.worker.*\.js$/)}`

export const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64')

const versionPattern = /\{"name":"[^"]+","list":.*?"files":\{[^}]*\}\}\}/
export const readVersion = (folder: string): Version =>
  JSON.parse(versionPattern.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[0] ?? '')

/** The cache name of the version in a folder. */
export const cacheOf = (folder: string): string => `precache / ${readVersion(folder).name}`

/** Writes another version of the built site: one file removed, one title changed, one script with another name. */
export function writeVersion(name: string): string {
  const folder = makeFolder()
  cpSync('dist', folder, { recursive: true })
  const entry = findAsset(/^entry-client.*\.js$/)
  for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, regexWorker + suffix))
  writeFileSync(join(folder, 'assets', `entry-${name}.js`), `import './${entry}'`)
  const change = (file: string, edit: (text: string) => string) => {
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')))
    for (const suffix of ['.br', '.gz']) rmSync(join(folder, file + suffix), { force: true })
  }
  change('terms/index.html', (html) => html.replace('</title>', ` (${name} version)</title>`))
  change('sw-reset/index.html', (html) => html.replaceAll(entry, `entry-${name}.js`))
  change('sw.js', (script) =>
    script.replace(versionPattern, (json) => {
      const { list }: Version = JSON.parse(json)
      delete list.files[regexWorker]
      list.files['/terms'] = [digestOf(readFileSync(join(folder, 'terms/index.html'))), list.files['/terms']?.[1] ?? 0]
      return JSON.stringify({ name: digestOf(JSON.stringify(list)), list })
    }),
  )
  return folder
}

/** Opens a page and waits until the offline copy is complete and the service worker controls the page. */
export async function visit(page: Page, url: string): Promise<void> {
  await openPage(page, url)
  await untilOffline(page)
  await page.evaluate(
    () =>
      navigator.serviceWorker.controller ??
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
  )
}

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** The cached text of a path. */
export const readCopy = (page: Page, cacheName: string, path: string): Promise<string | undefined> =>
  page.evaluate(async ([cacheName, path]) => (await caches.match(path, { cacheName }))?.text(), [
    cacheName,
    path,
  ] as const)

/** Writes to a cache, with headers of its choice, like any script of the origin could. */
export const writeCopy = (page: Page, cacheName: string, path: string, text: string): Promise<void> =>
  page.evaluate(
    async ([cacheName, path, text]) => {
      const headers = {
        'Content-Type': path.endsWith('.js') ? 'text/javascript' : 'text/html',
        'Content-Security-Policy': "default-src * 'unsafe-inline' 'unsafe-eval'",
      }
      await (await caches.open(cacheName)).put(path, new Response(text, { headers }))
    },
    [cacheName, path, text] as const,
  )

/** Clears the HTTP cache, which the service worker could use to repair its copy. */
export const clearBrowserCache = async (page: Page): Promise<unknown> =>
  (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
