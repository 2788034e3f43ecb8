import { expect, type Page } from '@playwright/test'
import { button } from './controls.ts'
import { findMoved } from './layout-checks.ts'
import { putText } from './put-text.ts'
import {
  dropFile,
  expectResponsive,
  holdScript,
  openPage,
  openTextFile,
  readClipboard,
  readDownload,
  refuseClipboard,
  test,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/text-case-converter'
const input = (page: Page) => page.getByRole('textbox', { name: 'Your text', exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const cards = [
  ['UPPERCASE', 'uppercase', "FOO BAR: DON'T, 9😀"],
  ['lowercase', 'lowercase', "foo bar: don't, 9😀"],
  ['Title Case', 'titleCase', "Foo Bar: Don't, 9😀"],
  ['Sentence case', 'sentenceCase', "Foo bar: don't, 9😀"],
  ['camelCase', 'camelCase', 'fooBarDont9'],
  ['PascalCase', 'pascalCase', 'FooBarDont9'],
  ['snake_case', 'snakeCase', 'foo_bar_dont_9'],
  ['kebab-case', 'kebabCase', 'foo-bar-dont-9'],
  ['CONSTANT_CASE', 'constantCase', 'FOO_BAR_DONT_9'],
  ['dot.case', 'dotCase', 'foo.bar.dont.9'],
  ['aLtErNaTiNg cAsE', 'alternatingCase', "fOo bAr: DoN'T, 9😀"],
  ['iNVERSE cASE', 'inverseCase', "FOO bAR: DON'T, 9😀"],
] as const

/** The input for the cards above. */
const sample = "foo Bar: don't, 9😀"

const disabled = (page: Page) => page.getByRole('button', { name: /^(Copy|Download) /, disabled: true })

/** The marked line of a card, with "out of sight" added unless all of it is visible. */
const followed = (page: Page, name: string) =>
  card(page, name)
    .locator('mark')
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const card = mark.parentElement!.getBoundingClientRect()
        const { top, bottom } = mark.getBoundingClientRect()
        const isInSight = top >= card.top - 1 && bottom <= card.bottom + 1
        return isInSight ? mark.textContent : `${mark.textContent} out of sight`
      }),
    )

async function expectFollowed(page: Page, lines: Record<string, string>): Promise<void> {
  for (const [name, line] of Object.entries(lines)) await expect.poll(() => followed(page, name)).toEqual([line])
}

test('all twelve cards follow the text and the caret line, in the chosen language, and each has its own Copy and Download', async ({
  page,
}) => {
  await openPage(page, path)
  const problems = watchProblems(page)
  await test.step('all twelve cards show the text in their case, and can be copied and saved', async () => {
    await expect(disabled(page)).toHaveCount(2 * cards.length)
    const colorOf = () => button(page, 'Copy camelCase').evaluate((element) => getComputedStyle(element).color)
    const off = await colorOf()
    await button(page, 'Try a sample').click()
    await expect(button(page, 'Copy camelCase')).toBeEnabled()
    await expect.poll(colorOf).not.toBe(off)
    await expect(card(page, 'camelCase')).toContainText('customerEmailAddress')
    await expect(card(page, 'CONSTANT_CASE')).toContainText('HTTP_RESPONSE_CODE')
    await input(page).fill(sample)
    for (const [name, , expected] of cards)
      await expect(card(page, name).getByText(expected, { exact: true })).toBeVisible()
    for (const [name, , expected] of [cards[0], cards[11]]) {
      await button(page, `Copy ${name}`).click()
      await expect(toast(page, `${name} text copied to clipboard.`)).toBeVisible()
      await expect.poll(() => readClipboard(page)).toBe(expected)
    }
    await expect(toast(page, 'Copied!').first()).toBeVisible()
    for (const [name, key, expected] of [cards[2], cards[6]]) {
      const said = `${key}-text.txt was downloaded successfully.`
      const file = await readDownload(page, () => button(page, `Download ${name}`).click(), 'Downloaded!', said)
      expect(file).toEqual({ name: `${key}-text.txt`, text: expected })
    }
  })
  await test.step('Copy, Download and Send of a card are there without the pointer, and in the Tab order', async () => {
    await input(page).fill('foo bar')
    const copy = button(page, 'Copy dot.case')
    const send = button(page, 'Send dot.case to…')
    await expect(copy).toBeEnabled()
    await input(page).hover()
    for (const each of [copy, button(page, 'Download dot.case'), send])
      expect(await each.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
    await copy.focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Download dot.case')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Hash Generator' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(send).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Copy aLtErNaTiNg cAsE')).toBeFocused()
  })
  await test.step('every card follows the caret line, by keys, pointer and typing; cards neither take the focus nor move the page', async () => {
    await input(page).fill(sample)
    await expect(card(page, 'camelCase')).toContainText('fooBarDont9')
    await expect(page.locator('mark')).toHaveCount(0)

    const lines = Array.from({ length: 40 }, (_, index) => (index === 20 ? '' : `Line ${index + 1}`))
    const text = [...lines, sample].join('\n')
    await putText(input(page), text)
    await expectFollowed(page, Object.fromEntries(cards.map(([name, , line]) => [name, line])))
    await expect(page.getByText('showing line 41 in every card')).toBeVisible()
    const places = () =>
      page
        .getByRole('region', { name: /case/i })
        .evaluateAll((regions) => regions.map((region) => JSON.stringify(region.getBoundingClientRect())))
    const before = await places()
    expect(before.length).toBeGreaterThanOrEqual(cards.length)
    const scrolled = await page.evaluate(() => scrollY)

    await page.keyboard.press('ControlOrMeta+Home')
    await expectFollowed(page, { UPPERCASE: 'LINE 1', 'iNVERSE cASE': 'lINE 1' })
    const above = text.indexOf('Line 20')
    await input(page).evaluate((field: HTMLTextAreaElement, at) => field.setSelectionRange(at, at), above)
    await page.keyboard.press('ArrowDown')
    await expectFollowed(page, Object.fromEntries(cards.map(([name]) => [name, ''])))
    await page.keyboard.press('ArrowDown')
    await expectFollowed(page, Object.fromEntries(cards.slice(6, 8).map(([name]) => [name, `line${name[5]}22`])))
    await expect(input(page)).toBeFocused()

    const dots = card(page, 'dot.case').locator('[tabindex]')
    await dots.evaluate((text) => text.scrollTo(0, 0))
    expect(await followed(page, 'dot.case')).toEqual(['line.22 out of sight'])
    await page.keyboard.press('ArrowRight')
    await expectFollowed(page, { 'dot.case': 'line.22' })

    await input(page).evaluate((field) => field.scrollTo(0, 0))
    await input(page).click({ position: { x: 20, y: 20 } })
    await expectFollowed(page, { PascalCase: 'Line1' })
    await page.keyboard.press('Home')
    await page.keyboard.type('new\nand ')
    await expectFollowed(page, { PascalCase: 'AndLine1', snake_case: 'and_line_1' })
    await page.keyboard.press('ArrowUp')
    await expectFollowed(page, { PascalCase: 'New' })
    expect(await places()).toEqual(before)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)

    await button(page, 'Options').focus()
    await openTextFile(page, 'first\nsecond')
    await expect(card(page, 'UPPERCASE')).toContainText('SECOND')
    await expect(page.locator('mark')).toHaveCount(0)
  })
  expect(problems).toEqual([])
  await test.step('markup stays text; counts are what people expect; letters follow the language; blank text and Clear empty all cards; files keep their line breaks; an unreadable file shows an error', async () => {
    await input(page).fill('<img src=x onerror=window.pwned=1>')
    await expect(card(page, 'lowercase')).toContainText('<img src=x onerror=window.pwned=1>')
    await expect(page.locator('main img')).toHaveCount(0)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)

    await input(page).fill('e\u0301 👨‍👩‍👧\nü')
    for (const text of ['5 characters', '2 words', '2 lines', '25 bytes in UTF-8'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()

    await expect(page.getByLabel('Language')).toBeHidden()
    await input(page).fill('istanbul ılık')
    await expect(card(page, 'UPPERCASE')).toContainText('ISTANBUL ILIK')
    await button(page, 'Options').click()
    await page.getByLabel('Language').selectOption('tr')
    await expect(card(page, 'UPPERCASE')).toContainText('İSTANBUL ILIK')
    await input(page).fill('ijsland')
    await page.getByLabel('Language').selectOption('nl')
    await expect(card(page, 'Title Case')).toContainText('IJsland')
    await page.getByLabel('Language').selectOption('neutral')
    await expect(card(page, 'Title Case')).toContainText('Ijsland')

    await input(page).fill('foo bar')
    await expect(card(page, 'camelCase')).toContainText('fooBar')
    await input(page).fill(' \n\t')
    await expect(disabled(page)).toHaveCount(2 * cards.length)
    await expect(card(page, 'camelCase')).not.toContainText('fooBar')
    await input(page).fill('foo bar')
    await expect(card(page, 'camelCase')).toContainText('fooBar')
    await button(page, 'Clear').click()
    await expect(input(page)).toHaveValue('')
    await expect(card(page, 'camelCase')).not.toContainText('fooBar')
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()

    await openTextFile(page, 'foo bar\r\nBazQux\r\n')
    await expect(card(page, 'snake_case')).toContainText('baz_qux')
    await button(page, 'Copy snake_case').click()
    await expect.poll(() => readClipboard(page)).toBe('foo_bar\r\nbaz_qux\r\n')
    const file = await readDownload(page, () => button(page, 'Download UPPERCASE').click())
    expect(file.text).toBe('FOO BAR\r\nBAZQUX\r\n')
    const tool = page.getByRole('region', { name: 'Text Case Converter tool' })
    await dropFile(tool, 'dropped.txt', 'dropped text')
    await expect(card(page, 'camelCase')).toContainText('droppedText')
    await refuseClipboard(page)
    await button(page, 'Copy UPPERCASE').click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the text manually.')).toBeVisible()
    await page.evaluate(() => {
      Blob.prototype.slice = () => {
        throw new DOMException('It has moved.', 'NotReadableError')
      }
    })
    await dropFile(tool, 'gone.txt', 'gone')
    await expect(page.getByRole('alert')).toHaveText('The file could not be read.')
    await expect(card(page, 'camelCase')).toContainText('droppedText')
  })
})

test('in a long text the cards update during typing; a conversion can be canceled; cards show the part around the caret, Copy and Download have all of it', async ({
  page,
}) => {
  await openPage(page, path)
  await test.step('the cards update during typing and never go blank', async () => {
    const upper = card(page, 'UPPERCASE')
    await input(page).fill('word '.repeat(3276))
    await expect(upper).toContainText('WORD')
    await upper.evaluate((element) => {
      const watch = { blanks: 0 }
      new MutationObserver(() => {
        if (!element.textContent?.includes('WORD')) watch.blanks++
      }).observe(element, { subtree: true, childList: true, characterData: true })
      Object.assign(window, { watch })
    })
    await input(page).press('ControlOrMeta+Home')
    // The keys are too fast for any debounce pause, and the text grows past the limit of 16 KB.
    const typeOn = async () => {
      await page.keyboard.type('y ')
      return upper.textContent()
    }
    await expect.poll(typeOn, { intervals: [10], timeout: 20_000 }).toContain('Y '.repeat(3))
    expect((await input(page).inputValue()).length).toBeGreaterThan(16 * 1024)
    const shown = ((await upper.textContent())?.match(/Y /g) ?? []).length
    await expect
      .poll(async () => ((await typeOn())?.match(/Y /g) ?? []).length, { intervals: [10], timeout: 20_000 })
      .toBeGreaterThan(shown + 1)
    expect(await page.evaluate(() => (window as unknown as { watch: { blanks: number } }).watch.blanks)).toBe(0)
  })
  await test.step('a long conversion can be canceled, and the next change starts it again; typing in 100 KB stays smooth', async () => {
    const release = await holdScript(page, /case\.worker/)
    // Clear ends the worker, and the next one does not load yet.
    await button(page, 'Clear').click()
    await expect(input(page)).toHaveValue('')
    const paste = async (long: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), long)
      await input(page).focus()
      await page.keyboard.press('ControlOrMeta+v')
    }
    await paste('Two words, été\n'.repeat(2_000))
    await button(page, 'Cancel').press('Enter')
    await expect(input(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText('Canceled. Change the text or the language to convert again.')
    await expect(button(page, 'Copy UPPERCASE')).toBeDisabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await button(page, 'Options').click()
    await page.getByLabel('Language').selectOption('nl')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await button(page, 'Clear').click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()

    const line = 'The quick brown fox, été 42!\n'
    const text = line.repeat(Math.ceil((100 * 1024) / line.length))
    await paste(text)
    await expect(page.getByRole('progressbar')).toBeVisible()
    release()
    const upper = card(page, 'UPPERCASE')
    const marked = () => upper.locator('mark').allTextContents()
    const often = { intervals: [100] }
    await expect
      .poll(() => upper.textContent(), often)
      .toContain('more characters. Copy and Download include everything.')
    // Pasted text is shown from its start until the caret moves.
    await expect(upper.locator('mark')).toHaveCount(0)

    await expect(input(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const watch = await watchMainThread(page)
    await page.keyboard.type('a b')
    await expect.poll(marked, often).toEqual(['A B'])
    await expect(card(page, 'snake_case').locator('mark')).toHaveText('a_b')
    await page.keyboard.press('ArrowUp')
    await expect(card(page, 'camelCase').locator('mark')).toHaveText('theQuickBrownFoxÉté42')
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('so ')
    await expect.poll(marked, often).toEqual(['SO THE QUICK BROWN FOX, ÉTÉ 42!'])
    await expectResponsive(watch)
    await expect(upper).toContainText(
      `… ${(text.length + 6 - 2000).toLocaleString('en')} more characters. Copy and Download`,
    )
    expect((await upper.textContent())?.length).toBeLessThan(2300)

    await button(page, 'Copy UPPERCASE').click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    expect((await readClipboard(page)) === `so ${text}a b`.toUpperCase()).toBe(true)
    const file = await readDownload(page, () => button(page, 'Download snake_case').click())
    expect(file.text === `so_${'the_quick_brown_fox_été_42\n'.repeat(text.length / line.length)}a_b`).toBe(true)
    await button(page, 'Clear').click()
    await expect(upper).not.toContainText('SO THE')
    await expect(button(page, 'Copy UPPERCASE')).toBeDisabled()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('text and cases are tabs, the wide button copies the case used last, typing does not switch tabs, the caret line is visible in the cards, and every card has its buttons', async ({
    page,
  }) => {
    const tab = (name: string) => page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name, exact: true })
    await openPage(page, path)
    await input(page).fill('foo bar')
    await expect(page.getByText('7 characters')).toHaveCount(1)
    await expect(tab('Your text')).toHaveAttribute('aria-selected', 'true')
    await expect(card(page, 'camelCase')).toBeHidden()
    await expect(input(page)).toHaveCSS('font-size', '16px')
    await button(page, 'Copy as UPPERCASE').click()
    await expect.poll(() => readClipboard(page)).toBe('FOO BAR')
    const wide = (await button(page, 'Copy as UPPERCASE').boundingBox())!
    expect(wide.width).toBeGreaterThan(200)
    expect(wide.height).toBeLessThanOrEqual(48)
    await tab('Twelve cases').click()
    for (const name of ['Copy camelCase', 'Download camelCase'])
      expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await button(page, 'Copy camelCase').click()
    await expect.poll(() => readClipboard(page)).toBe('fooBar')
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await button(page, 'Copy as camelCase').click()
    await expect.poll(() => readClipboard(page)).toBe('fooBar')
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Options' }).click()
    await tab('Your text').click()
    await putText(input(page), 'a line\n'.repeat(20))
    await input(page).press('ArrowUp')
    await tab('Twelve cases').click()
    await expectFollowed(page, { camelCase: 'aLine' })
    await tab('Your text').click()
    await input(page).fill('istanbul')
    await tab('Twelve cases').click()
    await page.getByLabel('Language').selectOption('tr')
    await expect(card(page, 'UPPERCASE')).toContainText('İSTANBUL')
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Clear' }).click()
    await expect(card(page, 'UPPERCASE')).not.toContainText('İSTANBUL')
  })
})

test('at 1440 × 900 the text, all twelve cards and the status bar are visible; cards scroll inside, results move nothing, and forced colors show the marked line @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, path)
  const places = async () => {
    const parts = [
      page.locator('.text-pane'),
      button(page, 'Options'),
      ...cards.map(([name]) => card(page, name)),
      button(page, 'Prove it'),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    return Promise.all(parts.map((part) => part.boundingBox()))
  }
  const empty = await places()
  await putText(input(page), 'two words\n'.repeat(60))
  const text = card(page, 'UPPERCASE').getByText('TWO WORDS')
  await expect(text).toBeVisible()
  expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  expect(await places()).toEqual(empty)

  await input(page).press('ArrowUp')
  const edge = () =>
    card(page, 'UPPERCASE')
      .locator('mark')
      .evaluate((mark) => getComputedStyle(mark, '::before').borderTopWidth)
  expect(await edge()).toBe('0px')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await edge()).toBe('1px')
})

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const)
  test(`at ${width} px no control moves when a text comes`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    await input(page).focus()
    const moved = await findMoved(page, async () => {
      await input(page).fill('two words\n'.repeat(6))
      await expect(page.locator('.case-line').first()).toBeAttached()
    })
    expect(moved).toEqual([])
  })
