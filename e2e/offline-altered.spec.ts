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
  await expect(page.getByText('is incomplete or was altered, so it is not shown')).toBeVisible()
  expect(await page.content()).not.toContain('Owned')
}

test('a cached file that another page of the origin has altered is never shown: it is repaired from the network, refused offline, and never mixed with a newer version', async ({
  page,
}) => {
  const first = await startServer()
  const address = await startAddress(first.url)
  const contact = `${address.url}/contact`
  const write = (path: string, text: string) => writeCopy(page, cacheOf('dist'), path, text)
  const read = (path: string) => readCopy(page, cacheOf('dist'), path)
  const loadScript = () =>
    page.evaluate(
      (path) =>
        fetch(path).then(
          async (answer) => [await answer.text(), answer.headers.get('content-security-policy')],
          () => 'refused',
        ),
      regexWorker,
    )
  const script = readFileSync(`dist${regexWorker}`, 'utf8')
  await visit(page, contact)

  await test.step('a cache with a forged version is never used, and the next page load deletes it', async () => {
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
    await openPage(page, address.url + tool)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
    await expect.poll(() => cacheNames(page)).toEqual([cacheOf('dist')])
  })

  await test.step('a page is repaired when it or any other page is opened, a script when it is loaded', async () => {
    await visit(page, contact)
    await write(tool, evilPage)
    const answer = await page.goto(address.url + tool)
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-security-policy']).toBe(policyOf(tool))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter')
    expect(await read(tool)).toBe(readFileSync(`dist${tool}/index.html`, 'utf8'))

    await write('/terms', evilPage)
    await visit(page, contact)
    expect(await read('/terms')).toBe(readFileSync('dist/terms/index.html', 'utf8'))

    await write(regexWorker, evilScript)
    expect(await loadScript()).toEqual([script, site.assets['Content-Security-Policy']])
    expect(await read(regexWorker)).toBe(script)
  })

  await test.step('offline, both are refused; an unaltered page gets the headers of the build, not those in the cache', async () => {
    const truePage = '/tools/url-encoder-decoder'
    await write(tool, evilPage)
    await write(regexWorker, evilScript)
    await write(truePage, readFileSync(`dist${truePage}/index.html`, 'utf8'))
    await clearBrowserCache(page)
    await first.kill('SIGKILL')
    expect(await loadScript()).toBe('refused')
    await expectRefused(page, address.url + tool)
    const answer = await page.goto(address.url + truePage)
    const headers = { ...site.common, ...site.documents[truePage]?.trusted, ...site.documents[truePage]?.headers }
    for (const [name, value] of Object.entries(headers)) expect(answer?.headers()[name.toLowerCase()], name).toBe(value)
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8')
    await openPage(page, `${address.url}/tools/hash-generator`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash Generator')
  })

  const second = await startServer({ SITE_DIR: writeVersion('second') })
  address.target = second.url
  await test.step('an altered page is refused if the server has a newer version; removing the offline copy helps', async () => {
    await write('/terms', evilPage)
    await expectRefused(page, `${address.url}/terms`)
    await expect(page).not.toHaveTitle(/version/)
    await page.getByRole('link', { name: 'remove the offline copy' }).click()
    await expect(page.getByRole('status')).toContainText('The offline copy is gone')
    await page.getByRole('link', { name: 'Back To Home' }).click()
    await openPage(page, `${address.url}/terms`)
    await expect(page).toHaveTitle(/second version/)
  })
  address.close()
  await second.kill('SIGTERM')
})
