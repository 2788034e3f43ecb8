import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  cacheNames,
  cacheOf,
  clearBrowserCache,
  digestOf,
  readCopy,
  readVersion,
  regexWorker,
  visit,
  writeCopy,
  writeVersion,
} from './offline-copy.ts'
import { startAddress, startServer } from './own-server.ts'
import { openPage, site, test } from './support.ts'

test.use({ serviceWorkers: 'allow' })

const tool = '/tools/json-formatter'
const policyOf = (path: string) => site.documents[path]?.headers['Content-Security-Policy'] ?? ''
const evilPage = '<title>Owned</title><h1>Owned</h1><script>document.title = "Owned by a script"</script>'
const evilScript = 'globalThis.owned = true'

async function expectRefused(page: Page, url: string) {
  const answer = await page.goto(url)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/)
  await expect(page.getByText('is incomplete or was altered, so nothing of it is shown')).toBeVisible()
  expect(await page.content()).not.toContain('Owned')
}

test('a page that another page of the origin has rewritten in the cache is repaired from the network, when it is opened or when any other is, and without a network it is refused', async ({
  page,
}) => {
  const server = await startServer()
  await visit(page, `${server.url}/contact`)
  await writeCopy(page, cacheOf('dist'), tool, evilPage)
  const answer = await page.goto(server.url + tool)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toBe(policyOf(tool))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
  expect(await readCopy(page, cacheOf('dist'), tool)).toBe(readFileSync(`dist${tool}/index.html`, 'utf8'))

  await writeCopy(page, cacheOf('dist'), '/terms', evilPage)
  await visit(page, `${server.url}/contact`)
  expect(await readCopy(page, cacheOf('dist'), '/terms')).toBe(readFileSync('dist/terms/index.html', 'utf8'))

  await writeCopy(page, cacheOf('dist'), tool, evilPage)
  await server.kill('SIGKILL')
  await expectRefused(page, server.url + tool)
  await openPage(page, `${server.url}/tools/hash-generator`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash Generator')
})

test('headers are those of the build, whatever the cache says of true bytes', async ({ page }) => {
  const server = await startServer()
  await visit(page, `${server.url}/contact`)
  await writeCopy(page, cacheOf('dist'), tool, readFileSync(`dist${tool}/index.html`, 'utf8'))
  await server.kill('SIGKILL')
  const answer = await page.goto(server.url + tool)
  const headers = { ...site.common, ...site.documents[tool]?.trusted, ...site.documents[tool]?.headers }
  for (const [name, value] of Object.entries(headers)) expect(answer?.headers()[name.toLowerCase()], name).toBe(value)
  expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8')
})

test('a script that was rewritten in the cache is repaired from the network, and without one it is refused', async ({
  page,
}) => {
  const server = await startServer()
  await visit(page, `${server.url}/contact`)
  const load = () =>
    page.evaluate(
      (path) =>
        fetch(path).then(
          async (answer) => [await answer.text(), answer.headers.get('content-security-policy')],
          () => 'refused',
        ),
      regexWorker,
    )
  const truth = readFileSync(`dist${regexWorker}`, 'utf8')
  await writeCopy(page, cacheOf('dist'), regexWorker, evilScript)
  expect(await load()).toEqual([truth, site.assets['Content-Security-Policy']])
  expect(await readCopy(page, cacheOf('dist'), regexWorker)).toBe(truth)

  await writeCopy(page, cacheOf('dist'), regexWorker, evilScript)
  await clearBrowserCache(page)
  await server.kill('SIGKILL')
  expect(await load()).toBe('refused')
})

test('nothing is ever answered from a cache of an invented version, and it goes when a page is opened', async ({
  page,
}) => {
  const server = await startServer()
  await visit(page, `${server.url}/contact`)
  const { list } = readVersion('dist')
  const forgedPath = '/assets/forged.js'
  const forged = JSON.stringify({
    ...list,
    files: { ...list.files, [tool]: [digestOf(evilPage), 0], [forgedPath]: [digestOf(evilScript), 2] },
  })
  const cacheName = `precache / ${digestOf(forged)}`
  await writeCopy(page, cacheName, tool, evilPage)
  await writeCopy(page, cacheName, forgedPath, evilScript)
  await writeCopy(page, cacheName, '/files.json', forged)
  expect(await page.evaluate(async (path) => (await fetch(path)).status, forgedPath)).toBe(404)

  await openPage(page, server.url + tool)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
  await expect.poll(() => cacheNames(page)).toEqual([cacheOf('dist')])
  await server.kill('SIGTERM')
})

test('where the network has a newer version, an altered page is refused rather than mixed, and the way out works', async ({
  page,
}) => {
  const first = await startServer()
  const address = await startAddress(first.url)
  await visit(page, `${address.url}/contact`)
  const second = await startServer({ SITE_DIR: writeVersion('second') })
  address.target = second.url
  await writeCopy(page, cacheOf('dist'), '/terms', evilPage)
  await expectRefused(page, `${address.url}/terms`)
  await expect(page).not.toHaveTitle(/version/)
  await page.getByRole('link', { name: 'remove the offline copy' }).click()
  await expect(page.getByRole('status')).toContainText('The offline copy is gone')
  await page.getByRole('link', { name: 'Back To Home' }).click()
  await openPage(page, `${address.url}/terms`)
  await expect(page).toHaveTitle(/second version/)
  address.close()
  for (const server of [first, second]) await server.kill('SIGTERM')
})
