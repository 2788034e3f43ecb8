import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  cacheNames,
  cacheOf,
  clearBrowserCache,
  digestOf,
  readVersion,
  regexWorker,
  visit,
  writeCopy,
  writeVersion,
} from './offline-copy.ts'
import { startAddress, startServer } from './own-server.ts'
import { openPage, test, toast, untilOffline } from './support.ts'

test.use({ serviceWorkers: 'allow' })

const accept = (page: Page) => page.getByRole('button', { name: 'Reload' }).click()

async function search(page: Page) {
  await page.getByRole('textbox', { name: 'Pattern' }).fill('b+')
  await page.getByRole('textbox', { name: 'Test string' }).fill('abba')
}

/** Makes the browser look for a new version, and returns the next state of its worker. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    const ended = new Promise((resolve) =>
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => resolve(installing.state))
      }),
    )
    await registration.update()
    return ended
  })

test('a new version waits for consent; a tab with the old version keeps its files until it closes, and no page can alter them', async ({
  page,
  context,
}) => {
  const first = await startServer()
  const address = await startAddress(first.url)
  const servers = [first]
  const serve = async (folder: string) => {
    const server = await startServer({ SITE_DIR: folder })
    servers.push(server)
    address.target = server.url
  }
  const folder = writeVersion('second')
  const thirdFolder = writeVersion('third')
  await visit(page, `${address.url}/terms`)
  const old = await context.newPage()
  // With data saver on, the page fetches its worker only when the visitor uses the tool.
  await old.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPage(old, `${address.url}/tools/regex-tester`)

  await test.step('a version that was changed on its way is not installed and leaves nothing in storage', async () => {
    const broken = writeVersion('broken')
    appendFileSync(join(broken, 'terms/index.html'), '<!-- added on its way -->')
    await serve(broken)
    expect(await update(page)).toBe('redundant')
    expect(await cacheNames(page)).toEqual([cacheOf('dist')])
  })

  await test.step('a new version waits for consent, and a later one replaces it', async () => {
    await serve(folder)
    await page.reload()
    await expect(toast(page, 'A new version is ready')).toBeVisible()
    await page.reload()
    await expect(page).toHaveTitle('Terms of Use | Stayput')
    await untilOffline(page)
    expect((await cacheNames(page)).sort()).toEqual([cacheOf('dist'), cacheOf(folder)].sort())

    await serve(thirdFolder)
    await page.reload()
    const isThirdWaiting = () =>
      page.evaluate(async (name) => {
        const registration = await navigator.serviceWorker.getRegistration()
        return !registration?.installing && (await caches.keys()).includes(name)
      }, cacheOf(thirdFolder))
    await expect.poll(isThirdWaiting).toBe(true)
    await expect(toast(page, 'A new version is ready')).toHaveCount(1)
    await accept(page)
    await expect(page).toHaveTitle(/third version/)
    await untilOffline(page)
    expect((await cacheNames(page)).sort()).toEqual([cacheOf('dist'), cacheOf(thirdFolder)].sort())
  })

  await test.step('a file of the old tab that was overwritten in the cache is refused', async () => {
    await clearBrowserCache(old)
    await writeCopy(page, cacheOf('dist'), regexWorker, 'globalThis.owned = true')
    const load = () =>
      old.evaluate(async (path) => {
        const outcome = await import(path).then(
          () => 'loaded',
          () => 'refused',
        )
        return [outcome, 'owned' in globalThis]
      }, regexWorker)
    expect(await load()).toEqual(['refused', false])
    await writeCopy(page, cacheOf('dist'), regexWorker, readFileSync(`dist${regexWorker}`, 'utf8'))
  })

  await test.step('a page that claims a forged version cannot give files to the worker of another page', async () => {
    const evilScript = 'postMessage("owned")'
    const { list } = readVersion('dist')
    const forged = JSON.stringify({ ...list, files: { [regexWorker]: [digestOf(evilScript), 2] } })
    const cacheName = `precache / ${digestOf(forged)}`
    const liar = await context.newPage()
    await liar.addInitScript((name) => {
      navigator.serviceWorker.addEventListener('message', (event) => {
        event.stopImmediatePropagation()
        event.ports[0]?.postMessage(name)
      })
    }, digestOf(forged))
    await openPage(liar, `${address.url}/terms`)
    await clearBrowserCache(old)
    await writeCopy(liar, cacheName, regexWorker, evilScript)
    await writeCopy(liar, cacheName, '/files.json', forged)
    await search(old)
    await expect(old.getByText('The search failed. Press Run again to retry.')).toBeVisible()
    await liar.close()
  })

  await test.step('the old tab still gets its files, and closing it deletes them', async () => {
    await old.getByRole('button', { name: 'Run again' }).click()
    await expect(old.getByText('1 match', { exact: true })).toBeVisible()
    await expect
      .poll(() => cacheNames(page).then((names) => names.sort()))
      .toEqual([cacheOf('dist'), cacheOf(thirdFolder)].sort())
    await old.close()
    await expect.poll(() => cacheNames(page)).toEqual([cacheOf(thirdFolder)])
  })
  address.close()
  for (const server of servers) await server.kill('SIGTERM')
})
