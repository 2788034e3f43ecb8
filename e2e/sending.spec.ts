import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, findFullChromium } from '../scripts/chromium.ts'
import { field, tab } from './controls.ts'
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
  test,
  toast,
  untilHydrated,
  watchProblems,
} from './support.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const send = (page: Page, at = 0) => page.getByRole('button', { name: 'Send to…' }).nth(at)
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

async function sendTo(page: Page, name: string, at = 0) {
  await send(page, at).click()
  await item(page, name).click()
  await page.waitForURL(/\/tools\/(?!.*#)/)
}

/** Everything a journey leaves behind, except recent tools and the options of earlier pages. Should be empty. */
const readTraces = (page: Page) =>
  page.evaluate(() => [
    Object.keys(localStorage).filter(
      (key) => !/^stayput:(recents$|options:)/.test(key) || location.pathname.endsWith(key.split(':').at(-1) ?? ''),
    ),
    Object.keys(sessionStorage),
    location.search + location.hash,
    JSON.stringify(history.state),
  ])

const json = '{"id":12345678901234567890,"name":"Ada"}'
const formatted = JSON.stringify({ id: 0, name: 'Ada' }, null, 2).replace('0', '12345678901234567890')

const gzipped = gzipSync(json)
const peel = (page: Page) => page.getByRole('button', { name: 'Peel', exact: true })
const putBack = (page: Page) => page.getByRole('button', { name: 'Put back' })
const shows = (page: Page, field: string, text: string) => expect.poll(() => paneText(page, field)).toBe(text)
const bench = (page: Page) => page.getByRole('main').locator('.bench')

async function decode(page: Page, encoded: string) {
  await field(page, 'Input').fill(encoded)
  await press(page, 'Decode from Base64')
}

type Journey = {
  /** The first tool in the menu. `to` is the tool to choose, if it is another one. */
  best: string
  to?: string
  at?: number
  arrives: () => Promise<unknown>
}

/** Opens the menu of an output: the best tool comes first and has the focus. */
async function openMenu(page: Page, best: string, at = 0) {
  await send(page, at).click()
  await expect(page.getByRole('menuitem').first()).toHaveAccessibleName(best)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
}

async function expectOffered(page: Page, best: string, at = 0) {
  await openMenu(page, best, at)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
}

/** Sends an output to another tool, and nothing of it stays behind. */
async function sendOn(page: Page, { best, to = best, at = 0, arrives }: Journey) {
  const { pathname } = new URL(page.url())
  await openMenu(page, best, at)
  await item(page, to).click()
  await page.waitForURL((url) => url.pathname !== pathname)
  await untilHydrated(page)
  await arrives()
  expect(await readTraces(page)).toEqual([[], [], '', 'null'])
}

test('from tool to tool: a URL, entities, colors, a list of digests; layers are peeled in place', async ({ page }) => {
  const problems = watchProblems(page)
  await openPage(page, '/tools/url-encoder-decoder')
  await expect(send(page, 1)).toBeVisible()
  await test.step('All layers removes every layer at once, and a new output starts over', async () => {
    await field(page, 'URL or text').fill(encodeURIComponent(encodeURIComponent(encodeURIComponent('Zürich & Bern'))))
    await press(page, 'Decode URL')
    await expect(page.getByText('This is percent-encoding of percent-encoding of text.')).toBeVisible()
    await page.getByRole('button', { name: 'All layers' }).press('Enter')
    await expect(field(page, 'Decoded URL')).toHaveValue('Zürich & Bern')
    await expect(putBack(page)).toBeFocused()
    await field(page, 'URL or text').fill('Fish%20%26amp%3B%20chips')
    await press(page, 'Decode URL')
    await expect(field(page, 'Decoded URL')).toHaveValue('Fish &amp; chips')
    await expect(putBack(page)).toHaveCount(0)
  })
  await sendOn(page, {
    at: 1,
    best: 'HTML Encoder / Decoder',
    arrives: () => expect(field(page, 'Output')).toHaveValue('Fish & chips'),
  })

  await field(page, 'Input').fill(`eyJhbGciOiJub25lIn0.${Buffer.from(json).toString('base64url')}.`)
  await expect(page.getByText('This is JWT of JSON.')).toBeVisible()
  await peel(page).click()
  await expect(field(page, 'Output')).toHaveValue(`{"header":{"alg":"none"},"payload":${json},"signature":""}`)
  await field(page, 'Input').fill('&#35;ff8800')
  await expect(field(page, 'Output')).toHaveValue('#ff8800')
  await sendOn(page, {
    best: 'Color Palette Generator',
    arrives: () =>
      expect(page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()).toContainText('#FF8800'),
  })

  await page.getByRole('radio', { name: 'JSON', exact: true }).check()
  await expect(page.getByRole('main')).toContainText('"hex"')
  await sendOn(page, {
    best: 'JSON Formatter',
    to: 'Hash Generator',
    arrives: () => expect(field(page, 'Text to hash')).toHaveValue(/"hex": "#FF8800"/),
  })

  await expect(send(page)).toHaveCount(0)
  const path = test.info().outputPath('a.txt')
  writeFileSync(path, 'Hi')
  await dropPath(field(page, 'Text to hash'), path)
  await expect(page.getByRole('region', { name: 'File hashes' })).toContainText(sha256('Hi'))
  await sendOn(page, {
    best: 'Base64 Encode / Decode',
    to: 'Text Case Converter',
    arrives: () => expect(field(page, 'Your text')).toHaveValue(`${sha256('Hi')}  a.txt\n`),
  })
  expect(problems).toEqual([])
})

test('from tool to tool: units, matches, a replace result, new UUIDs', async ({ page }) => {
  const problems = watchProblems(page)
  await openPage(page, '/tools/unit-converter')
  await expect(send(page)).toBeVisible()
  await field(page, 'Value').fill('5')
  await expect(page.getByRole('table', { name: 'All units' })).toContainText('feet')
  await sendOn(page, {
    best: 'Base64 Encode / Decode',
    to: 'Regex Tester',
    arrives: () => expect(field(page, 'Test string')).toHaveValue(/16.404199 ft/),
  })

  await field(page, 'Pattern').fill('\\w+ \\w+')
  await field(page, 'Test string').fill('hello world')
  await expect(page.getByRole('table', { name: 'Match details' })).toContainText('hello world')
  await expectOffered(page, 'Base64 Encode / Decode', 1)
  await field(page, 'Pattern').fill('x')
  await field(page, 'Test string').fill('550e8400-e29b-41d4-a716-44665544000x')
  await field(page, 'Replacement').fill('0')
  await expect(field(page, 'Replace result')).toHaveValue(/440000$/)
  await sendOn(page, {
    best: 'UUID Generator',
    arrives: () => expect(page.getByRole('main')).toContainText('RFC 9562'),
  })

  await expectOffered(page, 'Hash Generator')
  expect(problems).toEqual([])
})

test('an escaped JSON string is peeled; the menu works by keyboard and returns the focus; an error cannot be sent; after going back an empty page says why; a text that is too long is not sent', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  await expect(send(page)).toBeDisabled()
  await field(page, 'JSON input').fill(JSON.stringify(json))
  await press(page, 'Format JSON')
  await expect(page.getByText('This is JSON string of JSON.')).toBeVisible()
  await peel(page).click()
  await shows(page, 'JSON output', json)

  await field(page, 'JSON input').fill(`${json}!`)
  await expect(send(page)).toBeDisabled()
  await field(page, 'JSON input').fill(json)
  await expect(send(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Download', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(send(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')

  await field(page, 'JSON input').fill('[1]')
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[\n  1\n]')
  await send(page).press('Enter')
  await item(page, 'Hash Generator').press('Enter')
  await page.waitForURL('**/hash-generator')
  await expect(page.getByRole('main')).toContainText(sha256('[\n  1\n]'))

  await page.goBack()
  await untilHydrated(page)
  await expect(page.getByRole('alert')).toContainText('Your text is gone: the browser reloaded this page')
  await expect(field(page, 'JSON input')).toHaveValue('')
  // The message appears once, and not after a reload.
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  const path = test.info().outputPath('long.json')
  writeFileSync(path, `["${'a'.repeat(5_200_000)}"]`)
  await dropPath(field(page, 'JSON input'), path)
  await expect(page.getByText('5,200,004 characters')).toBeVisible()
  await press(page, 'Format JSON')
  await expect(send(page)).toBeEnabled()
  await send(page).click()
  await item(page, 'Hash Generator').click()
  await expect(toast(page, 'Not sent')).toBeVisible()
  await expect(page).toHaveURL('/tools/json-formatter')
  await expect(send(page)).toBeFocused()
})

test('Base64 of gzip of JSON is named and peeled in place, and the whole page then works with the peeled text; a text that arrives late is offered', async ({
  page,
}) => {
  const output = field(page, 'Output')
  await openPage(page, '/tools/base64-encode-decode')
  await field(page, 'Input').fill(json)
  await press(page, 'Encode to Base64')
  await expect(output).toHaveValue(/^eyJ/)
  await page.getByRole('radio', { name: 'Decode' }).check()
  await decode(page, 'SGVsbG8sIHdvcmxkIQ==')
  await expect(output).toHaveValue('Hello, world!')
  // Next comes an output with a layer: by then Peel would have shown up for the earlier ones.
  await expect(peel(page)).toHaveCount(0)
  await decode(page, Buffer.from(gzipped.toString('base64')).toString('base64'))
  await expect(output).toHaveValue(gzipped.toString('base64'))
  await expect(page.getByText('This is Base64 of gzip of JSON.')).toBeVisible()

  await peel(page).press('Enter')
  await expect(output).toHaveValue(json)
  await expect(page.getByText('Removed Base64 and gzip: this is JSON.')).toBeVisible()
  await expect(putBack(page)).toBeFocused()
  await expect(peel(page)).toHaveCount(0)
  await page.evaluate(() => navigator.clipboard.writeText('another'))
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => readClipboard(page)).toBe(json)
  const saved = await readDownload(page, () => press(page, 'Download'), 'peeled.txt was downloaded successfully.')
  expect(saved).toEqual({ name: 'peeled.txt', text: json })
  await putBack(page).press('Enter')
  await expect(output).toHaveValue(gzipped.toString('base64'))
  await expect(peel(page)).toBeFocused()

  await decode(page, gzipped.toString('base64'))
  await expect(bench(page)).toContainText(`gzip archive, ${gzipped.length} B`)
  await expect(bench(page)).toContainText('not text: shown as bytes')
  await peel(page).click()
  await expect(bench(page)).toContainText(`JSON, ${json.length} B`)
  await expect(bench(page)).not.toContainText('gzip archive')
  await expect(bench(page)).not.toContainText('not text')
  await press(page, 'Switch & Use Output')
  await expect(field(page, 'Input')).toHaveValue(json)

  await field(page, 'Input').fill('Hello world')
  await press(page, 'Encode to Base64')
  await expect(output).toHaveValue('SGVsbG8gd29ybGQ=')
  const release = await holdScript(page, /\/arrive-/)
  await sendTo(page, 'Hash Generator')
  await untilHydrated(page)
  await field(page, 'Text to hash').fill('mine')
  release()
  await expect(toast(page, 'Text from another page has arrived')).toBeVisible()
  await expect(field(page, 'Text to hash')).toHaveValue('mine')
  await press(page, 'Use it')
  await expect(field(page, 'Text to hash')).toHaveValue('SGVsbG8gd29ybGQ=')
  await field(page, 'Text to hash').press('ControlOrMeta+z')
  await expect(field(page, 'Text to hash')).toHaveValue('mine')
})

test('on a phone compressed bytes are peeled, copied, and sent from the More actions menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await decode(page, gzipped.toString('base64'))
  await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('This is gzip of JSON.')).toBeVisible()
  await peel(page).click()
  await expect(field(page, 'Output')).toHaveValue(json)
  await expectFits(page)
  await page.evaluate(() => navigator.clipboard.writeText('another'))
  await press(page, 'Copy')
  await expect.poll(() => readClipboard(page)).toBe(json)
  await pressMore(page, 'Send to…')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expectFits(page)
  await item(page, 'JSON Formatter').click()
  await page.waitForURL('**/json-formatter')
  await untilHydrated(page)
  await tab(page, 'JSON output').click()
  await shows(page, 'JSON output', formatted)
})

test('a peeled output, and a page whose text is gone, are accessible @looks', async ({ page }) => {
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await decode(page, gzipped.toString('base64'))
  await peel(page).click()
  await expect(page.getByText('Removed gzip: this is JSON.')).toBeVisible()
  await expectAccessible(page)
  await sendTo(page, 'Hash Generator')
  await untilHydrated(page)
  await page.goBack()
  await untilHydrated(page)
  await expect(page.getByRole('alert')).toContainText('Your text is gone')
  await expectAccessible(page)
})

test('a page from the back/forward cache still has its text, and its worker still works @full-chromium', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    args: chromiumArgs,
    executablePath: findFullChromium()!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'allow' })
  /** Sends a result on and goes back. A page that was not kept is reloaded, and its navigation entry says why. */
  async function leaveAndReturn() {
    await openPage(page, '/tools/json-formatter')
    await settleServiceWorker(page)
    // Long enough for a worker, which stays alive for a while.
    await field(page, 'JSON input').fill(`["${'ab '.repeat(6000)}"]`)
    await press(page, 'Format JSON')
    await expect(send(page)).toBeEnabled()
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
    await sendTo(page, 'Hash Generator')
    await expect(page).toHaveURL(/hash-generator/)
    await expect(page.getByRole('main')).toContainText(sha256(`[\n  "${'ab '.repeat(6000)}"\n]`))
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/json-formatter/)
    const kept = await page.waitForFunction(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      if (opened?.type === 'back_forward') return `not kept: ${JSON.stringify(opened)}`
      return 'persisted' in window && `kept: ${window.persisted}`
    })
    return kept.jsonValue()
  }
  let kept = await leaveAndReturn()
  // Chromium's own reasons, such as a machine that slept, are "masked". A reason of our page has a name.
  if (String(kept).includes('"reason":"masked"')) kept = await leaveAndReturn()
  expect(kept).toBe('kept: true')
  expect(await paneText(page, 'JSON input')).toMatch(/ab ab ab/)
  // The page still works.
  await field(page, 'JSON input').fill(`["${'cd '.repeat(6000)}"]`)
  await press(page, 'Format JSON')
  await expect.poll(() => paneText(page, 'JSON output')).toContain('cd cd')
  await browser.close()
})
