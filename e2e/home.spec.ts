import { expect, type Page, test } from '@playwright/test'
import {
  dropFile,
  expectFits,
  expectResponsive,
  openPage,
  paneText,
  toolRoutes,
  watchMainThread,
  watchProblems,
  watchRequests,
} from './support.ts'

const box = 'Paste anything'
const encoded = 'eyJ1c2VyIjoiYWRhIiwiaWF0IjoxNjQwOTk1MjAwfQ=='

test('the hero leads to the tools and the contact page; six tools are featured, four value points, three steps and the five latest articles follow', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: 'Explore Tools' })).toHaveAttribute('href', '/tools')
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')

  const cards = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Featured tools' }) })
    .getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([
    'JSON Formatter',
    'Base64 Encode / Decode',
    'UUID Generator',
    'Hash Generator',
    'HTML Encoder / Decoder',
    'Aesthetic Username Generator',
  ])
  await expect(cards.getByRole('link', { name: 'Use Tool: JSON Formatter' })).toHaveAttribute(
    'href',
    '/tools/json-formatter',
  )

  for (const name of ['Fast', 'Privacy-first', 'Works offline', 'Developer-focused'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const name of ['Open a tool', 'Use it', 'Keep the result'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  const teasers = page.getByRole('link', { name: /^Read Article: / })
  const addresses = await teasers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/blog/json-formatting-tips',
    '/blog/base64-encoding-guide',
    '/blog/text-case-conversion-guide',
    '/blog/uuid-guide-for-developers',
    '/blog/understanding-timestamps',
  ])
  await expect(page.getByText('Aug 4, 2025')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/blog')
})

test('the box names what it is given, offers only tools that are there, counts characters, and takes an example', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPage(page, '/')
  const input = page.getByRole('textbox', { name: box })
  const first = page.getByRole('list', { name: 'What to do with it' }).getByRole('listitem').first()
  for (const [text, kind, action, slug] of [
    ['{"a":1}', 'JSON', 'Format', 'json-formatter'],
    [encoded, 'Base64 of JSON', 'Decode', 'base64-encode-decode'],
    ['018f4e6a-7c3b-7def-8123-456789abcdef', 'UUID, version 7', 'Inspect', 'uuid-generator'],
    ['1640995200', 'Timestamp in seconds', 'Convert', 'timestamp-converter'],
    ['#c2370f', 'Color', 'Make palette', 'color-palette-generator'],
    ['/a+/g', 'Regular expression', 'Test', 'regex-tester'],
    ['Fish &amp; chips', 'HTML entities', 'Decode', 'html-encoder-decoder'],
  ]) {
    if (!toolRoutes.includes(`/tools/${slug}`)) continue
    await input.fill(text ?? '')
    await expect(first).toContainText(kind ?? '')
    await expect(first.getByRole('button', { name: `${action}: ${kind}` })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(`Best guess: ${kind}`)
  }
  await input.fill('a😀')
  await expect(page.getByRole('status')).toHaveText('Plain text')
  await expect(page.getByText('2 characters', { exact: true })).toBeVisible()
  await input.fill('')
  await expect(page.getByText('0 characters', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What to do with it' })).toBeHidden()

  await page.getByRole('button', { name: 'Base64', exact: true }).click()
  await expect(page.getByRole('textbox', { name: box })).toHaveValue(encoded)
  await expect(page.getByRole('button', { name: 'Decode: Base64 of JSON' })).toBeVisible()
  expect(problems).toEqual([])
})

test('the text goes to the tool and nowhere else, and the tool leaves nothing of it in storage', async ({ page }) => {
  const text = '{"secret":"stays put"}'
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPage(page, '/')
  await page.getByRole('textbox', { name: box }).fill(text)
  await page.getByRole('button', { name: 'Format: JSON' }).click()
  await expect(page).toHaveURL('/tools/json-formatter')
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toBeVisible()
  await expect.poll(() => paneText(page, 'JSON input')).toBe(text)
  const kept = await page.evaluate(() => ({
    title: document.title,
    address: location.href,
    state: history.state,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
  }))
  expect(kept).toMatchObject({ state: null, local: [], session: [] })
  expect(kept.title + kept.address).not.toMatch(/secret|[?#]/)
  expect(requests.filter((request) => /secret|stays(%20|\+| )put/.test(request))).toEqual([])
})

test('what was asked for at home is done when the tool opens', async ({ page }) => {
  for (const [text, action, expectResult] of [
    ['W10=', 'Decode: Base64 of JSON', (page: Page) => expect.poll(() => paneText(page, 'Output')).toBe('[]')],
    ['[1]', 'Format: JSON', (page: Page) => expect.poll(() => paneText(page, 'JSON output')).toBe('[\n  1\n]')],
    [
      '#c2370f',
      'Make palette: Color',
      async (page: Page) => {
        await expect(page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()).toContainText('#C2370F')
        await expect(page.getByRole('textbox', { name: 'Hex color' })).toHaveValue('#c2370f')
        await expect(page.getByLabel('Pick a color')).toHaveValue('#c2370f')
      },
    ],
  ] as const) {
    await openPage(page, '/')
    await page.getByRole('textbox', { name: box }).fill(text)
    await page.getByRole('button', { name: action }).click()
    await expectResult(page)
  }
})

test('a text whose tool was never opened is forgotten when the page opens again and when the box is edited', async ({
  page,
}) => {
  await openPage(page, '/')
  const leave = () => page.evaluate(() => sessionStorage.setItem('stayput:hand-over', 'json-formatter \n[1]'))
  const kept = () => page.evaluate(() => Object.keys(sessionStorage))
  await leave()
  await openPage(page, '/')
  expect(await kept()).toEqual([])
  await leave()
  await page.getByRole('textbox', { name: box }).fill('x')
  expect(await kept()).toEqual([])
})

test('what recognizes is loaded on first use, and where it cannot be, the box says so and can try again', async ({
  page,
}) => {
  const asked = watchRequests(page, /\/ways-/)
  await page.route(/\/ways-/, (route) => route.abort())
  await openPage(page, '/')
  expect(asked).toEqual([])
  await page.getByRole('textbox', { name: box }).fill('[1]')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  expect(asked).toHaveLength(1)
  await page.unroute(/\/ways-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a file that is no text is named by what it is, and without a service worker it is refused with the reason; a text file dropped on the box is read there', async ({
  page,
}) => {
  await openPage(page, '/')
  const input = page.getByRole('textbox', { name: box })
  await input.fill('typed before')
  await page.getByLabel('Open file').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  })
  await expect(page.getByText('photo.png is a PNG image, not text.')).toBeVisible()
  const offers = page.getByRole('list', { name: 'What to do with it' }).getByRole('listitem')
  await expect(offers).toHaveText([/Encode this file/, /Hash this file/])
  await expect(page.getByText('Plain text')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('This file cannot be carried along as it is')
  await expect(page.getByRole('link', { name: 'Open: Hash Generator' })).toHaveAttribute(
    'href',
    '/tools/hash-generator',
  )
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(input).toHaveValue('typed before')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Convert: Change its case' })).toBeVisible()

  await dropFile(page.getByRole('textbox', { name: box }), 'a.json', '{"from":"a file"}')
  await expect.poll(() => paneText(page, box)).toBe('{"from":"a file"}')
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
})

test('the keyboard is enough: Tab to a button, or Ctrl+Enter for the best guess', async ({ page }) => {
  await openPage(page, '/')
  const input = page.getByRole('textbox', { name: box })
  await input.fill('[1, 2]')
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeVisible()
  await input.press('Tab')
  await expect(page.getByRole('button', { name: 'Format: JSON' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/json-formatter')
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await input.fill('[3]')
  await input.press('Control+Enter')
  await expect(page).toHaveURL('/tools/json-formatter')
  await expect.poll(() => paneText(page, 'JSON input')).toBe('[3]')
})

test('a text too long to carry along is said to be, the tools stay one click away, and the page never freezes', async ({
  page,
}) => {
  await openPage(page, '/')
  const input = page.getByRole('textbox', { name: box })
  await input.focus()
  const watch = await watchMainThread(page)
  await page.evaluate(() => navigator.clipboard.writeText(`[${'{"a":1},'.repeat(650_000)}1]`))
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('status')).toHaveText('Best guess: JSON, by its first 64 KB')
  await expect(page.getByText('about 5,200,003 characters')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('cannot be carried along')
  await expect(page.getByRole('link', { name: 'Open: JSON Formatter' })).toHaveAttribute(
    'href',
    '/tools/json-formatter',
  )
  await expectResponsive(watch)
})

test('where the browser refuses to keep the text, the box says so and keeps it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openPage(page, '/')
  await page.getByRole('textbox', { name: box }).fill('[1]')
  await page.getByRole('button', { name: 'Format: JSON' }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be carried along')
  await expect(page.getByRole('textbox', { name: box })).toHaveValue('[1]')
  await page.getByRole('link', { name: 'Open: JSON Formatter' }).click()
  await expect(page).toHaveURL('/tools/json-formatter')
})

test('on a phone the box begins above the fold and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await expect(page.getByRole('textbox', { name: box })).toBeInViewport()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('textbox', { name: box }).fill(`https://example.com/${'a%20'.repeat(100)}`)
    await expectFits(page)
  }
})
