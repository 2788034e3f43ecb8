import { expect, type Page } from '@playwright/test'
import { expectAccessible, openPage, test, toolRoutes, untilHydrated, watchProblems, watchShifts } from './support.ts'
import { radio, select } from './tool-options.ts'

/** The contents of local storage, by name without the prefix. */
const readKept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key.slice(8), value])))

const reset = (page: Page) => page.getByRole('button', { name: 'Reset options' })

test('an option changed before the scripts have loaded wins over the remembered one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stayput:options:hash-generator', '{"algorithm":"md5"}'))
  await page.goto('/tools/hash-generator', { waitUntil: 'commit' })
  await select(page, 'Algorithm').selectOption('sha512')
  await untilHydrated(page)
  await expect(select(page, 'Algorithm')).toHaveValue('sha512')
})

test('invalid options in storage are ignored, and usernames are made with the remembered options', async ({ page }) => {
  const problems = watchProblems(page)
  await page.addInitScript(() => {
    localStorage.setItem('stayput:options:json-formatter', '{"indent":"9","sortKeys":"yes","text":"<img src=x>"}')
    localStorage.setItem('stayput:options:hash-generator', '{broken')
    localStorage.setItem('stayput:favorites', '"][onload=x] json-formatter nothing')
    localStorage.setItem('stayput:recents', '../../x __proto__')
    localStorage.setItem('stayput:options:aesthetic-username-generator', '{"includeNumbers":true}')
  })
  await openPage(page, '/tools/json-formatter')
  await expect(reset(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue('')
  await openPage(page, '/tools/hash-generator')
  await expect(reset(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first()).toHaveText(/JSON Formatter/)

  await openPage(page, '/tools/aesthetic-username-generator')
  const names = page.getByRole('list', { name: 'Generated usernames' })
  await expect(names.getByRole('listitem')).toHaveCount(20)
  await expect(names).toContainText(/\d/)
  await expect(page.getByText('Out of date')).toHaveCount(0)
  expect(problems).toEqual([])
})

const star = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}`, exact: true })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Tools' }).getByRole('link')
const railNames = (page: Page) => page.locator('.rail a > :last-child').allTextContents()

test('a favorite set by keyboard stands above the rail too, and comes first in the list of tools and the switcher, at once and without a layout shift', async ({
  page,
  context,
}) => {
  const readShift = await watchShifts(page)
  await page.setViewportSize({ width: 1366, height: 900 })
  await openPage(page, '/tools/unit-converter')
  const catalogue = await railNames(page)
  await star(page, 'Unit Converter').press('Enter')
  await expect(star(page, 'Unit Converter')).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, 'Unit Converter')).toBeFocused()
  expect(await railNames(page)).toEqual(['Unit Converter', ...catalogue])

  await openPage(page, '/tools')
  const cards = page.locator('main li h3')
  await expect(cards.first()).toHaveText('Unit Converter')
  expect(await readShift()).toBeLessThan(0.01)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Favorites')
  await expect(cards).toHaveCount(toolRoutes.length)
  await expect(star(page, 'Unit Converter')).toHaveAttribute('aria-pressed', 'true')
  // The card stays in place while the page is open, and moves to the front on the next load.
  const before = await cards.allInnerTexts()
  await star(page, 'Hash Generator').press(' ')
  await expect(star(page, 'Hash Generator')).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, 'Hash Generator')).toBeFocused()
  expect(await cards.allInnerTexts()).toEqual(before)
  await page.reload()
  await expect(cards.nth(1)).toHaveText('Hash Generator')

  await openPage(page, '/tools/json-formatter')
  expect(await railNames(page)).toEqual(['Unit Converter', 'Hash Generator', ...catalogue])
  expect(await readShift()).toBeLessThan(0.01)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Switch tool' }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toHaveText(/Unit Converter/)

  // Other tabs update too.
  const other = await context.newPage()
  await openPage(other, '/tools/unit-converter')
  await star(other, 'Unit Converter').press('Enter')
  await page.setViewportSize({ width: 1366, height: 900 })
  await expect(rail(page).first()).toHaveText(/Hash Generator/)
})

test('recent tools come first in the switcher and nowhere else; a reset can be undone, and turning remembering off deletes what was remembered', async ({
  page,
}) => {
  const stored = page.getByRole('region', { name: 'In this browser now' })
  const recentTools = page.getByRole('checkbox', { name: 'Remember recent tools' })
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('stayput:recents', 'unit-converter regex-tester'))
  await openPage(page, '/tools/hash-generator')
  const catalogue = await railNames(page)
  await openPage(page, '/tools/json-formatter')
  await radio(page, 'Tab').check()
  await reset(page).press('Enter')
  await expect(radio(page, '2')).toBeChecked()
  expect((await readKept(page))['options:json-formatter']).toBeUndefined()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(radio(page, 'Tab')).toBeChecked()
  await expect(reset(page)).toBeVisible()
  await openPage(page, '/tools/uuid-generator')
  expect(await railNames(page)).toEqual(catalogue)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Switch tool' }).press('Enter')
  for (const [index, name] of ['JSON Formatter', 'Hash Generator', 'Unit Converter', 'Regex Tester'].entries())
    await expect(page.getByRole('menuitem').nth(index)).toContainText(name)
  await page.setViewportSize({ width: 1366, height: 900 })
  await openPage(page, '/tools')
  await expect(page.locator('main li h3').nth(1)).toHaveText('Base64 Encode / Decode')

  await openPage(page, '/privacy#stored')
  await expect(stored).toContainText('UUID Generator, JSON Formatter, Hash Generator, Unit Converter, Regex Tester')
  await expect(stored).toContainText('{"indent":"tab"}')
  await recentTools.press(' ')
  await expect(stored).not.toContainText('UUID Generator')
  await page.getByRole('checkbox', { name: 'Remember options' }).uncheck()
  await expect(stored).not.toContainText('indent')

  await openPage(page, '/tools/json-formatter')
  await expect(radio(page, '2')).toBeChecked()
  await radio(page, '4').check()
  await openPage(page, '/tools')
  const kept = await readKept(page)
  expect([kept.recents, kept['options:json-formatter']]).toEqual([undefined, undefined])
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Text and data')
  await openPage(page, '/privacy')
  await expect(recentTools).not.toBeChecked()
})

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one button erases everything, storage and offline copy, and Undo restores the choices', async ({ page }) => {
    await openPage(page, '/tools/json-formatter')
    await radio(page, 'Tab').check()
    await star(page, 'JSON Formatter').click()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await openPage(page, '/privacy')
    await page.locator('html[data-offline]').waitFor({ state: 'attached' })
    const stored = page.getByRole('region', { name: 'In this browser now' })
    await page.reload()
    for (const words of ['Theme', 'Favorites', 'Options, JSON Formatter', 'Offline copy'])
      await expect(stored).toContainText(words)

    await page.getByRole('button', { name: 'Erase everything' }).press('Enter')
    await expect(stored.getByRole('status')).toContainText('Everything is erased')
    await expect(stored.getByRole('definition')).toHaveText([''])
    await expect(stored.getByRole('term')).toHaveText(['Nothing'])
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    const left = await page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(left).toEqual([[], [], [], 0])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(stored).toContainText('Options, JSON Formatter')
    await expect(stored.getByRole('status')).toHaveText('Your choices are back.')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await openPage(page, '/tools/json-formatter')
    await expect(radio(page, 'Tab')).toBeChecked()
    await expect(star(page, 'JSON Formatter')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test('a tool with a favorite in the rail, and the privacy page after erasing everything, are accessible @looks', async ({
  page,
}) => {
  await openPage(page, '/tools/unit-converter')
  await star(page, 'Unit Converter').click()
  await expect(rail(page).first()).toHaveText(/Unit Converter/)
  await expectAccessible(page)
  await openPage(page, '/privacy')
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Everything is erased')).toBeVisible()
  await expectAccessible(page)
})

test('Options says how many of its settings were changed, also while it is closed and after a reload; Reset keeps the focus among the options', async ({
  page,
}) => {
  const options = page.getByRole('button', { name: 'Options', exact: true })
  for (const [tool, label, value] of [
    ['base64-encode-decode', 'Charset', 'utf-16be'],
    ['html-encoder-decoder', 'Form', 'decimal'],
    ['text-case-converter', 'Language', 'tr'],
    ['hash-generator', 'Line endings', 'crlf'],
  ] as const) {
    await openPage(page, `/tools/${tool}`)
    await options.click()
    await page.getByLabel(label, { exact: true }).selectOption(value)
    await expect(options).toHaveAccessibleDescription('1 changed')
    await openPage(page, `/tools/${tool}`)
    await expect(options).toHaveAccessibleDescription('1 changed')
    await expect(options.locator('[data-changed="1"]')).toBeVisible()
    await expect(options).toHaveAttribute('aria-expanded', 'false')
    await reset(page).press('Enter')
    await expect(options).toBeFocused()
    await expect(options).toHaveAccessibleDescription('')
  }

  await openPage(page, '/tools/regex-tester')
  await options.click()
  await page.getByRole('checkbox', { name: 'ignoreCase (i)' }).check()
  await page.getByRole('checkbox', { name: 'sticky (y)' }).check()
  await expect(options).toHaveAccessibleDescription('1 changed')
  await reset(page).press('Enter')
  await expect(options).toBeFocused()

  await openPage(page, '/tools/json-formatter')
  await radio(page, 'Tab').check()
  await reset(page).press('Enter')
  await expect(radio(page, '2')).toBeFocused()
  await openPage(page, '/tools/uuid-generator')
  await page.getByLabel('Format', { exact: true }).selectOption('urn')
  await reset(page).press('Enter')
  await expect(page.getByLabel('Version', { exact: true })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/tools/json-formatter')
  const more = page.getByRole('button', { name: 'More actions' })
  await expect(more).toHaveAccessibleDescription('')
  await more.click()
  await page.getByRole('menuitem', { name: 'Options' }).click()
  await radio(page, 'Tab').check()
  await expect(more).toHaveAccessibleDescription('Options: 1 changed')
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Options', exact: true })).toHaveAccessibleDescription('1 changed')
})
