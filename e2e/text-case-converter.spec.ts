import { expect, type Page, test } from '@playwright/test'
import {
  dropFile,
  expectLooks,
  expectResponsive,
  holdScript,
  openPage,
  openTextFile,
  readClipboard,
  readDownload,
  refuseClipboard,
  toast,
  watchMainThread,
  watchProblems,
} from './support.ts'

const path = '/tools/text-case-converter'
const input = (page: Page) => page.getByRole('textbox', { name: 'Your text', exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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

const disabled = (page: Page) => page.getByRole('button', { name: /^(Copy|Download) /, disabled: true })

test.beforeEach(async ({ page }) => openPage(page, path))

test('all twelve cards follow the text, and each is copied and saved by its own buttons; a clipboard that refuses is said so', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await expect(disabled(page)).toHaveCount(2 * cards.length)
  await input(page).pressSequentially("foo Bar: don't, 9😀")
  for (const [name, , expected] of cards) {
    await expect(card(page, name).getByText(expected, { exact: true })).toBeVisible()
    await button(page, `Copy ${name}`).click()
    await expect(toast(page, `${name} text copied to clipboard.`)).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(expected)
  }
  await expect(toast(page, 'Copied!').first()).toBeVisible()
  for (const [name, key, expected] of [cards[2], cards[6], cards[10]]) {
    const said = `${key}-text.txt was downloaded successfully.`
    const file = await readDownload(page, () => button(page, `Download ${name}`).click(), 'Downloaded!', said)
    expect(file).toEqual({ name: `${key}-text.txt`, text: expected })
  }

  await refuseClipboard(page)
  await button(page, 'Copy UPPERCASE').click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the text manually.')).toBeVisible()
  expect(problems).toEqual([])
})

test('markup stays text; the counts are those of people: graphemes, words, lines and bytes; the language sits behind Options and rules the letters; blank text clears all cards, and so does Clear; a file is opened or dropped, its line breaks stay, and one that cannot be read is said so', async ({
  page,
}) => {
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
  await page.evaluate(() => {
    Blob.prototype.slice = () => {
      throw new DOMException('It has moved.', 'NotReadableError')
    }
  })
  await dropFile(tool, 'gone.txt', 'gone')
  await expect(page.getByRole('alert')).toHaveText('The file could not be read.')
  await expect(card(page, 'camelCase')).toContainText('droppedText')
})

test('the cards follow while typing goes on in a long text, and never go blank', async ({ page }) => {
  const upper = card(page, 'UPPERCASE')
  await input(page).fill('word '.repeat(3275))
  await expect(upper).toContainText('WORD')
  await upper.evaluate((element) => {
    const watch = { blanks: 0 }
    new MutationObserver(() => {
      if (!element.textContent?.includes('WORD')) watch.blanks++
    }).observe(element, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { watch })
  })
  await input(page).press('ControlOrMeta+Home')
  // Keys come faster than any pause that waits for the last of them; the text grows past the limit of 16 KB.
  const typeOn = async () => {
    await page.keyboard.type('typed ')
    return upper.textContent()
  }
  await expect.poll(typeOn, { intervals: [10], timeout: 20_000 }).toContain('TYPED '.repeat(3))
  expect((await input(page).inputValue()).length).toBeGreaterThan(16 * 1024)
  const shown = ((await upper.textContent())?.match(/TYPED/g) ?? []).length
  await expect
    .poll(async () => ((await typeOn())?.match(/TYPED/g) ?? []).length, { intervals: [10], timeout: 20_000 })
    .toBeGreaterThan(shown + 1)
  expect(await page.evaluate(() => (window as unknown as { watch: { blanks: number } }).watch.blanks)).toBe(0)
})

test('a long conversion can be cancelled, and the next change starts it anew; typing in 1 MB stays smooth, cards show the beginning, Copy and Download have all of it', async ({
  page,
}) => {
  const release = await holdScript(page, /case\.worker/)
  const paste = async (long: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), long)
    await input(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
  }
  await paste('Two words, été\n'.repeat(2_000))
  await button(page, 'Cancel').press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Cancelled. Change the text or the language to convert again.')
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
  const text = line.repeat(Math.ceil((1024 * 1024) / line.length))
  await paste(text)
  await expect(page.getByRole('progressbar')).toBeVisible()
  release()
  const upper = card(page, 'UPPERCASE')
  await expect(upper).toContainText(
    `… ${(text.length - 2000).toLocaleString('en')} more, Copy and Download have all of it`,
    {
      timeout: 20_000,
    },
  )

  await expect(input(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const watch = await watchMainThread(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('one two ')
  await expect(upper).toContainText('ONE TWO THE QUICK BROWN FOX', { timeout: 20_000 })
  await expectResponsive(watch)
  expect((await upper.textContent())?.length).toBeLessThan(2300)

  await button(page, 'Copy UPPERCASE').click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  expect((await readClipboard(page)) === `one two ${text}`.toUpperCase()).toBe(true)
  const file = await readDownload(page, () => button(page, 'Download snake_case').click())
  expect(file.text === `one_two_${'the_quick_brown_fox_été_42\n'.repeat(text.length / line.length)}`).toBe(true)
  await button(page, 'Clear').click()
  await expect(upper).not.toContainText('ONE TWO')
  await expect(button(page, 'Copy UPPERCASE')).toBeDisabled()
})

test('filled, the tool is accessible and fits, light at 1280 px and dark at 390 px', async ({ page }) => {
  await button(page, 'Options').click()
  await input(page).fill(`${'long'.repeat(200)} text\n`.repeat(2))
  await expect(card(page, 'UPPERCASE')).toContainText('LONGLONG')
  await expectLooks(page)
})
