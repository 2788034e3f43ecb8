import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type Browser, expect, type Page } from '@playwright/test'
import { openPage, paneText, readClipboard, readDownload, test, toolRoutes, watchProblems } from './support.ts'
import { choices, select } from './tool-options.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' })
const include = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Include the text' })
const slugOf = (path: string) => path.split('/').at(-1) ?? ''
const pack = (content: unknown) => `v1.${deflateSync(JSON.stringify(content)).toString('base64url')}`

type Sharing = {
  /** What is typed, by the field it is typed into. */
  typed: Record<string, string>
  /** What is done before that. */
  arrange?: (page: Page) => Promise<unknown>
  /** What the dialog says once the text is to be in the link. */
  said?: string
  /** What the other one sees, beside what was typed and chosen. */
  made?: (page: Page) => Promise<unknown>
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
    typed: { Pattern: '(a+)+$', 'Test string': 'Aaa <b>' },
    async made(page) {
      await expect(page.getByText('This came with a link')).toBeVisible()
      await expect(page.getByText('not run', { exact: true })).toBeVisible()
      await button(page, 'Run').press('Enter')
      await expect(page.getByText('This came with a link')).toHaveCount(0)
      await expect(page.getByText('Valid pattern')).toBeVisible()
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
    said: 'The HMAC key is in no link',
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

/** Opens an address in a browser that has never been here. */
async function openElsewhere(browser: Browser, address: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openPage(page, address)
  return page
}

const readTyped = async (page: Page, name: string) =>
  (await box(page, name).evaluate((field) => field.localName === 'input'))
    ? box(page, name).inputValue()
    : paneText(page, name)

test('every tool is shared here', () => {
  expect(Object.keys(sharings).sort()).toEqual(toolRoutes.map(slugOf).sort())
})

for (const path of toolRoutes) {
  const slug = slugOf(path)
  test(`${slug}: a link holds the settings, and the text where that is ticked; opened elsewhere all is there`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const problems = watchProblems(page)
    const { typed, arrange, said = '', made } = sharings[slug]!
    const { choose, holds } = choices[slug]!
    await openPage(page, path)
    await arrange?.(page)
    await choose(page)
    for (const [name, text] of Object.entries(typed)) await box(page, name).fill(text)
    await button(page, 'Share').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Copy link')).toBeFocused()
    await expect(include(page)).not.toBeChecked()
    const bare = await link(page).inputValue()
    expect(bare.startsWith(`${baseURL}${path}#v1.`)).toBe(true)
    for (const text of Object.values(typed)) await expect(dialog(page)).not.toContainText(text)

    await include(page).focus()
    await page.keyboard.press('Space')
    await expect(include(page)).toBeChecked()
    await expect(link(page)).not.toHaveValue(bare)
    const full = await link(page).inputValue()
    for (const text of [...Object.values(typed), said]) await expect(dialog(page)).toContainText(text)
    await expect(dialog(page)).not.toContainText('secret')
    await expect(dialog(page).getByRole('status')).toContainText(
      `${full.length.toLocaleString('en-US')} of at most 32,768 characters`,
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Share')).toBeFocused()

    const other = await openElsewhere(browser, bare)
    await holds(other)
    for (const [name, text] of Object.entries(typed)) expect(await readTyped(other, name)).not.toBe(text)
    // Only another fragment would load nothing anew.
    await other.goto('about:blank')
    await openPage(other, full)
    for (const [name, text] of Object.entries(typed)) await expect.poll(() => readTyped(other, name)).toBe(text)
    await holds(other)
    await made?.(other)
    expect(new URL(other.url()).hash).toBe('')
    expect(await other.evaluate((slug) => localStorage.getItem(`stayput:options:${slug}`), slug)).toBeNull()
    await other.context().close()
    expect(problems).toEqual([])
  })
}

test('a link is copied, and shared from the palette', async ({ page }) => {
  await openPage(page, '/tools/unit-converter')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused()
  await page.keyboard.type('permalink')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Copy link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.')
  expect(await readClipboard(page)).toBe(await link(page).inputValue())
  await expect(include(page)).toBeDisabled()
  await expect(dialog(page)).toContainText('There is no text to include.')
})

test('the settings of a link come before the remembered ones, are not remembered, and can be undone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('stayput:options:json-formatter', '{"indent":"4"}'))
  await openPage(page, '/tools/json-formatter#indent=tab&sortKeys=on')
  await expect(page.getByRole('radio', { name: 'Tab', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Sort keys' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('stayput:options:json-formatter'))).toBe('{"indent":"4"}')
  await button(page, 'Undo').press('Enter')
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Sort keys' })).not.toBeChecked()
})

test('a link to the page one is on takes the place of the text, which an undo brings back', async ({ page }) => {
  await openPage(page, '/tools/text-case-converter')
  await box(page, 'Your text').fill('mine')
  await page.evaluate(() => {
    location.hash = '#text=from%20a%20link'
  })
  await expect(box(page, 'Your text')).toHaveValue('from a link')
  expect(new URL(page.url()).hash).toBe('')
  await box(page, 'Your text').press('ControlOrMeta+z')
  await expect(box(page, 'Your text')).toHaveValue('mine')
})

test('a place on the page stays a place', async ({ page }) => {
  await openPage(page, '/tools/json-formatter#main')
  expect(new URL(page.url()).hash).toBe('#main')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const script = '<img src=x onerror=document.title="run">'

for (const [number, path] of toolRoutes.entries())
  test(`${slugOf(path)}: a damaged, newer or hostile link says so and loads nothing`, async ({ page }) => {
    const problems = watchProblems(page)
    const cases: [fragment: string, said: string][] = [
      ['v1.eJwAAAA', 'This link is damaged or cut off.'],
      ['v9.eJwAAAA', 'This link was made by a newer version of this site.'],
      [`text=${'a'.repeat(33_000)}`, 'This link is longer than 32 KB.'],
      [pack({ settings: { [script]: 1 }, texts: { text: 'no' } }), '<img src=x'],
      [`${encodeURIComponent(script)}=1&text=no`, '<img src=x'],
    ]
    // One comes with the page, another one for each tool, the others to the page that is there.
    const first = number % cases.length
    await openPage(page, `${path}#${cases[first]?.[0]}`)
    for (const [at, [fragment, said]] of [...cases.slice(first), ...cases.slice(0, first)].entries()) {
      if (at > 0)
        await page.evaluate((fragment) => {
          location.hash = fragment
        }, fragment)
      // What came is taken out of the address.
      await page.waitForFunction(() => location.hash === '')
      await expect(page.getByRole('alert').filter({ hasText: 'Nothing of it was loaded.' })).toContainText(said)
      await expect(button(page, 'Reset options')).toHaveCount(0)
      expect(await page.title()).not.toBe('run')
      for (const name of Object.keys(sharings[slugOf(path)]!.typed)) {
        const text = await readTyped(page, name)
        expect(text === '' || text === '#3B82F6').toBe(true)
      }
    }
    expect(problems).toEqual([])
  })

test('settings that do not go together are refused as one', async ({ page }) => {
  await openPage(page, '/tools/unit-converter#category=weight&from=meters&text=5')
  await expect(page.getByRole('alert')).toContainText(
    'This link sets “from” to “meters”, which does not go with “category” set to “weight”',
  )
  await expect(select(page, 'Category')).toHaveValue('length')
  await expect(box(page, 'Value')).toHaveValue('')
})

test('a long text is held, whatever the tool: it is there, and worked on when Run is pressed', async ({ page }) => {
  const long = `${'stay put '.repeat(3000)}to the end`
  const bench = page.getByRole('main').locator('.bench')
  for (const [path, field, shows] of [
    ['text-case-converter', 'Your text', 'STAY PUT'],
    ['hash-generator', 'Text to hash', createHash('sha256').update(long).digest('hex')],
    ['json-formatter', 'JSON input', 'Invalid JSON'],
  ] as const) {
    await openPage(page, '/contact')
    await openPage(page, `/tools/${path}#${pack({ settings: {}, texts: { text: long } })}`)
    await expect(page.getByText('This came with a link')).toBeVisible()
    await expect.poll(() => paneText(page, field)).toMatch(/^stay put stay put/)
    await expect(bench).not.toContainText(shows)
    await button(page, 'Run').press('Enter')
    await expect(page.getByText('This came with a link')).toHaveCount(0)
    await expect(bench).toContainText(shows)
  }
})

test('a text that makes too long a link is refused, and saved instead', async ({ page }) => {
  const random = Array.from({ length: 60_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20000))).join('')
  await openPage(page, '/tools/text-case-converter')
  await box(page, 'Your text').fill(random)
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
})

test('the key of an HMAC is in no link', async ({ page }) => {
  await openPage(page, '/tools/hash-generator')
  await box(page, 'Text to hash').fill('abc')
  await page
    .getByRole('button', { name: /options$/i, expanded: false })
    .last()
    .click()
  await page.getByLabel('HMAC key').fill('my-secret-key')
  await button(page, 'Share').click()
  await include(page).check()
  await expect(dialog(page)).toContainText('abc')
  await expect(dialog(page)).not.toContainText('my-secret-key')
})

test('the dialog is gone through by Tab and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/regex-tester')
  await box(page, 'Pattern').fill('a+')
  await button(page, 'Share').click()
  await include(page).check()
  const names: string[] = []
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.closest('dialog')?.ariaLabel ?? 'outside'))
  }
  expect(names.filter((name) => name === 'Share').length).toBeGreaterThan(4)
  expect(await dialog(page).evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
})

test('what a link cannot mean is refused or given up, and the tool goes on', async ({ page }) => {
  const problems = watchProblems(page)
  await page.addInitScript(() => localStorage.setItem('stayput:options:timestamp-converter', '{"zone":"Asia/Tokyo"}'))
  await openPage(page, '/tools/timestamp-converter#zone=No/Where&text=0')
  await expect(box(page, 'Human-readable date')).toHaveValue('1970-01-01 00:00:00 UTC')
  await expect(page.getByText('This tool has stopped')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('stayput:options:timestamp-converter'))).toBe(
    '{"zone":"Asia/Tokyo"}',
  )
  expect(problems.join()).toContain('RangeError')
  for (const slug of ['aesthetic-username-generator', 'unit-converter', 'color-palette-generator']) {
    await openPage(page, '/contact')
    await openPage(page, `/tools/${slug}#${pack({ settings: {}, texts: { text: 'a'.repeat(100_000) } })}`)
    await expect(page.getByRole('alert')).toHaveText(
      'This link is more than one short line: this tool takes a single value.',
    )
  }
})

test('a link says what is to be done with its text, also where that is held', async ({ page }) => {
  await openPage(page, '/tools/timestamp-converter#task=milliseconds&text=1640995200000')
  await expect(box(page, 'Human-readable date')).toHaveValue('2022-01-01 00:00:00 UTC')
  await openPage(page, '/contact')
  await openPage(page, '/tools/regex-tester#task=pattern&text=%2Fa%2B%2Fi')
  await expect(box(page, 'Pattern')).toHaveValue('a+')
  await openPage(page, '/contact')
  const encoded = Buffer.from('stay put '.repeat(2000)).toString('base64')
  await openPage(page, `/tools/base64-encode-decode#task=decode&text=${encodeURIComponent(encoded)}`)
  await button(page, 'Run').press('Enter')
  await expect.poll(() => paneText(page, 'Output')).toMatch(/^stay put/)
})

test('deeply nested JSON waits for the visitor, however short; the button of the tool does it too', async ({
  page,
}) => {
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`
  await openPage(page, `/tools/json-formatter#text=${encodeURIComponent(deep)}`)
  await expect(page.getByText('This came with a link')).toBeVisible()
  await expect.poll(() => paneText(page, 'JSON input')).toContain('[[[[')
  await button(page, 'Minify').press('Enter')
  await expect(page.getByText('This came with a link')).toHaveCount(0)
  await expect.poll(() => paneText(page, 'JSON output')).toContain('[[[[')
})

test('what is held takes the place of what was found before, fields a link does not name stay, and one undo brings back all that it took', async ({
  page,
}) => {
  await openPage(page, '/tools/regex-tester')
  await box(page, 'Pattern').fill('a')
  await box(page, 'Test string').fill('banana')
  await expect(page.getByText('3 matches').first()).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#pattern=n'
  })
  await expect(page.getByText('This came with a link')).toBeVisible()
  await expect(box(page, 'Test string')).toHaveValue('banana')
  await expect(page.getByText('not run', { exact: true })).toBeVisible()
  await expect(page.getByText('3 matches')).toHaveCount(0)
  await box(page, 'Pattern').press('ControlOrMeta+Enter')
  await expect(page.getByText('2 matches').first()).toBeVisible()

  await openPage(page, '/tools/hash-generator')
  await box(page, 'Text to hash').fill('abc')
  await page.evaluate(() => {
    location.hash = '#expected=900150983cd24fb0d6963f7d28e17f72'
  })
  await expect(box(page, 'Expected digest')).toHaveValue('900150983cd24fb0d6963f7d28e17f72')
  await expect(box(page, 'Text to hash')).toHaveValue('abc')

  await page.evaluate(() => {
    location.hash = '#text=other&expected=00000000'
  })
  await expect(box(page, 'Expected digest')).toHaveValue('00000000')
  await expect(box(page, 'Text to hash')).toHaveValue('other')
  await box(page, 'Text to hash').press('ControlOrMeta+z')
  await expect(box(page, 'Text to hash')).toHaveValue('abc')
  await expect(box(page, 'Expected digest')).toHaveValue('900150983cd24fb0d6963f7d28e17f72')
})
