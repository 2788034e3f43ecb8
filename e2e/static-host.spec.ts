import { expect } from '@playwright/test'
import { startBareHost } from './bare-host.ts'
import { openPage, routes, settleServiceWorker, site, test, watchProblems } from './support.ts'

let host: Awaited<ReturnType<typeof startBareHost>>
let origin = ''

test.beforeAll(async () => {
  host = await startBareHost('dist')
  origin = host.origin
})
test.afterAll(() => host.close())

const isBlocked = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  )

test('on a plain static host every page loads and a tool works; the tool and its worker cannot connect, links work, and a message nobody receives is not lost', async ({
  page,
  request,
}) => {
  for (const path of routes.filter((path) => path !== '/no-such-page'))
    expect((await request.get(`${origin}${path}`)).status(), path).toBe(200)

  await test.step('a tool works, and its document contains its policy', async () => {
    const problems = watchProblems(page)
    const answer = await request.get(`${origin}/tools/hash-generator/`)
    expect(answer.headers()).not.toHaveProperty('content-security-policy')
    await openPage(page, `${origin}/tools/hash-generator`)
    expect(page.url()).toBe(`${origin}/tools/hash-generator/`)
    await page.getByLabel('Open file').setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('abc') })
    await expect(page.getByRole('region', { name: 'File hashes' }).getByRole('region', { name: 'MD5' })).toContainText(
      '900150983cd24fb0d6963f7d28e17f72',
    )
    expect(problems).toEqual([])
    const [worker] = page.workers()
    expect(await worker?.evaluate(isBlocked, `${origin}/robots.txt`)).toBe(true)
    expect(await page.evaluate(isBlocked, `${origin}/robots.txt`)).toBe(true)
    await expect.poll(() => problems.join()).toContain("connect-src 'none'")
  })

  await test.step('links work, and a missing page suggests the right one', async () => {
    await page.getByRole('link', { name: 'All tools' }).last().click()
    await expect(page).toHaveURL(`${origin}/tools/`)
    const missing = await page.goto(`${origin}/tools/json`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'JSON Formatter' }).first()).toBeVisible()
  })

  await test.step('a message that nobody receives stays in the form', async () => {
    await openPage(page, `${origin}/contact`)
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
  })
})

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a plain static host sends no headers, but from the second visit on the service worker adds them all', async ({
    page,
  }) => {
    await openPage(page, `${origin}/tools/hash-generator/`)
    await settleServiceWorker(page)
    const script = page.waitForResponse(/\/assets\/entry-client/)
    const answer = await page.reload()
    const document = site.documents['/tools/hash-generator']
    for (const [got, own] of [
      [answer?.headers(), { ...document?.headers, ...document?.trusted }],
      [(await script).headers(), site.assets],
    ])
      for (const [name, value] of Object.entries({ ...site.common, ...own }))
        expect(got?.[name.toLowerCase()], name).toBe(value)
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
