import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { field as box, button } from './controls.ts'
import { openPage, paneText, readClipboard, readDownload, test, toolRoutes, watchProblems } from './support.ts'
import { choices, radio, select } from './tool-options.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' })
const include = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Include the text' })
const heldStrip = (page: Page) => page.getByText('This text came from a link')
const slugOf = (path: string) => path.split('/').at(-1) ?? ''
const pack = (content: unknown) => `v1.${deflateSync(JSON.stringify(content)).toString('base64url')}`
const unpack = (address: string) =>
  JSON.parse(inflateSync(Buffer.from(address.split('#v1.')[1] ?? '', 'base64url')).toString())

/** Follows a link to the page that is already open. */
const follow = (page: Page, fragment: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment
  }, fragment)

type Sharing = {
  /** The text to type, by field name. */
  typed: Record<string, string>
  /** Steps before typing. Only tools that have them are in the test that makes links by hand. */
  arrange?: (page: Page) => Promise<unknown>
  /** What the dialog says once the text is included. */
  said?: string
  /** What the receiver sees, besides the typed text and the options. */
  made: (page: Page) => Promise<unknown>
}

const sharings: Record<string, Sharing> = {
  'json-formatter': {
    typed: { 'JSON input': '{"stays":"put"}' },
    made: (page) => expect.poll(() => paneText(page, 'JSON output')).toBe('{\n\t"stays": "put"\n}'),
  },
  'base64-encode-decode': {
    typed: { Input: 'SGkg8J+RiyA=' },
    made: (page) => expect(box(page, 'Output')).toHaveValue('Hi 👋 '),
  },
  'text-case-converter': {
    typed: { 'Your text': 'istanbul' },
    made: (page) => expect(page.getByRole('main')).toContainText('İSTANBUL'),
  },
  'regex-tester': {
    arrange: (page) => box(page, 'Replacement').fill('[$&]'),
    typed: { Pattern: '(a+)+$', 'Test string': 'Aaa <b>' },
    async made(page) {
      await expect(heldStrip(page)).toBeVisible()
      await expect(page.getByText('not run', { exact: true })).toBeVisible()
      await button(page, 'Run').press('Enter')
      await expect(heldStrip(page)).toHaveCount(0)
      await expect(page.getByText('Valid pattern')).toBeVisible()
      await expect(box(page, 'Replacement')).toHaveValue('[$&]')
    },
  },
  'html-encoder-decoder': {
    typed: { Input: '&lt;b&gt; &euro;' },
    made: (page) => expect(box(page, 'Output')).toHaveValue('<b> €'),
  },
  'url-encoder-decoder': {
    typed: { 'URL or text': 'https://example.com/?q=a+b%26c' },
    async made(page) {
      await expect(page.getByRole('table', { name: 'Query parameters' }).locator('input').nth(1)).toHaveValue('a b&c')
      await expect(box(page, 'Decoded URL')).toHaveValue(/^https:\/\/example\.com\/\?q=a.b/)
    },
  },
  'aesthetic-username-generator': {
    typed: { 'Base name': 'Ada' },
    made: (page) => expect(page.getByRole('list', { name: 'Generated usernames' })).toContainText(/ada/i),
  },
  'uuid-generator': {
    typed: { 'UUIDs to inspect': '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
    made: (page) => expect(page.getByRole('main')).toContainText('2022-02-22'),
  },
  'hash-generator': {
    async arrange(page) {
      await button(page, 'Options').click()
      await box(page, 'HMAC key').fill('secret')
    },
    typed: { 'Text to hash': 'abc' },
    said: 'Links never contain the HMAC key',
    async made(page) {
      await expect(page.getByRole('main')).toContainText('a9993e364706816aba3e25717850c26c9cd0d89d')
      await expect(page.getByRole('status').filter({ hasText: 'made with an HMAC key' })).toBeVisible()
    },
  },
  'color-palette-generator': {
    arrange: (page) => button(page, 'Lock #F6AF3B').click(),
    typed: { 'Hex color': '#ff0000' },
    async made(page) {
      const colors = page.getByRole('list', { name: 'Palette', exact: true }).getByRole('listitem')
      await expect(colors.locator('b')).toHaveText(['#FF0000', '#F6AF3B', '#0000FF', /^#/, /^#/])
      await expect(button(page, 'Lock #F6AF3B')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('1 locked')).toBeVisible()
    },
  },
  'timestamp-converter': {
    typed: { Timestamp: '1640995200' },
    made: (page) => expect(box(page, 'Human-readable date')).toHaveValue('2022-01-01 00:00:00 UTC'),
  },
  'unit-converter': {
    typed: { Value: '5.25' },
    made: (page) => expect(box(page, 'Result')).toHaveValue(/^5,?250$/),
  },
}

const readTyped = async (page: Page, name: string) =>
  (await box(page, name).evaluate((field) => field.localName === 'input'))
    ? box(page, name).inputValue()
    : paneText(page, name)

async function expectTyped(page: Page, slug: string) {
  for (const [name, text] of Object.entries(sharings[slug]!.typed))
    await expect.poll(() => readTyped(page, name)).toBe(text)
}

const script = (at: number) => `<img src=${at} onerror=document.title="run">`
const badLinks: [fragment: string, said: string][] = [
  ['v1.eJwAAAA', 'This link is damaged or cut off.'],
  ['v9.eJwAAAA', 'This link was made by a newer version of this site.'],
  [`text=${'a'.repeat(33_000)}`, 'This link is longer than 32 KB.'],
  [pack({ settings: { [script(1)]: 1 }, texts: { text: 'no' } }), '<img src=1'],
  [`${encodeURIComponent(script(2))}=1&text=no`, '<img src=2'],
]

async function expectRefused(page: Page, said: string) {
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was loaded.' })).toContainText(said)
  expect(await page.evaluate(() => [location.hash, document.title === 'run'])).toEqual(['', false])
}

async function followBadLink(page: Page, number: number) {
  const [fragment, said] = badLinks[number % badLinks.length]!
  await follow(page, fragment)
  await expectRefused(page, said)
}

/** The links of the dialog: `bare` without the text, `full` with it. */
async function readLinks(page: Page, path: string) {
  await expect(link(page)).toHaveValue(new RegExp(`^${new URL(page.url()).origin}${path}#v1\\.`))
  await expect(include(page)).not.toBeChecked()
  const bare = await link(page).inputValue()
  await include(page).press('Space')
  await expect(include(page)).toBeChecked()
  await expect(link(page)).not.toHaveValue(bare)
  return { bare, full: await link(page).inputValue() }
}

const reset = (page: Page) => button(page, 'Reset options')
const readOptions = (page: Page, slug: string) =>
  page.evaluate((slug) => JSON.parse(localStorage.getItem(`stayput:options:${slug}`) ?? 'null'), slug)

test('every tool has an entry for sharing and one for options', () => {
  const slugs = toolRoutes.map(slugOf).sort()
  expect([Object.keys(sharings).sort(), Object.keys(choices).sort()]).toEqual([slugs, slugs])
})

/** A link fills in its text, a bad link changes nothing, and Share makes a link. Returns the link without the text. */
async function expectShared(page: Page, path: string, number: number) {
  const { typed, made } = sharings[slugOf(path)]!
  const [text = ''] = Object.values(typed)
  await follow(page, `text=${encodeURIComponent(text)}`)
  await expectTyped(page, slugOf(path))
  await made(page)
  await followBadLink(page, number)
  await button(page, 'Share').click()
  const { bare, full } = await readLinks(page, path)
  expect(unpack(bare)).toEqual({ settings: expect.objectContaining(choices[slugOf(path)]!.kept), texts: {} })
  expect(unpack(full)).toEqual({ ...unpack(bare), texts: { text } })
  await expect(dialog(page)).toContainText(text)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  return bare
}

test('every tool restores its options, opens and makes links, resets its options and remembers new ones @looks', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await page.goto('/robots.txt')
  for (const [number, path] of toolRoutes.entries())
    await test.step(path, async () => {
      const slug = slugOf(path)
      const { kept, choose, holds } = choices[slug]!
      await page.evaluate(([slug, kept]) => localStorage.setItem(`stayput:options:${slug}`, kept), [
        slug,
        JSON.stringify(kept),
      ] as const)
      await openPage(page, path)
      await holds(page)
      const bare = sharings[slug]?.arrange ? null : await expectShared(page, path, number)

      await reset(page).press('Enter')
      await expect(reset(page)).toHaveCount(0)
      expect(await readOptions(page, slug)).toBeNull()
      expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
      if (bare) {
        await follow(page, new URL(bare).hash)
        await holds(page)
        // Options set by a link are not remembered.
        expect(await readOptions(page, slug)).toBeNull()
        await reset(page).click()
        await expect(reset(page)).toHaveCount(0)
      }
      await choose(page)
      await expect(reset(page)).toBeVisible()
      expect(await readOptions(page, slug)).toEqual(kept)
    })
  expect(problems).toEqual([])
})

test('a link made by hand has the settings, the text if that is checked, and never a secret; another browser restores all of it', async ({
  page,
  browser,
}) => {
  const problems = watchProblems(page)
  // A browser that has never visited the site.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  for (const path of toolRoutes) {
    const slug = slugOf(path)
    const { typed, arrange, said = '', made } = sharings[slug]!
    const { kept, choose, holds } = choices[slug]!
    if (!arrange) continue
    await openPage(page, path)
    await arrange(page)
    await choose(page)
    for (const [name, text] of Object.entries(typed)) await box(page, name).fill(text)
    await button(page, 'Share').press('Enter')
    await expect(button(page, 'Copy link')).toBeFocused()
    for (const text of Object.values(typed)) await expect(dialog(page)).not.toContainText(text)

    const { bare, full } = await readLinks(page, path)
    expect(unpack(bare)).toEqual({ settings: expect.objectContaining(kept), texts: {} })
    for (const text of [...Object.values(typed), said]) await expect(dialog(page)).toContainText(text)
    await expect(dialog(page)).not.toContainText('secret')
    expect(JSON.stringify(unpack(full))).not.toContain('secret')
    await expect(dialog(page).getByRole('status')).toContainText(
      `${full.length.toLocaleString('en-US')} of at most 32,768 characters`,
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Share')).toBeFocused()

    await openPage(other, full)
    await expectTyped(other, slug)
    await holds(other)
    await made(other)
    await followBadLink(other, toolRoutes.indexOf(path))
    await expectTyped(other, slug)
    expect(await readOptions(other, slug)).toBeNull()
  }
  await context.close()
  expect(problems).toEqual([])
})

const stayPut = `${'stay put '.repeat(3000)}to the end`

/** A long text from a link is filled in, but processed only when Run is pressed. */
async function expectHeld(page: Page, field: string, shows: string) {
  const bench = page.getByRole('main').locator('.bench')
  await follow(page, pack({ settings: {}, texts: { text: stayPut } }))
  await expect(heldStrip(page)).toBeVisible()
  await expect.poll(() => paneText(page, field)).toMatch(/^stay put stay put/)
  await expect(bench).not.toContainText(shows)
  await button(page, 'Run').press('Enter')
  await expect(heldStrip(page)).toHaveCount(0)
  await expect(bench).toContainText(shows)
}

test('a bad link shows an error and loads nothing; a good one replaces the text and can be undone; a text too long for a link can be downloaded', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const field = box(page, 'Your text')
  await openPage(page, `/tools/text-case-converter#${badLinks.at(-1)?.[0]}`)
  await expectRefused(page, badLinks.at(-1)?.[1] ?? '')
  for (const number of badLinks.keys()) {
    await followBadLink(page, number)
    await expect(button(page, 'Reset options')).toHaveCount(0)
    await expect(field).toHaveValue('')
  }

  await field.fill('mine')
  await follow(page, 'text=from%20a%20link')
  await expect(field).toHaveValue('from a link')
  expect(new URL(page.url()).hash).toBe('')
  await field.press('ControlOrMeta+z')
  await expect(field).toHaveValue('mine')
  await expectHeld(page, 'Your text', 'STAY PUT')

  const random = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join(
    '',
  )
  await field.fill(random)
  await button(page, 'Share').click()
  await expect(button(page, 'Download text')).toBeHidden()
  await include(page).check()
  await expect(dialog(page).getByRole('status')).toContainText('Send the text as a file instead.')
  await expect(link(page)).toHaveValue('')
  await expect(button(page, 'Copy link')).toBeDisabled()
  const { name, text } = await readDownload(page, () => button(page, 'Download text').press('Enter'))
  expect([name, text]).toEqual(['text-case-converter.txt', random])
  await include(page).uncheck()
  await expect(link(page)).toHaveValue(/#v1\./)

  const reached: string[] = []
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel ?? 'outside'))
  }
  expect(reached.filter((name) => name === 'Share').length).toBeGreaterThan(4)
  expect(problems).toEqual([])
})

test('settings from a link override remembered ones, are not remembered, and can be undone; deep and long JSON waits until the visitor runs it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('stayput:options:json-formatter', '{"indent":"4"}'))
  await openPage(page, '/tools/json-formatter#indent=tab&sortKeys=on')
  await expect(radio(page, 'Tab')).toBeChecked()
  const sortKeys = page.getByRole('checkbox', { name: 'Sort keys' })
  await expect(sortKeys).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('stayput:options:json-formatter'))).toBe('{"indent":"4"}')
  await button(page, 'Undo').press('Enter')
  await expect(radio(page, '4')).toBeChecked()
  await expect(sortKeys).not.toBeChecked()

  await follow(page, `text=${encodeURIComponent(`${'['.repeat(3000)}${']'.repeat(3000)}`)}`)
  await expect(heldStrip(page)).toBeVisible()
  await expect.poll(() => paneText(page, 'JSON input')).toContain('[[[[')
  await button(page, 'Minify').press('Enter')
  await expect(heldStrip(page)).toHaveCount(0)
  await expect.poll(() => paneText(page, 'JSON output')).toContain('[[[[')
  await expectHeld(page, 'JSON input', 'Invalid JSON')
})

test('an anchor on the page stays an anchor; the palette opens Share; a link with conflicting settings or a value that is too long is refused', async ({
  page,
}) => {
  await openPage(page, '/tools/unit-converter#main')
  expect(new URL(page.url()).hash).toBe('#main')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find a tool' }).fill('permalink')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Copy link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.')
  expect(await readClipboard(page)).toBe(await link(page).inputValue())
  await expect(include(page)).toBeDisabled()
  await expect(dialog(page)).toContainText('There is no text to include.')
  await page.keyboard.press('Escape')

  await follow(page, 'category=weight&from=meters&text=5')
  await expect(page.getByRole('alert')).toContainText(
    'This link sets “from” to “meters”, which does not work with “category” set to “weight”',
  )
  await expect(select(page, 'Category')).toHaveValue('length')
  await expect(box(page, 'Value')).toHaveValue('1')

  await follow(page, pack({ settings: {}, texts: { text: 'a'.repeat(100_000) } }))
  await expect(page.getByRole('alert')).toHaveText(
    'This link cannot be used here: this tool takes one short line of text.',
  )
})

test('a setting that breaks a tool is dropped, and a link can say what to do with its text', async ({ page }) => {
  const problems = watchProblems(page)
  await page.addInitScript(() => localStorage.setItem('stayput:options:timestamp-converter', '{"zone":"Asia/Tokyo"}'))
  await openPage(page, '/tools/timestamp-converter#zone=No/Where&text=0')
  await expect(box(page, 'Human-readable date')).toHaveValue('1970-01-01 00:00:00 UTC')
  await expect(page.getByText('This tool crashed')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('stayput:options:timestamp-converter'))).toBe(
    '{"zone":"Asia/Tokyo"}',
  )
  expect(problems.join()).toContain('RangeError')
  await follow(page, 'task=milliseconds&text=1640995200000')
  await expect(box(page, 'Human-readable date')).toHaveValue('2022-01-01 00:00:00 UTC')

  const encoded = Buffer.from('stay put '.repeat(2000)).toString('base64')
  await openPage(page, `/tools/base64-encode-decode#task=decode&text=${encodeURIComponent(encoded)}`)
  await button(page, 'Run').press('Enter')
  await expect.poll(() => paneText(page, 'Output')).toMatch(/^stay put/)
})

test('a link that waits for Run replaces earlier results, fields it does not set stay, and one undo restores all that it replaced', async ({
  page,
}) => {
  await openPage(page, '/tools/regex-tester#task=pattern&text=%2Fa%2Fg')
  await expect(box(page, 'Pattern')).toHaveValue('a')
  await box(page, 'Test string').fill('banana')
  await expect(page.getByText('3 matches').first()).toBeVisible()
  await follow(page, 'pattern=n')
  await expect(heldStrip(page)).toBeVisible()
  await expect(box(page, 'Test string')).toHaveValue('banana')
  await expect(page.getByText('not run', { exact: true })).toBeVisible()
  await expect(page.getByText('3 matches')).toHaveCount(0)
  await box(page, 'Pattern').press('ControlOrMeta+Enter')
  await expect(page.getByText('2 matches').first()).toBeVisible()

  await openPage(page, '/tools/hash-generator')
  const [text, expected] = [box(page, 'Text to hash'), box(page, 'Expected digest')]
  await text.fill('abc')
  await follow(page, 'expected=900150983cd24fb0d6963f7d28e17f72')
  await expect(expected).toHaveValue('900150983cd24fb0d6963f7d28e17f72')
  await expect(text).toHaveValue('abc')

  await follow(page, 'text=other&expected=00000000')
  await expect(expected).toHaveValue('00000000')
  await expect(text).toHaveValue('other')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('abc')
  await expect(expected).toHaveValue('900150983cd24fb0d6963f7d28e17f72')
  await expectHeld(page, 'Text to hash', createHash('sha256').update(stayPut).digest('hex'))
})
