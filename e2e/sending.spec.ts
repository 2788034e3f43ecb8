import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, findWholeChromium } from '../scripts/chromium.ts'
import { pixel } from './states/support.ts'
import {
  dropPath,
  expectAccessible,
  expectFits,
  holdScript,
  openPage,
  paneText,
  pressMore,
  readClipboard,
  readDownload,
  settleServiceWorker,
  tab,
  test,
  toast,
  watchProblems,
} from './support.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const send = (page: Page, at = 0) => page.getByRole('button', { name: 'Send to…' }).nth(at)
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

async function sendTo(page: Page, name: string, at = 0) {
  await send(page, at).click()
  await item(page, name).click()
  await page.waitForURL(/\/tools\/(?!.*#)/)
}
const isAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

/** What is left of a journey where nothing is to be left. */
const readTraces = (page: Page) =>
  page.evaluate(() => [
    Object.keys(localStorage).filter((key) => !/^stayput:(recents$|options:)/.test(key)),
    Object.keys(sessionStorage),
    location.search + location.hash,
    JSON.stringify(history.state),
  ])

const json = '{"id":12345678901234567890,"name":"Ada"}'
const formatted = JSON.stringify({ id: 0, name: 'Ada' }, null, 2).replace('0', '12345678901234567890')

type Journey = {
  from: string
  make: (page: Page) => Promise<unknown>
  at?: number
  /** The first of the tools it is offered to. */
  best: string
  to: string
  arrives: (page: Page) => Promise<unknown>
}

const journeys: Record<string, Journey> = {
  'formatted JSON is hashed': {
    from: 'json-formatter',
    async make(page) {
      await box(page, 'JSON input').fill(json)
      await press(page, 'Format JSON')
      await expect(box(page, 'JSON output')).toContainText('Ada')
    },
    best: 'Hash Generator',
    to: 'Hash Generator',
    arrives: (page) => expect(page.getByRole('main')).toContainText(sha256(formatted)),
  },
  'decoded Base64 is formatted': {
    from: 'base64-encode-decode',
    async make(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await box(page, 'Input').fill(Buffer.from(json).toString('base64'))
      await press(page, 'Decode from Base64')
      await expect(box(page, 'Output')).toHaveValue(json)
    },
    best: 'JSON Formatter',
    to: 'JSON Formatter',
    arrives: (page) => expect.poll(() => paneText(page, 'JSON output')).toBe(formatted),
  },
  'decoded bytes are hashed as they are': {
    from: 'base64-encode-decode',
    async make(page) {
      await settleServiceWorker(page)
      await page.getByRole('radio', { name: 'Decode' }).check()
      await box(page, 'Input').fill(pixel.toString('base64'))
      await press(page, 'Decode from Base64')
      await expect(page.getByRole('main')).toContainText('PNG image')
    },
    best: 'Hash Generator',
    to: 'Hash Generator',
    arrives: (page) => expect(page.getByRole('region', { name: 'File hashes' })).toContainText(sha256(pixel)),
  },
  'a decoded URL is decoded once more': {
    from: 'url-encoder-decoder',
    async make(page) {
      await box(page, 'URL or text').fill('Fish%20%26amp%3B%20chips')
      await press(page, 'Decode URL')
      await expect(box(page, 'Decoded URL')).toHaveValue('Fish &amp; chips')
    },
    at: 1,
    best: 'HTML Encoder / Decoder',
    to: 'HTML Encoder / Decoder',
    arrives: (page) => expect(box(page, 'Output')).toHaveValue('Fish & chips'),
  },
  'decoded entities are a color': {
    from: 'html-encoder-decoder',
    async make(page) {
      await page.getByRole('radio', { name: 'Decode' }).check()
      await box(page, 'Input').fill('&#35;ff8800')
      await expect(box(page, 'Output')).toHaveValue('#ff8800')
    },
    best: 'Color Palette Generator',
    to: 'Color Palette Generator',
    arrives: (page) =>
      expect(page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()).toContainText('#FF8800'),
  },
  'matches are changed in case': {
    from: 'regex-tester',
    async make(page) {
      await box(page, 'Pattern').fill('\\w+ \\w+')
      await box(page, 'Test string').fill('hello world')
      await expect(page.getByRole('table', { name: 'Match details' })).toContainText('hello world')
    },
    at: 1,
    best: 'Text Case Converter',
    to: 'Text Case Converter',
    arrives: (page) => expect(page.getByRole('main')).toContainText('helloWorld'),
  },
  'a replaced text is searched for UUIDs': {
    from: 'regex-tester',
    async make(page) {
      await box(page, 'Pattern').fill('x')
      await box(page, 'Test string').fill('550e8400-e29b-41d4-a716-44665544000x')
      await box(page, 'Replacement').fill('0')
      await expect(box(page, 'Replace result')).toHaveValue(/440000$/)
    },
    best: 'UUID Generator',
    to: 'UUID Generator',
    arrives: (page) => expect(page.getByRole('main')).toContainText('RFC 9562'),
  },
  'generated UUIDs are encoded': {
    from: 'uuid-generator',
    async make(page) {
      await press(page, 'Generate')
      await expect(page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')).toHaveCount(1)
    },
    best: 'Hash Generator',
    to: 'Base64 Encode / Decode',
    arrives: (page) => expect(box(page, 'Output')).toHaveValue(/^[\w+/]{48}$/),
  },
  'all units are searched': {
    from: 'unit-converter',
    async make(page) {
      await box(page, 'Value').fill('5')
      await expect(page.getByRole('table', { name: 'All units' })).toContainText('feet')
    },
    best: 'Text Case Converter',
    to: 'Regex Tester',
    arrives: (page) => expect(box(page, 'Test string')).toHaveValue(/16.404199 ft/),
  },
  'exported colors are formatted': {
    from: 'color-palette-generator',
    async make(page) {
      await page.getByRole('radio', { name: 'JSON', exact: true }).check()
      await expect(page.getByRole('main')).toContainText('"hex"')
    },
    best: 'JSON Formatter',
    to: 'JSON Formatter',
    arrives: (page) => expect(page.getByText('Valid JSON').first()).toBeVisible(),
  },
  'a list of digests is sent on': {
    from: 'hash-generator',
    async make(page) {
      const path = test.info().outputPath('a.txt')
      writeFileSync(path, 'Hi')
      await dropPath(box(page, 'Text to hash'), path)
      await expect(page.getByRole('region', { name: 'File hashes' })).toContainText(sha256('Hi'))
    },
    best: 'Text Case Converter',
    to: 'Text Case Converter',
    arrives: (page) => expect(box(page, 'Your text')).toHaveValue(`${sha256('Hi')}  a.txt\n`),
  },
}

test.describe('with what carries bytes', () => {
  test.use({ serviceWorkers: 'allow' })
  // Some share a browser, since each one copies the whole site for use offline.
  const all = Object.entries(journeys)
  for (const group of [0, 1, 2].map((remainder) => all.filter((_, index) => index % 3 === remainder)))
    test(`${group.map(([name]) => name).join('; ')}; and nothing of it is left on the way`, async ({ page }) => {
      const problems = watchProblems(page)
      for (const [, { from, make, at = 0, best, to, arrives }] of group) {
        await openPage(page, `/tools/${from}`)
        await expect(send(page, at)).toBeVisible({ visible: from !== 'uuid-generator' && from !== 'hash-generator' })
        await make(page)
        await send(page, at).click()
        await expect(page.getByRole('menuitem').first()).toHaveAccessibleName(best)
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await item(page, to).click()
        await page.waitForURL((url) => !url.pathname.includes(from))
        await isAlive(page)
        await arrives(page)
        expect(await readTraces(page)).toEqual([[], [], '', 'null'])
        // The next one finds the tools as they are at first.
        await page.evaluate(() => localStorage.clear())
      }
      expect(problems).toEqual([])
    })
})

test('by keyboard alone: the menu opens, is walked through, closed and gives the focus back; what is out of date is not sent', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  await expect(send(page)).toBeDisabled()
  await box(page, 'JSON input').fill(json)
  await press(page, 'Format JSON')
  await expect(send(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Download', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(send(page)).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')

  await box(page, 'JSON input').fill('[1]')
  await expect(send(page)).toBeDisabled()
  await box(page, 'JSON input').press('Control+Enter')
  await expect(send(page)).toBeEnabled()
  await send(page).press('Enter')
  await item(page, 'Hash Generator').press('Enter')
  await page.waitForURL('**/hash-generator')
  await expect(page.getByRole('main')).toContainText(sha256('[\n  1\n]'))
})

test('on a phone it is among the other actions of the output', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill(json)
  await press(page, 'Format JSON')
  await expect(tab(page, 'JSON output')).toHaveAttribute('aria-selected', 'true')
  await pressMore(page, 'Send to…')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expectFits(page)
  await expectAccessible(page)
  await item(page, 'Hash Generator').click()
  await page.waitForURL('**/hash-generator')
  await expect(page.getByRole('main')).toContainText(sha256(formatted))
})

test('without what carries it, a text that is too long stays, and the way out is said', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  const path = test.info().outputPath('long.json')
  writeFileSync(path, `["${'a'.repeat(5_200_000)}"]`)
  await dropPath(box(page, 'JSON input'), path)
  await expect(page.getByText('5,200,004 characters')).toBeVisible()
  await press(page, 'Format JSON')
  await expect(send(page)).toBeEnabled()
  await send(page).click()
  await item(page, 'Hash Generator').click()
  await expect(toast(page, 'Not sent')).toBeVisible()
  await expect(page).toHaveURL('/tools/json-formatter')
  await expect(send(page)).toBeFocused()
})

test('what arrives late is offered to a visitor who has typed meanwhile, and takes nothing away', async ({ page }) => {
  await openPage(page, '/tools/base64-encode-decode')
  await box(page, 'Input').fill('Hello world')
  await press(page, 'Encode to Base64')
  await expect(box(page, 'Output')).toHaveValue('SGVsbG8gd29ybGQ=')
  const release = await holdScript(page, /\/arrive-/)
  await sendTo(page, 'Hash Generator')
  await isAlive(page)
  await box(page, 'Text to hash').fill('mine')
  release()
  await expect(toast(page, 'A text from another page has arrived')).toBeVisible()
  await expect(box(page, 'Text to hash')).toHaveValue('mine')
  await press(page, 'Use it')
  await expect(box(page, 'Text to hash')).toHaveValue('SGVsbG8gd29ybGQ=')
  await box(page, 'Text to hash').press('ControlOrMeta+z')
  await expect(box(page, 'Text to hash')).toHaveValue('mine')
})

test('a page that is not kept is empty when the visitor comes back, and says why', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill(json)
  await press(page, 'Format JSON')
  await sendTo(page, 'Hash Generator')
  await expect(page).toHaveURL('/tools/hash-generator')
  await isAlive(page)
  await page.goBack()
  await isAlive(page)
  await expect(page.getByRole('alert')).toContainText('Your text is gone: the browser reloaded this page')
  await expect(box(page, 'JSON input')).toHaveValue('')
  await expectAccessible(page)
  // It is said once, and not of a page that is opened anew.
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that the browser keeps comes back with its text, a live worker and all @whole', async ({ baseURL }) => {
  const browser = await chromium.launch({
    args: chromiumArgs,
    executablePath: findWholeChromium()!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'allow' })
  await openPage(page, '/tools/json-formatter')
  await settleServiceWorker(page)
  // Long enough for a worker, which stays for a while.
  const long = `["${'ab '.repeat(9000)}"]`
  await box(page, 'JSON input').fill(long)
  await press(page, 'Format JSON')
  await expect(send(page)).toBeEnabled()
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await sendTo(page, 'Hash Generator')
  await expect(page).toHaveURL(/hash-generator/)
  await expect(page.getByRole('main')).toContainText(sha256(`[\n  "${'ab '.repeat(9000)}"\n]`))
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/json-formatter/)
  // A page that was not kept is loaded anew, and knows why.
  const kept = await page.waitForFunction(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (opened?.type === 'back_forward') return `not kept: ${JSON.stringify(opened)}`
    return 'persisted' in window && `kept: ${window.persisted}`
  })
  expect(await kept.jsonValue()).toBe('kept: true')
  expect(await paneText(page, 'JSON input')).toMatch(/ab ab ab/)
  // It works on.
  await box(page, 'JSON input').fill(`["${'cd '.repeat(9000)}"]`)
  await press(page, 'Format JSON')
  await expect.poll(() => paneText(page, 'JSON output')).toContain('cd cd')
  await browser.close()
})

test.describe('as long as a tool takes it', () => {
  test.use({ serviceWorkers: 'allow' })

  test('50 MB of JSON go on to the hash generator', async ({ page }) => {
    test.slow()
    await openPage(page, '/tools/json-formatter')
    await settleServiceWorker(page)
    const row = `{"id":12345678901234567890,"text":"${'x'.repeat(950)}"}`
    const rows = Array.from({ length: 50_000 }, () => row)
    const path = test.info().outputPath('long.json')
    writeFileSync(path, `[${rows.join()}]`)
    await dropPath(box(page, 'JSON input'), path)
    await page.getByRole('button', { name: 'Minify', exact: true }).click()
    await expect(send(page)).toBeEnabled({ timeout: 60_000 })
    await send(page).click()
    await item(page, 'Hash Generator').click({ timeout: 30_000 })
    await page.waitForURL('**/hash-generator')
    await expect(page.getByRole('main')).toContainText(sha256(`[${rows.join()}]`), { timeout: 60_000 })
  })
})

const peel = (page: Page) => page.getByRole('button', { name: 'Peel', exact: true })
const gzipped = gzipSync(json)

test('Base64 of gzip of JSON is named and taken off in place; what is shown is what is copied, saved and sent', async ({
  page,
}) => {
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill(Buffer.from(gzipped.toString('base64')).toString('base64'))
  await press(page, 'Decode from Base64')
  const output = box(page, 'Output')
  await expect(output).toHaveValue(gzipped.toString('base64'))
  await expect(page.getByText('This is Base64 of gzip of JSON.')).toBeVisible()
  await expectAccessible(page)
  await peel(page).press('Enter')
  await expect(output).toHaveValue(json)
  await expect(page.getByText('Base64 and gzip taken off: this is JSON.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeFocused()
  await expect(peel(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => readClipboard(page)).toBe(json)
  const saved = await readDownload(page, () => press(page, 'Download'))
  expect(saved).toEqual({ name: 'peeled.txt', text: json })
  await expect(toast(page, 'peeled.txt was downloaded successfully.')).toBeVisible()

  await page.getByRole('button', { name: 'Put back' }).press('Enter')
  await expect(output).toHaveValue(gzipped.toString('base64'))
  await expect(peel(page)).toBeFocused()
  await peel(page).press('Enter')
  await expect(output).toHaveValue(json)
  await sendTo(page, 'JSON Formatter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe(formatted)
})

test('where layers are taken off, all that the page says and does is about what is left', async ({ page }) => {
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill(gzipped.toString('base64'))
  await press(page, 'Decode from Base64')
  const bench = page.getByRole('main').locator('.bench')
  await expect(bench).toContainText(`gzip archive, ${gzipped.length} B`)
  await expect(bench).toContainText('not text: shown as bytes')
  await peel(page).click()
  await expect(bench).toContainText(`JSON, ${json.length} B`)
  await expect(bench).not.toContainText('gzip archive')
  await expect(bench).not.toContainText('not text')
  await press(page, 'Switch & Use Output')
  await expect(box(page, 'Input')).toHaveValue(json)
})

test('packed bytes are peeled too, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill(gzipped.toString('base64'))
  await press(page, 'Decode from Base64')
  await expect(page.getByText('This is gzip of JSON.')).toBeVisible()
  await peel(page).click()
  await expect(box(page, 'Output')).toHaveValue(json)
  await expectFits(page)
  await press(page, 'Copy')
  await expect.poll(() => readClipboard(page)).toBe(json)
})

test('all layers come off at once, and another output has its own', async ({ page }) => {
  await openPage(page, '/tools/url-encoder-decoder')
  await box(page, 'URL or text').fill(encodeURIComponent(encodeURIComponent(encodeURIComponent('Zürich & Bern'))))
  await press(page, 'Decode URL')
  await expect(page.getByText('This is percent-encoding of percent-encoding of text.')).toBeVisible()
  await page.getByRole('button', { name: 'All layers' }).press('Enter')
  await expect(box(page, 'Decoded URL')).toHaveValue('Zürich & Bern')
  await expect(page.getByRole('button', { name: 'Put back' })).toBeFocused()
  await box(page, 'URL or text').fill('a%20b')
  await press(page, 'Decode URL')
  await expect(box(page, 'Decoded URL')).toHaveValue('a b')
  await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0)
})

test('an escaped JSON string and a JWT are peeled where they are', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill(JSON.stringify(json))
  await press(page, 'Format JSON')
  await expect(page.getByText('This is JSON string of JSON.')).toBeVisible()
  await peel(page).click()
  await expect.poll(() => paneText(page, 'JSON output')).toBe(json)

  await openPage(page, '/tools/html-encoder-decoder')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill(`eyJhbGciOiJub25lIn0.${Buffer.from(json).toString('base64url')}.`)
  await expect(page.getByText('This is JWT of JSON.')).toBeVisible()
  await peel(page).click()
  await expect(box(page, 'Output')).toHaveValue(`{"header":{"alg":"none"},"payload":${json},"signature":""}`)
})

test('plain outputs, and what was encoded here, have no layers to take off', async ({ page }) => {
  await openPage(page, '/tools/base64-encode-decode')
  await box(page, 'Input').fill(json)
  await press(page, 'Encode to Base64')
  await expect(box(page, 'Output')).toHaveValue(/^eyJ/)
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill('SGVsbG8sIHdvcmxkIQ==')
  await press(page, 'Decode from Base64')
  await expect(box(page, 'Output')).toHaveValue('Hello, world!')
  // The same field with something in it to take off: by then it would have been said of the others.
  await expect(peel(page)).toHaveCount(0)
  await box(page, 'Input').fill('U0dWc2JHOHNJSGR2Y214a0lRPT0=')
  await press(page, 'Decode from Base64')
  await expect(peel(page)).toBeVisible()
})
