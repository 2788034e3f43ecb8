import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
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
import { openPage, test, toast } from './support.ts'

test.use({ serviceWorkers: 'allow' })

/** One tab that shows the version in `dist` and one that has accepted another. */
async function openBoth(page: Page, context: BrowserContext) {
  const first = await startServer()
  const address = await startAddress(first.url)
  await visit(page, `${address.url}/terms`)
  const old = await context.newPage()
  // What saves data gets nothing ready before the first contact: its worker is fetched only then.
  await old.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openPage(old, `${address.url}/tools/regex-tester`)
  const folder = writeVersion('second')
  const second = await startServer({ SITE_DIR: folder })
  address.target = second.url
  await page.reload()
  await expect(toast(page, 'A new version is ready')).toBeVisible()
  const close = async () => {
    address.close()
    for (const server of [first, second]) await server.kill('SIGTERM')
  }
  return { address, old, folder, close }
}

const accept = (page: Page) => page.getByRole('button', { name: 'Reload' }).click()
const isKept = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.offline === 'true')

async function expectRegexWorks(page: Page) {
  await page.getByRole('textbox', { name: 'Pattern' }).fill('b+')
  await page.getByRole('textbox', { name: 'Test string' }).fill('abba')
  await expect(page.getByText('1 match', { exact: true })).toBeVisible()
}

test('a new version waits for consent, a tab that shows the old one keeps its files, and they go with it', async ({
  page,
  context,
}) => {
  const { address, old, folder, close } = await openBoth(page, context)
  await page.reload()
  await expect(page).toHaveTitle('Terms of Use | Stayput')
  await isKept(page)
  expect((await cacheNames(page)).sort()).toEqual([cacheOf('dist'), cacheOf(folder)].sort())

  const thirdFolder = writeVersion('third')
  const third = await startServer({ SITE_DIR: thirdFolder })
  address.target = third.url
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
  await isKept(page)
  expect((await cacheNames(page)).sort()).toEqual([cacheOf('dist'), cacheOf(thirdFolder)].sort())

  await clearBrowserCache(old)
  await expectRegexWorks(old)
  await old.close()
  await expect.poll(() => cacheNames(page)).toEqual([cacheOf(thirdFolder)])
  await third.kill('SIGTERM')
  await close()
})

test('a file of an old tab that was rewritten in the cache of its version is refused', async ({ page, context }) => {
  const { old, close } = await openBoth(page, context)
  await accept(page)
  await expect(page).toHaveTitle(/second version/)
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
  await expectRegexWorks(old)
  await close()
})

test('a page that claims an invented version gives no file to the worker of another page', async ({
  page,
  context,
}) => {
  const { old, close } = await openBoth(page, context)
  const evilScript = 'postMessage("owned")'
  const { list } = readVersion('dist')
  const forged = JSON.stringify({ ...list, files: { [regexWorker]: [digestOf(evilScript), 2] } })
  const cacheName = `precache / ${digestOf(forged)}`
  await page.addInitScript((name) => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      event.stopImmediatePropagation()
      event.ports[0]?.postMessage(name)
    })
  }, digestOf(forged))
  await accept(page)
  await expect(page).toHaveTitle(/second version/)
  await clearBrowserCache(old)
  await writeCopy(page, cacheName, regexWorker, evilScript)
  await writeCopy(page, cacheName, '/files.json', forged)
  await old.getByRole('textbox', { name: 'Pattern' }).fill('b+')
  await old.getByRole('textbox', { name: 'Test string' }).fill('abba')
  await expect(old.getByText('The search could not be carried out.')).toBeVisible()
  await page.close()
  await old.getByRole('button', { name: 'Run again' }).click()
  await expect(old.getByText('1 match', { exact: true })).toBeVisible()
  await close()
})

test('a version that does not arrive as the build made it is not installed and leaves nothing in storage', async ({
  page,
}) => {
  const first = await startServer()
  const address = await startAddress(first.url)
  await visit(page, `${address.url}/terms`)
  const folder = writeVersion('second')
  appendFileSync(join(folder, 'terms/index.html'), '<!-- added on its way -->')
  const second = await startServer({ SITE_DIR: folder })
  address.target = second.url
  const end = await page.evaluate(async () => {
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
  expect(end).toBe('redundant')
  expect(await cacheNames(page)).toEqual([cacheOf('dist')])
  address.close()
  for (const server of [first, second]) await server.kill('SIGTERM')
})
