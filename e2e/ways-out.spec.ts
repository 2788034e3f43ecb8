import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { startBareHost } from './bare-host.ts'
import { openPage, site, test, untilHydrated } from './support.ts'

const closedFeatures = [...(site.pages['Permissions-Policy'] ?? '').matchAll(/([\w-]+)=\(\)/g)].map(([, name]) => name)

test('a page has no WebRTC, credentials, speech or worklets and cannot get them back, and no closed feature is allowed', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  const found = await page.evaluate(() => {
    const names = [
      'RTCPeerConnection',
      'webkitRTCPeerConnection',
      'PublicKeyCredential',
      'speechSynthesis',
      'credentials',
      'addModule',
    ]
    const owners: Record<string, object> = { credentials: Navigator.prototype, addModule: Worklet.prototype }
    return names.map((name) => {
      const owner = owners[name] ?? window
      Reflect.deleteProperty(owner, name)
      Reflect.set(owner, name, Object)
      Reflect.defineProperty(owner, name, { value: Object })
      return typeof Reflect.get(owner, name)
    })
  })
  expect(new Set(found)).toEqual(new Set(['undefined']))

  expect(closedFeatures).toEqual(
    expect.arrayContaining([
      'local-network-access',
      'private-state-token-issuance',
      'private-state-token-redemption',
      'digital-credentials-get',
      'language-model',
    ]),
  )
  const allowed = await page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
  )
  expect(allowed).toContain('clipboard-write')
  expect(allowed.filter((name) => closedFeatures.includes(name))).toEqual([])
})

test('embedded on a host without headers, a page does not start, says why, and links to itself in a new tab', async ({
  page,
  context,
}) => {
  const host = await startBareHost('dist')
  const stranger = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe width="900" height="600" src="${host.origin}/tools/json-formatter/"></iframe>`),
  )
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('alert')).toContainText('is embedded in another site')
  await expect(frame.getByRole('textbox')).toHaveCount(0)
  await expect(frame.getByRole('link')).toHaveCount(1)
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Open it in its own tab' }).click()
  const own = await opened
  await untilHydrated(own)
  await expect(own.getByRole('textbox', { name: 'JSON input' })).toBeVisible()
  const [, inside] = page.frames()
  expect(await inside?.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  stranger.close()
  host.close()
})

test('a visitor can follow a link of the page, in this tab or a new one, but not to an address that a script put into it', async ({
  page,
  context,
}) => {
  const article = '/blog/base64-encoding-guide'
  const elsewhere = 'https://www.rfc-editor.org/rfc/rfc4648'
  await openPage(page, article)
  const link = page.getByRole('main').locator(`a[href="${elsewhere}"]`).first()
  for (const press of [() => link.click({ modifiers: ['ControlOrMeta'] }), () => link.click({ button: 'middle' })]) {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await expect.poll(() => tab.url()).toMatch(/rfc4648|chrome-error/)
    await tab.close()
  }
  const asked = page.waitForRequest(elsewhere)
  await link.click()
  await asked
  await expect.poll(() => page.url()).toMatch(/rfc4648|chrome-error/)

  const gone = page.waitForRequest('https://after.invalid/').then(() => 'asked for last')
  const altered = page.waitForRequest(/with-text/).then(() => 'carried out')
  await openPage(page, article)
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = 'https://elsewhere.invalid/?with-text'
  })
  const refused = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigation.addEventListener('navigate', ({ userInitiated, defaultPrevented }) =>
          resolve({ userInitiated, defaultPrevented }),
        ),
      ),
  )
  await page.getByRole('main').locator('a[href*="with-text"]').click()
  expect(await refused).toEqual({ userInitiated: true, defaultPrevented: true })
  await page.goto('https://after.invalid/').catch(() => null)
  expect(await Promise.race([gone, altered])).toBe('asked for last')
})

test('a script may go back to the site the visitor came from, and may navigate within this site', async ({
  page,
  baseURL,
}) => {
  const stranger = baseURL?.replace('127.0.0.1', 'localhost') ?? ''
  await page.goto(`${stranger}/robots.txt`)
  await openPage(page, '/terms')
  await page.evaluate(() => location.assign('/privacy'))
  await expect(page).toHaveURL('/privacy')
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page).toHaveURL(`${stranger}/robots.txt`)
})
