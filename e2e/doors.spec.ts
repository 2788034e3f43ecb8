import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { startBareHost } from './bare-host.ts'
import { openPage, site, test } from './support.ts'

const closedFeatures = [...(site.pages['Permissions-Policy'] ?? '').matchAll(/([\w-]+)=\(\)/g)].map(([, name]) => name)

test('a page has no peer connections, no credentials and no voices, and cannot get them back; no feature that is closed is allowed', async ({
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
    ]
    return names.map((name) => {
      const owner = name === 'credentials' ? Navigator.prototype : window
      Reflect.deleteProperty(owner, name)
      Reflect.set(owner, name, Object)
      Reflect.defineProperty(owner, name, { value: Object })
      return Reflect.get(owner, name) ?? null
    })
  })
  expect(found).toEqual([null, null, null, null, null])

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

test('framed on a host without headers a page does not start and says why, and leads to the page on its own', async ({
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
  await expect(frame.getByRole('alert')).toContainText('stands inside another page')
  await expect(frame.getByRole('textbox')).toHaveCount(0)
  await expect(frame.getByRole('link')).toHaveCount(1)
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Open it on its own' }).click()
  const own = await opened
  await own.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect(own.getByRole('textbox', { name: 'JSON input' })).toBeVisible()
  const [, inside] = page.frames()
  expect(await inside?.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  stranger.close()
  host.close()
})
