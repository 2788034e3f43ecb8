import { type AddressInfo, createServer, type Server } from 'node:net'
import { chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, launchOptions } from '../scripts/chromium.ts'
import { startBareHost } from './bare-host.ts'
import { expectAccessible, openPage, test, toolRoutes } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prove it' })
const button = (page: Page) => page.getByRole('button', { name: 'Prove it', exact: true })
const status = (page: Page) => dialog(page).getByRole('status')
const bench = (page: Page, tool: string) => page.getByRole('region', { name: `${tool} tool` })
const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** The rows of a table: the method, the verdict for the page, the verdict for a worker. */
const readTable = (page: Page, name: RegExp) =>
  dialog(page)
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.firstChild?.textContent?.trim() ?? '')).sort(),
    )

/** A browser where a listener of the test is the other origin of the proof; `heard` has the names that reached it. */
async function openBrowser(baseURL: string, serviceWorkers: 'allow' | 'block' = 'block') {
  const heard = new Set<string>()
  const listener = createServer((socket) => {
    // A TLS hello has the host name in plain text. It may arrive in pieces.
    let hello = ''
    const findName = () => /[a-z]+-(page|worker)(?=\.stayput-proof\.invalid)/.exec(hello)?.[0]
    socket.on('data', (data) => {
      hello += data.toString('latin1')
      if (findName()) socket.destroy()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => hello && heard.add(findName() ?? 'nameless'))
  })
  const mapping = `MAP *.stayput-proof.invalid 127.0.0.1:${await listen(listener)}`
  const args = chromiumArgs.map((arg) => arg.replace('--host-resolver-rules=', `$&${mapping}, `))
  const browser = await chromium.launch(launchOptions(args))
  const page = await browser.newPage({ baseURL, serviceWorkers, reducedMotion: 'reduce' })
  const close = async () => {
    await browser.close()
    listener.close()
  }
  return { page, heard, close }
}

// Full Chromium (not its headless shell) connects for a frame, and for a form that targets one, before it blocks them.
// It sends no request over that connection.
const greeted = ['form-page', 'frame-page']

const inPage = ['fetchLater', 'sendBeacon', 'image', 'style', 'media', 'object', 'frame', 'prefetch', 'form']
const inBoth = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'script', 'font']
const ownFiles = ['image', 'script', 'font', 'prefetch']
const blockedEverywhere = [
  ...inPage.map((method) => [method, 'Blocked', 'Not available']),
  ...inBoth.map((method) => [method, 'Blocked', 'Blocked']),
  ['RTCPeerConnection', 'Removed', 'Not available'],
].sort()
const ownOrigin = blockedEverywhere
  .filter(([method]) => method !== 'RTCPeerConnection')
  .map(([method = '', ...verdicts]) => [
    method,
    ...verdicts.map((verdict) => (ownFiles.includes(method) ? verdict.replace('Blocked', 'Permitted') : verdict)),
  ])
const allBlocked = 'All 24 attempts to reach another origin were blocked.'

test('every tool page has the Prove it button, and shows no byte count before it is measured', async ({ request }) => {
  for (const path of toolRoutes) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('>Prove it</button>')
    expect(html, path).not.toContain('bytes sent')
  }
})

const term = (page: Page, name: string) => dialog(page).getByRole('term').filter({ hasText: name }).locator('+ dd')

async function expectAllBlocked(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(allBlocked)
  expect(await readTable(page, /another origin/)).toEqual(blockedEverywhere)
  expect(await readTable(page, /origin of this site/)).toEqual(ownOrigin)
  await expect(term(page, "connect-src 'none'")).toContainText('forbidden')
  await expect(term(page, 'Local storage')).toHaveText('stayput:recents')
  await expect(term(page, 'Cookies')).toHaveText('Nothing')
  await expect(dialog(page).getByText('0 bytes sent', { exact: true })).toBeVisible()
}

test('the JSON formatter proves that nothing gets out: attempts, policy, storage and byte count; forms sent by script do not get out either', async ({
  baseURL,
}) => {
  const { page, heard, close } = await openBrowser(baseURL ?? '')
  const formRequests: string[] = []
  page.on('request', (request) => request.url().includes('form-page') && formRequests.push(request.url()))
  await openPage(page, '/tools/json-formatter')
  await button(page).press('Enter')
  await expectAllBlocked(page)
  await expect(term(page, 'script-src')).toHaveText('Scripts: only from this site and inline code with a known hash.')
  await expect(term(page, 'Cache storage')).toHaveText('Nothing')
  const byProof = /From this panel: \d requests to this site, \d+ bytes of addresses\./
  await expect(dialog(page).getByText(byProof)).toBeVisible()

  await page.evaluate(() => localStorage.setItem('stayput:theme', 'dark'))
  await dialog(page).getByRole('button', { name: 'Run again' }).press('Enter')
  await expect(status(page)).toBeFocused()
  await expect(term(page, 'Local storage')).toHaveText('stayput:recents, stayput:theme')
  await expect(status(page)).toHaveText(allBlocked)
  expect(formRequests).toEqual([])
  await page.keyboard.press('Escape')
  // A closed dialog has no role. It is removed a moment later.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await expect(page.getByText('0 bytes sent', { exact: true })).toBeVisible()

  await page.evaluate(() => {
    const make = (way: string, target = '') => {
      const form = document.createElement('form')
      Object.assign(form, { action: `https://${way}-page.stayput-proof.invalid/`, method: 'post', target })
      document.body.append(form)
      return form
    }
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'aim' }))
    make('submit').submit()
    make('top', '_top').submit()
    make('pressed', 'aim').requestSubmit()
  })
  const last = await page.context().browser()!.newPage()
  await last.goto('https://last-page.stayput-proof.invalid/').catch(() => null)
  await expect.poll(() => [...heard]).toContain('last-page')
  expect([...heard].filter((name) => !greeted.includes(name))).toEqual(['last-page'])
  await close()
})

test('with the offline copy the hash generator proves it too, shows what is stored, and counts its page view separately', async ({
  baseURL,
}) => {
  const { page, heard, close } = await openBrowser(baseURL ?? '', 'allow')
  await openPage(page, '/tools/hash-generator')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await button(page).press('Enter')
  await expectAllBlocked(page)
  await expect(term(page, 'script-src')).toHaveText(
    'Scripts: only from this site, compiled from WebAssembly, and inline code with a known hash.',
  )
  await expect(term(page, 'Cache storage')).toHaveText(/precache/)
  const byProof = /From this panel: \d requests answered from the browser cache, not sent\./
  await expect(dialog(page).getByText(byProof)).toBeVisible()
  await expect(dialog(page).getByText(/Counted separately: 1 page view, \d+ bytes/)).toBeVisible()
  expect([...heard].filter((name) => !greeted.includes(name))).toEqual([])
  await close()
})

test('the proof is accessible in both themes and fits on a phone @looks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/tools/json-formatter')
  await button(page).click()
  await expect(status(page)).toHaveText(allBlocked)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth), `at ${width}`).toBe(0)
  }
})

test('the proof can fail: without a policy it says that nothing is blocked, with a gap in the policy it names the gap, and the visitor stays on the page', async () => {
  const open = await startBareHost('dist', { isOpen: true })
  const halfOpen = await startBareHost('dist', { isOpen: true, without: "form-action 'none'; " })
  const { page, heard, close } = await openBrowser(open.origin)
  const prove = async (origin: string, notBlocked: number) => {
    await openPage(page, `${origin}/tools/json-formatter`)
    await button(page).click()
    const outcome = `Not blocked: ${notBlocked} of 24 attempts to reach another origin.`
    await expect(status(page)).toHaveText(outcome)
    return readTable(page, /another origin/)
  }

  await test.step('without a policy', async () => {
    for (const [method = '', ...verdicts] of await prove(open.origin, 23))
      for (const verdict of verdicts)
        expect(verdict, method).toMatch(
          method === 'RTCPeerConnection' ? /^(Removed|Not available)$/ : /^Not (blocked|available)$/,
        )
    const own = await readTable(page, /origin of this site/)
    expect(own.find(([method]) => method === 'fetch')).toEqual(['fetch', 'Not blocked', 'Not blocked'])
    expect(own.find(([method]) => method === 'form')).toEqual(['form', 'Not blocked', 'Not available'])
    await expect(dialog(page).getByText('This document carries no policy.')).toBeVisible()
    const named = [
      ...inBoth.flatMap((method) => [`${method}-page`, `${method}-worker`]),
      ...inPage.map((method) => `${method}-page`),
    ]
    // WebTransport uses a protocol that this listener does not hear.
    const audible = named.filter((name) => !name.startsWith('WebTransport')).map((name) => name.toLowerCase())
    await expect.poll(() => [...heard].sort()).toEqual(audible.sort())
    expect(page.url()).toBe(`${open.origin}/tools/json-formatter/`)
    expect(page.context().pages()).toHaveLength(1)
  })

  await test.step('with a gap for forms, even though the frame that the form targets is blocked', async () => {
    const found = await prove(halfOpen.origin, 1)
    expect(found.filter(([, verdict]) => verdict === 'Not blocked')).toEqual([['form', 'Not blocked', 'Not available']])
  })
  await close()
  open.close()
  halfOpen.close()
})

test('the byte count is measured: it stays 0 while the tool is used, and counts the requests of the page and its workers', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/tools/json-formatter')
  const figure = bench(page, 'JSON Formatter').getByText(/sent$/)
  await expect(figure).toHaveText('0 bytes sent')
  await page.getByRole('textbox', { name: 'JSON input' }).fill(`[${'"secret",'.repeat(40_000)}0]`)
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expect(figure).toHaveText('0 bytes sent')

  const address = `${baseURL}/x?marker`
  await page.evaluate((src) => {
    new Image().src = src
  }, address)
  await expect(figure).toHaveText(`${address.length} bytes sent`)
  await button(page).focus()
  await expect.poll(() => button(page).getAttribute('data-tip')).toContain(`Sent to ${address}.`)

  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.invalid/?refused'
    new Image().src = '/invented-path'
  })
  const invented = `${baseURL}/invented-path`.length
  await expect(figure).toHaveText(`${address.length + invented} bytes sent`)

  const [worker] = page.workers()
  await worker?.evaluate((source) => import(source).catch(() => null), address)
  await expect(figure).toHaveText(`${2 * address.length + invented} bytes sent`)
})

test('on a phone the panel begins with its verdict', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/uuid-generator')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Prove it' }).click()
  const panel = page.getByRole('dialog', { name: 'Prove it' })
  const [verdict, words] = [panel.getByRole('status'), panel.getByText('This panel tries to send')]
  await expect(verdict).toBeInViewport()
  expect((await verdict.boundingBox())!.y).toBeLessThan((await words.boundingBox())!.y)
})
