import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openPage, settleServiceWorker, test, watchProblems } from './support.ts'

const base = '/some/path'
const { documents } = JSON.parse(readFileSync('.cache/sub-path/site.json', 'utf8')) as {
  documents: Record<string, { isFrame?: boolean }>
}

const paths = Object.keys(documents).filter(
  (path) => path !== '/404' && path !== '/sw-reset' && !documents[path]?.isFrame,
)

test('every document below a sub-path has its links, files and canonical address there', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(`${base}${path}`)).text()
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    expect(addresses.length).toBeGreaterThan(10)
    expect(
      addresses.filter((address) => !address.startsWith(`${base}/`)),
      path,
    ).toEqual([])
    expect(html).toContain(`rel="canonical" href="https://stayput.example${base}${path === '/' ? '' : path}"`)
  }
})

test('all kinds of pages work below a sub-path and request nothing outside of it', async ({ page }) => {
  const problems = watchProblems(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    // A blob made by the page is not requested from a server.
    if (protocol !== 'blob:' && !pathname.startsWith(base)) outside.push(request.url())
  })
  for (const path of ['/', '/tools', '/blog/json-formatting-tips', '/contact']) await openPage(page, `${base}${path}`)

  await test.step('the JSON formatter formats', async () => {
    await openPage(page, `${base}/tools/json-formatter`)
    await page.getByRole('textbox', { name: 'JSON input' }).fill('[1]')
    await page.getByRole('button', { name: 'Format JSON' }).click()
    await expect(page.getByText('Only whitespace changed')).toBeVisible()
    await expect(page.getByText('0 bytes sent')).toBeVisible()
  })

  await test.step('the feed has its style sheet, and its links lead to the articles', async () => {
    await page.goto(`${base}/blog/feed.xml`)
    await expect(page.getByText(`https://stayput.example${base}/blog/feed.xml`, { exact: true })).toBeVisible()
    expect(await page.locator('rss').evaluate((root) => getComputedStyle(root).maxWidth)).toBe('680px')
    await page.getByRole('link', { name: 'Understanding Unix Timestamps' }).click()
    await expect(page).toHaveURL(`${base}/blog/understanding-timestamps`)
  })

  await test.step('a missing page answers 404 with suggestions', async () => {
    const answer = await page.goto(`${base}/tools/json`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'JSON Formatter' }).first()).toHaveAttribute(
      'href',
      `${base}/tools/json-formatter`,
    )
  })
  expect(outside).toEqual([])
  expect(problems).toEqual([])
})

test.describe('built without analytics', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the service worker stores the site below the path and counts nothing', async ({ page, context }) => {
    const posts: string[] = []
    context.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
    await openPage(page, '/some/path/')
    await settleServiceWorker(page)
    expect(posts).toEqual([])
    await context.setOffline(true)
    await openPage(page, '/some/path/tools/hash-generator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash Generator')
  })
})
