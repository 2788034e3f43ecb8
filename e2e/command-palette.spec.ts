import { expect, type Page } from '@playwright/test'
import { field as box } from './controls.ts'
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
  untilHydrated,
  watchProblems,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find a tool' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a tool' })
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true })
const options = (page: Page) => dialog(page).getByRole('option')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

const readBox = (page: Page, name: string) => (name === 'Value' ? box(page, name).inputValue() : paneText(page, name))
const tip = (page: Page) => page.getByRole('tooltip')
const control = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first()

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

/** Opens the palette, searches, and runs the selected entry by Enter or by click. */
async function run(page: Page, query: string, by: 'Enter' | 'pointer' = 'Enter') {
  await openPalette(page)
  await field(page).fill(query)
  await expect(chosen(page)).toContainText(query, { ignoreCase: true })
  await (by === 'Enter' ? page.keyboard.press('Enter') : chosen(page).click())
  await expect(dialog(page)).toHaveCount(0)
}

/** However the palette is closed, typing continues where the caret was. */
async function typeAfterEach(page: Page, name: string) {
  const before = await readBox(page, name)
  for (const [at, close] of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('ControlOrMeta+k'),
    () => page.mouse.click(5, 5),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ].entries()) {
    await openPalette(page)
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.type(`${at}`)
  }
  await expect.poll(() => readBox(page, name)).toBe(`${before}0123`)
}

const copyElsewhere = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('untouched'))

/** If the Copy button is off, the palette and the shortcut do not copy either, and give the same reason. */
async function expectRefused(page: Page, words: string, ask: () => Promise<void>) {
  await copyElsewhere(page)
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await expect(copy).toBeDisabled()
  await copy.hover({ force: true })
  await expect(tip(page)).toHaveText(words)
  await ask()
  await expect(toast(page, 'Not copied')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(words)
  expect(await readClipboard(page)).toBe('untouched')
}

test('next to an editor the palette opens and returns the focus, runs the actions of the page and passes the output on; the shortcuts of the tool do the same', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const input = box(page, 'JSON input')
  const output = () => paneText(page, 'JSON output')

  await test.step('after closing, typing continues where the caret was, before and after the editor loads', async () => {
    const release = await holdScript(page, /\/editor-[^/]*\.js/)
    await openPage(page, '/tools/json-formatter')
    await input.fill('1')
    await typeAfterEach(page, 'JSON input')
    release()
    await expect(page.locator('.cm-content').first()).toBeFocused()
    await typeAfterEach(page, 'JSON input')
  })

  await test.step('its button and its shortcuts open it; in a field, / and ? are just typed', async () => {
    await page.getByRole('button', { name: 'Find a tool' }).press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Find a tool' })).toBeFocused()

    await input.fill('')
    await page.keyboard.type('/?')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('/?')
    await expect(dialog(page)).toHaveCount(0)

    await page.locator('h1').click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('screen readers and the tooltip of a button name its shortcut', async () => {
    await expect(control(page, 'Clear')).toHaveAttribute('aria-keyshortcuts', 'Alt+X')
    await expect(control(page, 'Format JSON')).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter')
    await control(page, 'Clear').hover()
    await expect(tip(page)).toHaveText('Alt X')
  })

  await test.step('it runs the actions of the page and switches the theme', async () => {
    await input.focus()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(toast(page, 'Nothing to download')).toBeVisible()
    await openPalette(page)
    await expect(group(page, 'On this page')).toBeVisible()
    await expect(group(page, 'With the current output')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await input.fill('[1]')
    await expect.poll(output).toBe('[\n  1\n]')
    await run(page, 'Minify')
    await expect.poll(output).toBe('[1]')
    await run(page, 'Dark', 'pointer')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await run(page, 'Add JSON Formatter to favorites')
    await expect(page.getByRole('button', { name: 'Favorite JSON Formatter' })).toHaveAttribute('aria-pressed', 'true')
    await openPalette(page)
    await expect(options(page).first()).toHaveAccessibleName('JSON Formatter')
    await page.keyboard.press('Escape')
  })

  await test.step('choosing the tool that is open keeps its text', async () => {
    await input.fill('[2]')
    await run(page, 'JSON Formatter')
    await run(page, 'Minify')
    await expect.poll(output).toBe('[2]')
    await input.fill('[1]')
    await expect.poll(output).toBe('[1]')
  })

  await test.step('the shortcuts of the tool: run, download, copy, go to the input, clear and undo', async () => {
    await input.press('ControlOrMeta+Enter')
    await expect.poll(output).toBe('[\n  1\n]')
    const saved = await readDownload(page, () => page.keyboard.press('ControlOrMeta+s'))
    expect(saved).toEqual({ name: 'formatted.json', text: '[\n  1\n]' })
    await copyElsewhere(page)
    await page.keyboard.press('Alt+c')
    await expect.poll(() => readClipboard(page)).toBe('[\n  1\n]')
    await control(page, 'Minify').focus()
    await page.keyboard.press('Alt+i')
    await expect(input).toBeFocused()
    await input.press('End')
    await page.keyboard.type(' ')
    await page.keyboard.press('Alt+x')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('[1] ')
  })

  await test.step('the current output can be copied, sent, and opened in another tool', async () => {
    await input.press('ControlOrMeta+Enter')
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled()
    await openPalette(page)
    const send = group(page, 'With the current output').getByRole('option', { name: 'Send to Hash Generator' })
    await expect(send).toBeVisible()
    await page.keyboard.press('Escape')
    await copyElsewhere(page)
    await run(page, 'Copy output')
    await expect.poll(() => readClipboard(page)).toBe('[\n  1\n]')
    await openPalette(page)
    await field(page).fill('text case')
    await expect(chosen(page)).toHaveAccessibleName('Text Case Converter')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page).toHaveURL('/tools/text-case-converter')
    await expect(box(page, 'Your text')).toHaveValue('[\n  1\n]')
  })
  expect(problems).toEqual([])
})

test('tools are found despite typos and opened by keyboard; arrows wrap around; a text is recognized like on the home page', async ({
  page,
}) => {
  await test.step('keys that belong to an input method do nothing in the palette and in the filter', async () => {
    await openPage(page, '/tools')
    const filter = page.getByRole('searchbox', { name: 'Filter tools' })
    await filter.fill('palette')
    await expect(page.getByRole('status').filter({ hasText: 'tools' })).toContainText('1 of')
    await filter.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await openPalette(page)
    await expect(group(page, 'Tools').getByRole('option')).toHaveCount(toolRoutes.length)
    await expect(group(page, 'Articles').getByRole('option')).toHaveCount(7)
    await field(page).fill('unit')
    await expect(chosen(page)).toHaveAccessibleName('Unit Converter')
    await field(page).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
    await expect(chosen(page)).toHaveAccessibleName('Unit Converter')
    await field(page).fill('farenhiet')
    await expect(chosen(page)).toHaveAccessibleName('Unit Converter')
    await expect(dialog(page).getByRole('status')).toContainText('result')
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.waitForURL('/tools/unit-converter')
    await untilHydrated(page)
  })

  await test.step('a name or another word for it comes first, on a page whose actions begin like it', async () => {
    await openPalette(page)
    for (const [query, name, place] of [
      ['sha', 'Hash Generator', 'Tools'],
      ['case', 'Text Case Converter', 'Tools'],
      ['unix time', 'Timestamp Converter', 'Tools'],
      ['regx', 'Regex Tester', 'Tools'],
      ['contact', 'Contact', 'Pages'],
      ['home', 'Home', 'Pages'],
      ['blog', 'Blog', 'Pages'],
      ['privacy', 'Privacy', 'Pages'],
      ['share', 'Share', 'On this page'],
    ] as const) {
      await field(page).fill(query)
      await expect(chosen(page)).toHaveAccessibleName(name)
      await expect(group(page, place).getByRole('option').first()).toHaveAccessibleName(name)
      await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName(place)
    }
    await field(page).fill('contact')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact')
    await openPage(page, '/tools/unit-converter')
  })

  await test.step('after closing, typing continues where the caret was in a field, too', async () => {
    await box(page, 'Value').fill('1')
    await typeAfterEach(page, 'Value')
  })

  await test.step('arrows wrap around, the field keeps the focus, and a search without results says so', async () => {
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
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.')
    await expect(group(page, 'Nothing found').getByRole('option')).toHaveText([/^All tools/, /^Suggest a tool/])
    await expect(group(page, 'With this text').getByRole('option').first()).toContainText('Encode as Base64')
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toHaveAccessibleName('All tools')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools')
    await page.goBack()
    await expect(control(page, 'Swap units')).toBeVisible()
  })

  await test.step('one tooltip shows the name and the shortcut of a button', async () => {
    await expect(control(page, 'Swap units')).toHaveAttribute('aria-keyshortcuts', 'Alt+W')
    await control(page, 'Swap units').hover()
    await expect(tip(page)).toHaveText('Swap units · Alt W')
  })

  await test.step('typed or pasted text is recognized like on the home page, and goes to its tool', async () => {
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
})

// A PNG of one pixel.
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('what is typed, deleted or pasted right after pressing "Find a tool" goes into its field, even if its part takes long to load', async ({
  page,
}) => {
  const press = page.getByRole('button', { name: 'Find a tool' })
  for (const path of ['/blog', '/tools/unit-converter'])
    await test.step(path, async () => {
      const release = await holdScript(page, /\/palette-[^/]*\.js/)
      await openPage(page, path)
      await press.dblclick()
      await page.keyboard.type('regular ex!')
      await page.keyboard.press('Backspace')
      await page.evaluate(() => navigator.clipboard.writeText('pression'))
      await page.keyboard.press('Control+v')
      await expect(dialog(page)).toHaveCount(0)
      release()
      await expect(field(page)).toHaveValue('regular expression')
      await expect(field(page)).toBeFocused()
      await expect(chosen(page)).toHaveAccessibleName('Regex Tester')
      await page.unrouteAll()
    })
  await test.step('Enter too, and a text of several lines is recognized', async () => {
    const release = await holdScript(page, /\/palette-[^/]*\.js/)
    await openPage(page, '/blog')
    await press.click()
    await page.evaluate(() => navigator.clipboard.writeText('{\n"a": 1\n}'))
    await page.keyboard.press('Control+v')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL('/tools/json-formatter')
    await expect.poll(() => paneText(page, 'JSON input')).toBe('{\n"a": 1\n}')
  })
})

test('the palette does not copy bytes either; with two outputs, the shortcut copies the one whose button shows it; single-key shortcuts can be turned off', async ({
  page,
}) => {
  await test.step('bytes are refused with the message of the button', async () => {
    await openPage(page, '/tools/base64-encode-decode')
    await expect(control(page, 'Switch & Use Output')).toHaveAttribute('aria-keyshortcuts', 'Alt+W')
    await page.getByRole('radio', { name: 'Decode' }).check()
    await box(page, 'Input').fill(picture)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('img', { name: 'Preview of the PNG image' })).toBeVisible()
    await expectRefused(page, 'These bytes are not text: use Download', () => run(page, 'Copy output'))
  })

  await test.step('with two outputs, the shortcut copies the one whose Copy button shows it', async () => {
    await openPage(page, '/tools/url-encoder-decoder')
    const copy = page.locator('[aria-keyshortcuts="Alt+C"]:visible')
    await expect(copy).toHaveCount(0)
    await box(page, 'URL or text').fill('a b%20c')
    for (const [name, shown, text] of [
      ['Decode URL', 'Decoded URL', 'a b c'],
      ['Encode URL', 'Encoded URL', 'a%20b%2520c'],
    ] as const) {
      await control(page, name).click()
      await expect(box(page, shown)).toHaveValue(text)
      await expect(copy).toHaveCount(1)
      await page.keyboard.press('Alt+c')
      await expect.poll(() => readClipboard(page)).toBe(text)
    }
    await control(page, 'Clear All').press('Enter')
    await expect(control(page, 'Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
  })

  await test.step('all shortcuts are listed, and single-key shortcuts can be turned off', async () => {
    await openPage(page, '/tools/color-palette-generator')
    await page.locator('body').press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByRole('row')).toHaveCount(11)
    await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).press(' ')
    await list.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(list).toHaveCount(0)
    const first = page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()
    const color = await first.innerText()
    for (const key of ['?', '/', ' ']) await page.locator('body').press(key)
    // The palette still opens. By then the other keys would have done something.
    await openPalette(page)
    await expect(list).toHaveCount(0)
    expect(await first.innerText()).toBe(color)
  })
})

test('the palette is accessible in every state and fits on a phone, where a click opens a tool @looks', async ({
  page,
}) => {
  await openPage(page, '/tools/json-formatter')
  await box(page, 'JSON input').fill('[1]')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(() => paneText(page, 'JSON output')).toBe('[\n  1\n]')
  await openPalette(page)
  await expect(group(page, 'With the current output')).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('qqqqqq')
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await run(page, 'Keyboard shortcuts')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/tools/json-formatter')
  await page.getByRole('button', { name: 'Find a tool' }).click()
  await expect(field(page)).toBeFocused()
  await expectFits(page)
  await options(page).filter({ hasText: 'Hash Generator' }).first().click()
  await expect(page).toHaveURL('/tools/hash-generator')
})
