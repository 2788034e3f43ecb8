import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { ad, at, choice, folder, script, site, watchOutside } from './ad-place.ts'
import { startBareHost } from './bare-host.ts'
import { hostileScript, strike } from './hostile-ad.ts'
import { openPage, settleServiceWorker, test } from './support.ts'

const tool = '/tools/text-case-converter'

let bareHost: Awaited<ReturnType<typeof startBareHost>>
test.beforeAll(async () => {
  bareHost = await startBareHost(folder, { basePath: site.basePath })
})
test.afterAll(() => bareHost.close())
const hosts: [string, (path: string) => string][] = [
  ['our server', (path) => `${process.env.SUB_PATH_URL}${at(path)}`],
  ['a host that sends no headers', (path) => `${bareHost.origin}${at(path)}`],
]

const builtTool = readFileSync(`${folder}${tool}/index.html`, 'utf8')

/** The frame addresses that the page's policy blocked since this call; for other origins the browser reports only the origin. */
async function watchRefused(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && !refused.includes(blockedURI)) refused.push(blockedURI)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

/** Opens the ad document in a same-origin frame, on a page without a policy, and returns the origin the document gets. */
async function frameWithOrigin(page: Page, address: (path: string) => string) {
  await page.route(address('/open'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Open</title>' }),
  )
  await page.goto(address('/open'))
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve })
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
        document.body.append(frame)
      }),
    address('/ads'),
  )
  return page.frames()[1]?.evaluate(() => self.origin)
}

/** Serves a hostile script instead of the ad network's. */
const letHostileIn = (page: Page) =>
  page.context().route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: hostileScript(at(tool)),
    }),
  )

/** Runs an attack on the blog, types into the window it opens, and runs it again. */
async function suffer(page: Page, hit: (count: number) => Promise<unknown>): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await hit(1)
  const window = await opened
  await window.getByRole('textbox', { name: 'Your text', exact: true }).fill('a secret')
  await hit(2)
  return window
}

/** The script attacks from its frame and gets nothing. */
async function expectNothingReached(page: Page): Promise<Page> {
  const body = ad(page).locator('body')
  const window = await suffer(page, async (count) => {
    if (count === 1) await choice(page, 'Allow ads').click()
    await expect(body).toHaveText(count === 1 ? 'ready' : /^1 /)
    await body.click()
    await expect(body).toHaveText(`${count} from null: []`)
  })
  expect(new URL(page.url()).hash).toBe('')
  await expect(page).toHaveTitle(/Blog/)
  return window
}

/** The tool's HTML as the service worker serves it offline. */
async function readKept(window: Page, address: string): Promise<string | undefined> {
  await window.context().setOffline(true)
  const answer = await window.goto(address)
  expect(answer?.fromServiceWorker()).toBe(true)
  const text = await answer?.text()
  await window.context().setOffline(false)
  return text
}

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' })

  test('on a host without headers, a hostile ad script gets nothing; even on the page itself, without our policy, it cannot change the tool served offline', async ({
    page,
  }) => {
    const [, address] = hosts[1]!
    await letHostileIn(page)
    await openPage(page, address('/blog'))
    await settleServiceWorker(page)
    const window = await expectNothingReached(page)
    expect(await readKept(window, address(tool))).toBe(builtTool)
    await window.close()

    await test.step('on the page itself, without our policy', async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setBypassCSP', { enabled: true })
      await openPage(page, address('/blog'))
      const got: string[][] = []
      const second = await suffer(page, async () => got.push(await page.evaluate(strike, at(tool))))
      expect(got[1]).toEqual([
        'the offline copy',
        'local storage',
        'session storage',
        'cookies',
        'databases',
        'the service worker',
        'the text of the page around it',
        'the title of the page around it, rewritten',
        'another address for the tab',
        'the text in a tool',
        'a file of ours',
      ])
      expect(await readKept(second, address(tool))).toBe(builtTool)
    })
  })
})

test('on our server, a hostile ad script gets nothing', async ({ page }) => {
  const [, address] = hosts[0]!
  await letHostileIn(page)
  await openPage(page, address('/blog'))
  // Something to overwrite, stored the way the offline copy is.
  await page.evaluate(async (path) => (await caches.open('kept')).put(path, new Response('kept')), at(tool))
  await expectNothingReached(page)
  const kept = await page.evaluate(async (path) => (await caches.match(path))?.text(), at(tool))
  expect(kept).toBe('kept')
  await page.evaluate(() => caches.delete('kept'))
})

for (const [host, address] of hosts)
  test(`on ${host}, the blog can frame only the ad document, which cannot lead elsewhere and loads nothing when opened by itself`, async ({
    page,
  }) => {
    const outside = watchOutside(page)
    await page.goto(address('/ads')).catch(() => null)
    expect(outside).toEqual([])

    await openPage(page, address('/blog'))
    const readRefused = await watchRefused(page)
    await choice(page, 'Allow ads').click()
    await expect(ad(page).locator('ins')).toBeVisible()
    const { origin } = new URL(address('/'))
    const strangers = [
      'https://googleads.g.doubleclick.net',
      origin.replace('127.0.0.1', 'localhost'),
      'http://127.0.0.1:1',
    ]
    const own = ['/', '/blog', tool, '/ads/', '/ads/x', '/ads/index.html'].map(address)
    await page.evaluate(
      (addresses) =>
        document.body.append(...addresses.map((src) => Object.assign(document.createElement('iframe'), { src }))),
      [...own, ...strangers.map((stranger) => `${stranger}${at('/ads')}`)],
    )
    await ad(page)
      .locator('ins')
      .evaluate((_, elsewhere) => location.assign(elsewhere), address('/contact'))
    const refused = [...own, ...strangers, address('/contact')]
    await expect.poll(async () => (await readRefused()).sort()).toEqual(refused.sort())
  })

test('in a same-origin frame, the ad document loads nothing unless a header takes its origin away', async ({
  page,
}) => {
  const outside = watchOutside(page)
  const [[, ours], [, bare]] = hosts as [(typeof hosts)[0], (typeof hosts)[0]]
  expect(await frameWithOrigin(page, bare)).toBe(bareHost.origin)
  expect(outside).toEqual([])
  expect(await frameWithOrigin(page, ours)).toBe('null')
  await expect.poll(() => outside).toEqual([script])
})

test('the ad document is not a page: not kept offline, not in the sitemap, not counted', async ({ request }) => {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  const isNamed = (path: string) => [read('sw.js').includes(`${path}"`), read('sitemap.xml').includes(`${path}<`)]
  expect([isNamed('/blog'), isNamed('/ads')]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(read('ads/index.html')).toContain('<meta name="robots" content="noindex">')
  const count = async (path: string) =>
    (await request.post(at('/insights/view'), { data: { route: path, path } })).status()
  expect([await count('/blog'), await count('/ads')]).toEqual([204, 400])
})

test('the ad document has the headers from site.json, on our server and in _headers', async ({ request }) => {
  const headers = site.documents['/ads']?.headers ?? {}
  expect(headers['Content-Security-Policy']).toContain('; sandbox allow-scripts allow-popups')
  const rule = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  for (const path of ['/ads', '/ads/']) {
    const answer = (await request.get(at(path))).headers()
    expect(answer['content-security-policy']).toBe(headers['Content-Security-Policy'])
    expect(readFileSync(`${folder}/_headers`, 'utf8')).toContain(`\n${at(path)}\n${rule.join('')}`)
  }
})
