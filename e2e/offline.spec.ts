import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.ts'
import { visit } from './offline-copy.ts'
import { makeFolder, startServer } from './own-server.ts'
import { openPage, paneText, routes, site, test, untilHydrated, untilOffline, watchProblems } from './support.ts'

test.use({ serviceWorkers: 'allow' })

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const openBrowser = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, launchOptions())

/** The visited site can be installed, with icons, shortcuts and file handlers. */
async function expectInstallable(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`)
  expect(sizes).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable', 'any any'])
  for (const { src, sizes } of manifest.icons.slice(0, 4)) {
    const icon = await (await page.request.get(new URL(src, page.url()).href)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect(Object.keys(site.documents)).toContain(url)
  expect(manifest.file_handlers).toMatchObject([
    { action: '/tools/json-formatter', accept: { 'application/json': ['.json'] } },
  ])
}

/** Text and files shared from another app reach the paste box without a server. */
async function expectShared(page: Page, address: string) {
  const elsewhere = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<form method="post" enctype="multipart/form-data" action="${address}/share">
        <input name="title" value=""><input name="text" value='{"shared":true}'><button>Share</button></form>
        <form method="post" enctype="multipart/form-data" action="${address}/share">
        <input type="file" name="files"><button>Share a file</button></form>`),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => paneText(page, 'Paste anything')).toBe('{"shared":true}')
  await expect(page).toHaveURL(`${address}/`)
  await page.reload()
  await expect.poll(() => paneText(page, 'Paste anything')).toMatch(/^eyJ/)
  await expect(page.getByText('Saved in your browser, works offline')).toBeVisible()
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await page.locator('input[type=file]').setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.of(0, 1, 2) })
  await page.getByRole('button', { name: 'Share a file' }).click()
  await expect(page.getByText('a.bin is not a text file.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hash: Hash this file' })).toBeVisible()
  elsewhere.close()
}

test('after one visit the site can be installed; with the server gone and the browser restarted, every page loads, tools work, and other apps can share to it @looks', async () => {
  const profile = makeFolder()
  const server = await startServer()
  const before = await openBrowser(profile)
  const first = await before.newPage()
  await visit(first, `${server.url}/`)
  const kept = await cachedPaths(first)
  expect(kept).toEqual(
    expect.arrayContaining(
      readdirSync('dist/assets')
        .filter(isPlain)
        .map((file) => `/assets/${file}`),
    ),
  )
  expect(kept).not.toContain('/sw-reset')
  await expectInstallable(first)
  await before.close()
  await server.kill('SIGKILL')

  const context = await openBrowser(profile)
  const page = await context.newPage()
  const problems = watchProblems(page)
  for (const route of ['/no-such-page', '/contact']) {
    const answer = await page.goto(server.url + route)
    expect([route, answer?.status()]).toEqual([route, route === '/no-such-page' ? 404 : 200])
    await untilHydrated(page)
  }
  // The contact page may fetch from its own origin.
  const pages = routes.filter((path) => !['/sw-reset', '/no-such-page'].includes(path))
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path)
          return { path, status: answer.status, html: await answer.text() }
        }),
      ),
    pages,
  )
  for (const { path, status, html } of answers) {
    expect([path, status]).toEqual([path, 200])
    expect(html, path).toContain('<h1')
    const scriptsAndStyles = html.match(/(?<=(src|href)=")\/assets\/[^"]+\.(js|css)(?=")/g)
    expect(kept, path).toEqual(expect.arrayContaining(scriptsAndStyles ?? ['no script in the page']))
  }
  await openPage(page, `${server.url}/tools/hash-generator/?from=elsewhere`)
  await page.getByRole('textbox', { name: 'Text to hash' }).fill('abc')
  await expect(page.getByRole('region', { name: 'MD5' })).toContainText('900150983cd24fb0d6963f7d28e17f72')
  await openPage(page, `${server.url}/tools/regex-tester`)
  await page.getByRole('textbox', { name: 'Pattern' }).fill('b+')
  await page.getByRole('textbox', { name: 'Test string' }).fill('abba')
  await expect(page.getByText('1 match', { exact: true })).toBeVisible()
  await openPage(page, `${server.url}/tools/json-formatter`)
  await page.getByLabel('Open file').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`[${'1,'.repeat(200_000)}2]`),
  })
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
  await expectShared(page, server.url)
  expect(problems).toEqual([])
  await context.close()
})

const isPlain = (file: string) => !/\.(br|gz)$/.test(file)

test('/sw-reset removes the service worker and its copy, and the next visit stores the site again, even with another tab open', async ({
  page,
  context,
}) => {
  const server = await startServer()
  await visit(page, `${server.url}/`)
  const other = await context.newPage()
  await visit(other, `${server.url}/contact`)
  await openPage(page, `${server.url}/sw-reset`)
  await expect(page.getByRole('status')).toContainText('The offline copy is gone')
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  await expect.poll(left).toEqual([0, 0])
  await page.reload()
  await expect(page.getByRole('status')).toContainText('There was no offline copy')
  await page.getByRole('link', { name: 'Back To Home' }).click()
  await untilOffline(page)
  await server.kill('SIGKILL')
  await openPage(page, `${server.url}/tools/hash-generator`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash Generator')
})

test('a file opened with the installed site appears in the JSON formatter', async ({ page }) => {
  await page.addInitScript(() => {
    const open = async () => {
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle('opened.json', { create: true })
      const stream = await handle.createWritable()
      await stream.write('{"opened":1}')
      await stream.close()
      return { files: [handle] }
    }
    const launchQueue = { setConsumer: (consume: (launch: object) => void) => void open().then(consume) }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  await openPage(page, '/tools/json-formatter')
  await expect.poll(() => paneText(page, 'JSON input')).toBe('{"opened":1}')
})
