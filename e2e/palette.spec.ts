import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectFits,
  holdScript,
  openPage,
  paneText,
  readClipboard,
  readDownload,
  test,
  toast,
  toolRoutes,
  watchProblems,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find a tool' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a tool' })
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true })
const options = (page: Page) => dialog(page).getByRole('option')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const readBox = (page: Page, name: string) => (name === 'Value' ? box(page, name).inputValue() : paneText(page, name))

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

test('it opens by its button and its keys, in a field and in an editor too, and gives the focus back', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openPage(page, '/tools/json-formatter')
  await page.getByRole('button', { name: 'Find a tool' }).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Find a tool' })).toBeFocused()

  await box(page, 'JSON input').click()
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(box(page, 'JSON input')).toBeFocused()
  // A key that is pressed alone is the field's own.
  await page.keyboard.type('/?')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => paneText(page, 'JSON input')).toBe('/?')

  await page.locator('h1').click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  // Its own keys close it again.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(dialog(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('what is typed after it is closed goes where the caret was, into fields and editors', async ({ page }) => {
  const editor = /\/editor-[^/]*\.js/
  for (const [path, name, isHeld] of [
    ['text-case-converter', 'Your text', false],
    ['unit-converter', 'Value', false],
    ['json-formatter', 'JSON input', true],
    ['json-formatter', 'JSON input', false],
  ] as const) {
    const release = isHeld ? await holdScript(page, editor) : () => {}
    await openPage(page, `/tools/${path}`)
    await box(page, name).fill('1')
    if (path === 'json-formatter' && !isHeld) await expect(page.locator('.cm-content').first()).toBeFocused()
    for (const [at, close] of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('ControlOrMeta+k'),
      () => page.mouse.click(5, 5),
    ].entries()) {
      await openPalette(page)
      await close()
      await expect(dialog(page)).toHaveCount(0)
      await page.keyboard.type(`${at}`)
    }
    await expect.poll(() => readBox(page, name)).toBe('1012')
    release()
    if (isHeld) await expect(page.locator('.cm-content').first()).toBeFocused()
    await page.unroute(editor)
    await page.keyboard.type('3')
    await expect.poll(() => readBox(page, name)).toBe('10123')
  }
})

test('tools are found by name, by other words and with slips, and opened by keyboard alone', async ({ page }) => {
  await openPage(page, '/blog')
  for (const [query, name] of [
    ['fahrenheit', 'Unit Converter'],
    ['prettify', 'JSON Formatter'],
    ['guid', 'UUID Generator'],
    ['farenhiet', 'Unit Converter'],
    ['bas64', 'Base64 Encode / Decode'],
  ] as const) {
    await openPalette(page)
    await field(page).fill(query)
    await expect(chosen(page)).toHaveAccessibleName(name)
    await page.keyboard.press('Escape')
  }
  await openPalette(page)
  await expect(group(page, 'Tools').getByRole('option')).toHaveCount(toolRoutes.length)
  await expect(group(page, 'Articles').getByRole('option')).toHaveCount(5)
  await field(page).fill('epcoh')
  await expect(dialog(page).getByRole('status')).toContainText('result')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/timestamp-converter')
})

test('arrows go around, the field keeps the focus, and what is not found is said', async ({ page }) => {
  await openPage(page, '/tools/unit-converter')
  await openPalette(page)
  const count = await options(page).count()
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).nth(count - 1)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(chosen(page)).toHaveId(active ?? '')
  await field(page).fill('qqqqqq')
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
})

test('it does what this page can do, and shows a theme', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('[1]')
  await openPalette(page)
  await expect(group(page, 'With the current output')).toHaveCount(0)
  await field(page).fill('minify')
  await expect(group(page, 'On this page').getByRole('option', { name: 'Minify' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[1]')
  await openPalette(page)
  await field(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openPalette(page)
  await field(page).fill('add to favorites')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Favorite JSON Formatter' })).toHaveAttribute('aria-pressed', 'true')
  await openPalette(page)
  await expect(options(page).first()).toHaveAccessibleName('JSON Formatter')
})

test('the current output goes on from here', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('[1]')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toContain('1')
  await openPalette(page)
  const outputs = group(page, 'With the current output')
  await expect(outputs.getByRole('option', { name: 'Send to Hash Generator' })).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('copy output')
  await page.keyboard.press('Enter')
  await expect.poll(() => readClipboard(page)).toBe('[\n  1\n]')
  // A tool is opened with it as well.
  await openPalette(page)
  await field(page).fill('text case')
  await expect(chosen(page)).toHaveAccessibleName('Text Case Converter')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page).toHaveURL('/tools/text-case-converter')
  await expect(box(page, 'Your text')).toHaveValue('[\n  1\n]')
})

test('a text that is typed or pasted here is recognized as on home, and goes to its tool', async ({ page }) => {
  await openPage(page, '/tools/unit-converter')
  await openPalette(page)
  await field(page).fill('1640995200')
  await expect(chosen(page)).toHaveAccessibleName('Convert: Timestamp in seconds')
  const long = JSON.stringify({ name: 'Ada', text: 'x'.repeat(100) }, null, 2)
  await page.evaluate((text) => navigator.clipboard.writeText(text), long)
  await field(page).fill('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(chosen(page)).toHaveAccessibleName('Format: JSON')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/json-formatter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe(long)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('an Enter that accepts what an input method suggests opens nothing, in the palette and in the filter', async ({
  page,
}) => {
  await openPage(page, '/tools')
  const filter = page.getByRole('searchbox', { name: 'Filter tools' })
  await filter.fill('palette')
  await expect(page.getByRole('status').filter({ hasText: 'tools' })).toContainText('1 of')
  await filter.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await openPalette(page)
  await field(page).fill('json')
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('/tools/json-formatter')
})

test('all shortcuts are listed, and those of a single key can be switched off', async ({ page }) => {
  await openPage(page, '/tools/color-palette-generator')
  await page.locator('body').press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByRole('row')).toHaveCount(11)
  await expectAccessible(page)
  await list.getByRole('checkbox', { name: 'Shortcuts of a single key' }).press(' ')
  await list.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(list).toHaveCount(0)
  const first = page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()
  const color = await first.innerText()
  for (const key of ['?', '/', ' ']) await page.locator('body').press(key)
  // What still answers comes after them.
  await openPalette(page)
  await expect(list).toHaveCount(0)
  expect(await first.innerText()).toBe(color)
})

test('the keys of a tool: download, copy, clear, undo and the way to the input', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('[1]')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(toast(page, 'Nothing to download')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toContain('1')
  const saved = await readDownload(page, () => page.keyboard.press('ControlOrMeta+s'))
  expect(saved).toEqual({ name: 'formatted.json', text: '[\n  1\n]' })
  await page.keyboard.press('Alt+c')
  await expect.poll(() => readClipboard(page)).toBe('[\n  1\n]')
  await page.getByRole('button', { name: 'Minify' }).focus()
  await page.keyboard.press('Alt+i')
  await expect(box(page, 'JSON input')).toBeFocused()
  await page.keyboard.press('Alt+x')
  await expect.poll(() => paneText(page, 'JSON input')).toBe('')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => paneText(page, 'JSON input')).toBe('[1]')
})

const tip = (page: Page) => page.getByRole('tooltip')

// A picture of one pixel.
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('what its button does not copy is not copied by palette or key either, and they say why in its words', async ({
  page,
}) => {
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  async function expectRefused(words: string, ask: () => Promise<void>) {
    await page.evaluate(() => navigator.clipboard.writeText('untouched'))
    await expect(copy).toBeDisabled()
    await copy.hover({ force: true })
    await expect(tip(page)).toHaveText(words)
    await ask()
    await expect(toast(page, 'Not copied')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(words)
    expect(await readClipboard(page)).toBe('untouched')
  }
  await openPage(page, '/tools/base64-encode-decode')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await box(page, 'Input').fill(picture)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('img', { name: 'Preview of the PNG image' })).toBeVisible()
  await expectRefused('These bytes are not text: use Download', async () => {
    await openPalette(page)
    await field(page).fill('copy output')
    await expect(chosen(page)).toContainText('Copy output')
    await page.keyboard.press('Enter')
  })

  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('[1]')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toContain('1')
  await box(page, 'JSON input').press('End')
  await page.keyboard.type(' ')
  await expectRefused('Input changed since', () => page.keyboard.press('Alt+c'))
})

test('the keys of buttons are said in tooltips and to a screen reader', async ({ page }) => {
  for (const [path, button, keys, shown] of [
    ['json-formatter', 'Format JSON', 'Control+Enter Meta+Enter', 'Ctrl ↵'],
    ['json-formatter', 'Clear', 'Alt+X', 'Alt X'],
    ['base64-encode-decode', 'Switch & Use Output', 'Alt+W', 'Alt W'],
    ['html-encoder-decoder', 'Switch Mode', 'Alt+W', 'Alt W'],
    ['unit-converter', 'Swap units', 'Alt+W', 'Swap units · Alt W'],
    ['regex-tester', 'Clear All', 'Alt+X', 'Alt X'],
  ] as const) {
    await openPage(page, `/tools/${path}`)
    const control = page.getByRole('main').getByRole('button', { name: button, exact: true }).first()
    await expect(control).toHaveAttribute('aria-keyshortcuts', keys)
    await control.hover()
    await expect(tip(page)).toHaveText(shown)
  }
})

test('of two outputs the Copy that has the key is the one it copies', async ({ page }) => {
  await openPage(page, '/tools/url-encoder-decoder')
  await expect(page.locator('[aria-keyshortcuts="Alt+C"]:visible')).toHaveCount(0)
  await box(page, 'URL or text').fill('a b%20c')
  await page.getByRole('button', { name: 'Decode URL' }).click()
  await expect(box(page, 'Decoded URL')).toHaveValue('a b c')
  await expect(page.locator('[aria-keyshortcuts="Alt+C"]:visible')).toHaveCount(1)
  await page.keyboard.press('Alt+c')
  await expect.poll(() => readClipboard(page)).toBe('a b c')
  await page.getByRole('button', { name: 'Encode URL' }).click()
  await expect(box(page, 'Encoded URL')).toHaveValue('a%20b%2520c')
  await expect(page.locator('[aria-keyshortcuts="Alt+C"]:visible')).toHaveCount(1)
  await page.keyboard.press('Alt+c')
  await expect.poll(() => readClipboard(page)).toBe('a%20b%2520c')
  await page.getByRole('button', { name: 'Clear All' }).press('Enter')
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first()
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
})

test('on a phone it has the width of the screen and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/tools/json-formatter')
  await page.getByRole('button', { name: 'Find a tool' }).click()
  await expect(field(page)).toBeFocused()
  await expectFits(page)
  await options(page).filter({ hasText: 'Hash Generator' }).first().click()
  await expect(page).toHaveURL('/tools/hash-generator')
})
