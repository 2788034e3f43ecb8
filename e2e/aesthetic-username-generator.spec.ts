import { expect, type Page } from '@playwright/test'
import { button } from './controls.ts'
import { openPage, paneText, readClipboard, refuseClipboard, test, toast, watchProblems } from './support.ts'

const path = '/tools/aesthetic-username-generator'
const baseName = (page: Page) => page.getByRole('textbox', { name: 'Base name', exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Generated usernames', exact: true })
const names = (page: Page) => list(page).getByRole('button')
const symbol = /\p{Emoji_Presentation}/u

async function generate(page: Page): Promise<string[]> {
  await button(page, 'Generate New Usernames').click()
  return names(page).allTextContents()
}

test('names appear after load and are not in the HTML; Generate replaces them, a click copies one, and a batch with too few names says why', async ({
  page,
  request,
}) => {
  const problems = watchProblems(page)
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<ul aria-label="Generated usernames"[^>]*><\/ul>/)
  await openPage(page, path)

  await test.step('Generate replaces the names', async () => {
    await expect(names(page).first()).toBeVisible()
    const before = await names(page).allTextContents()
    expect(before.length).toBeLessThanOrEqual(20)
    for (const name of before) {
      expect([...name].length).toBeLessThanOrEqual(20)
      expect(name).toMatch(/^[A-Z]/)
      expect(name).not.toMatch(/\d/)
    }
    const after = await generate(page)
    expect(after).not.toEqual(before)
    expect(new Set(after).size).toBe(after.length)
  })

  await test.step('clicking a name or an example copies it', async () => {
    const name = await names(page).first().textContent()
    await names(page).first().click()
    await expect(toast(page, 'Copied!')).toBeVisible()
    await expect(toast(page, 'Username copied to clipboard.')).toBeVisible()
    await expect.poll(() => readClipboard(page)).toBe(name)
    for (const [title, example] of [
      ['Cute examples', 'Mochi.bunny'],
      ['Cool examples', 'Ravenwave'],
      ['Aesthetic examples', 'Sagelight🌙'],
    ] as const) {
      const examples = page.getByRole('list', { name: title, exact: true })
      await examples.getByRole('button', { name: example, exact: true }).click()
      await expect.poll(() => readClipboard(page)).toBe(example)
    }
  })

  await test.step('all names can be copied, and sent to another tool', async () => {
    const all = await names(page).allTextContents()
    await button(page, 'Copy all').click()
    await expect.poll(() => readClipboard(page)).toBe(all.join('\n'))
    await button(page, 'Send to…').click()
    await page.getByRole('menuitem', { name: /Text Case Converter/ }).click()
    await expect.poll(() => paneText(page, 'Your text')).toBe(all.join('\n'))
    await openPage(page, path)
    await expect(names(page).first()).toBeVisible()
  })

  await test.step('a batch with too few names says why, keeps the base name, and recovers', async () => {
    const place = (await list(page).boundingBox())!
    await baseName(page).fill('a'.repeat(25))
    expect(await generate(page)).toEqual([])
    await expect(page.getByRole('alert')).toHaveText(
      'The base name has 25 characters, so no word fits: the limit is 20.',
    )
    await expect(baseName(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(baseName(page)).toHaveAccessibleDescription(/^The base name has 25 characters/)
    await expect(baseName(page)).toHaveValue('a'.repeat(25))
    await expect(page.getByText('No names with these settings.')).toBeVisible()
    expect((await list(page).boundingBox())!).toEqual(place)
    for (const name of ['Copy all', 'Download']) await expect(button(page, name)).toBeDisabled()

    await baseName(page).fill('Ωmega')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(baseName(page)).not.toHaveAttribute('aria-invalid')
    await button(page, 'GitHub').click()
    expect(await generate(page)).toEqual([])
    await expect(page.getByRole('alert')).toHaveText('GitHub does not allow “ω”, which the base name contains.')

    await button(page, 'GitHub').click()
    expect((await generate(page)).length).toBeGreaterThan(0)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await baseName(page).fill('a'.repeat(15))
    // A batch can happen to be full, so try until one is not.
    const generateShort = async () => {
      const { length } = await generate(page)
      return length > 0 && (await page.getByText(`${length} of 20 names. Left out: `).isVisible())
    }
    await expect.poll(generateShort).toBe(true)
  })

  await test.step('a clicked name shows “Copied” for a while and keeps its text', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    // The name copied before still shows “Copied”, new names do not.
    await generate(page)
    const first = names(page).first()
    const name = await first.textContent()
    const copied = list(page).getByRole('listitem').filter({ hasText: 'Copied' })
    await expect(copied).toHaveCount(0)
    await first.click()
    await expect(list(page).getByRole('listitem').first().getByText('Copied', { exact: true })).toBeVisible()
    await expect(first).toHaveText(name!)
    await expect(copied).toHaveCount(1)
    await page.clock.runFor(1600)
    await expect(copied).toHaveCount(0)
    expect(problems).toEqual([])
  })

  await test.step('if the clipboard refuses, a message says so', async () => {
    await refuseClipboard(page)
    await names(page).first().click()
    await expect(toast(page, 'Copy failed')).toBeVisible()
    await expect(toast(page, 'Please copy the username manually.')).toBeVisible()
  })
})

test('names follow the chosen numbers, symbols, style, base name and platforms, and each shows where it is legal', async ({
  page,
}) => {
  await openPage(page, path)
  const [numbers, symbols] = [page.getByLabel('Include Numbers'), page.getByLabel('Include Symbols')]
  let batch = ''
  const generateMore = async () => {
    batch = (await generate(page)).join(' ')
    return batch
  }

  await test.step('checkboxes turn numbers and symbols on and off', async () => {
    await expect(numbers).not.toBeChecked()
    await expect(symbols).toBeChecked()
    await expect.poll(generateMore).toMatch(symbol)
    expect(batch).not.toMatch(/\d/)
    await numbers.check()
    await symbols.uncheck()
    await expect.poll(generateMore).toMatch(/\d/)
    expect(batch).not.toMatch(symbol)
    await numbers.uncheck()
    await symbols.check()
    expect(await generateMore()).not.toMatch(/\d/)
  })

  await test.step('one style is pressed at a time and applies to the next names', async () => {
    await expect(button(page, 'All Styles')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Cool').click()
    await expect(button(page, 'Cool')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'All Styles')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('Cool names have no symbols.')).toBeVisible()
    await expect(page.getByText('Generate again to apply')).toBeVisible()
    expect(await generateMore()).not.toMatch(symbol)
    await expect(page.getByText('Generate again to apply')).toHaveCount(0)
  })

  await test.step('every name contains the base name, trimmed and without spaces, and Enter generates', async () => {
    await baseName(page).fill('  Lu  Na ')
    await baseName(page).press('ControlOrMeta+Enter')
    await expect(names(page).first()).toContainText(/luna/i)
    for (const name of await names(page).allTextContents()) expect(name.toLowerCase()).toContain('luna')
    await baseName(page).fill('zoe')
    await baseName(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(names(page).first()).toContainText(/luna/i)
    await baseName(page).press('Enter')
    await expect(names(page).first()).toContainText(/zoe/i)
    await baseName(page).fill('')
  })

  const platforms = page.getByRole('group', { name: 'Platforms', exact: true })
  const platform = (name: string) => platforms.getByRole('button', { name, exact: true })

  await test.step('every name follows the rules of the chosen platforms', async () => {
    await button(page, 'All Styles').click()
    const offered = (await platforms.ariaSnapshot()).matchAll(/button "([^"]+)"/g)
    expect([...offered].map(([, name]) => name)).toEqual([
      ...['X', 'Instagram', 'TikTok', 'Discord', 'GitHub', 'Reddit', 'Twitch', 'YouTube'],
    ])
    await expect(page.getByText('Names follow the rules of the platforms you choose')).toBeVisible()
    await platform('GitHub').click()
    await platform('Discord').click()
    await expect(platforms.getByRole('button', { pressed: true })).toHaveText([/^Discord/, /^GitHub/])
    await expect(page.getByText('No symbols: none of the platforms allows them.')).toBeVisible()
    await symbols.uncheck()
    await expect(page.getByText('Each new name follows the rules of the two you chose')).toBeVisible()
    const legal = await generate(page)
    await expect(page.getByText('Every name follows the rules of the two you chose')).toBeVisible()
    expect(legal).toHaveLength(20)
    for (const name of legal) expect(name).toMatch(/^[a-z]+$/)
    expect(await list(page).getByRole('listitem').allTextContents()).toEqual(
      legal.map((name) => `${name}${name.length > 15 ? 'Not on X' : 'Fits all 8'}`),
    )
  })

  await test.step('each name says where it fits; what a chosen platform does not allow is struck out, and the tooltip says why', async () => {
    await platform('GitHub').click()
    await platform('Discord').click()
    await button(page, 'Cool').click()
    await generate(page)
    await expect(page.getByText(/ legal on /)).toHaveCount(0)
    const items = list(page).getByRole('listitem')
    for (const item of await items.allTextContents()) expect(item).toMatch(/(Not on .*Discord|Only on )/)
    await expect(items.locator('s')).toHaveCount(0)
    await platform('Discord').click()
    // The first struck piece is the capital letter; a name with a hyphen has a second one.
    const struck = items.first().locator('s').first()
    await expect(struck).toHaveText(/^[A-Z]$/)
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
    await names(page).first().focus()
    await expect(page.getByRole('tooltip')).toContainText('Discord: capital letters are not allowed.')
  })
})

test('on a phone, Generate is the wide button and Copy is beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  await expect(names(page).first()).toBeVisible()
  const bar = page.locator('.action-bar')
  const [main, copy] = [button(page, 'Generate New Usernames'), bar.getByRole('button', { name: 'Copy all' })]
  expect((await main.filter({ visible: true }).boundingBox())!.width).toBeGreaterThan(150)
  const all = await names(page).allTextContents()
  await copy.click()
  await expect.poll(() => readClipboard(page)).toBe(all.join('\n'))
  for (const title of ['Cute examples', 'Cool examples', 'Aesthetic examples']) {
    const examples = page.getByRole('list', { name: title, exact: true }).getByRole('button')
    await expect(examples).toHaveCount(3)
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded()
      await expect(example).toBeInViewport({ ratio: 1 })
    }
  }
})

test('names fill the bench in four columns, two on a phone, and on a desktop everything fits the first screen @looks', async ({
  page,
}) => {
  await openPage(page, path)
  await button(page, 'GitHub').click()
  for (const [width, height, columns] of [
    [1280, 720, 4],
    [1440, 900, 4],
    [1920, 1080, 4],
    [820, 1180, 4],
    [390, 844, 2],
  ] as const) {
    await page.setViewportSize({ width, height })
    await button(page, 'Generate New Usernames').click()
    const places = await list(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(places).toHaveLength(20)
    expect(new Set(places.map(({ left }) => left)).size).toBe(columns)
    expect(new Set(places.map(({ top }) => top)).size).toBe(20 / columns)
    if (width < 1024) continue
    const bench = (await page.getByRole('region', { name: 'Aesthetic Username Generator tool' }).boundingBox())!
    expect(bench.y + bench.height).toBeLessThanOrEqual(height)
    for (const title of ['Cute examples', 'Cool examples', 'Aesthetic examples']) {
      await expect(page.getByRole('list', { name: title, exact: true })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('what is said about the platforms changes its words, and nothing moves @looks', async ({ page }) => {
  await openPage(page, path)
  const platforms = page.getByRole('group', { name: 'Platforms', exact: true }).getByRole('button')
  for (const width of [1024, 900, 700, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = () =>
      page
        .locator('.bar, .chip, .pane-head')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))
    await expect(platforms.nth(1)).toHaveAttribute('aria-pressed', 'false')
    const before = await tops()
    for (const platform of await platforms.all()) await platform.click()
    await expect(page.getByText('No symbols: none of the platforms allows them.')).toBeVisible()
    expect(await tops(), `${width} px`).toEqual(before)
    await page.getByRole('checkbox', { name: 'Include Symbols' }).uncheck()
    await expect(page.getByText('Each new name follows the rules of the eight you chose')).toBeVisible()
    expect(await tops(), `${width} px`).toEqual(before)
    await page.getByRole('checkbox', { name: 'Include Symbols' }).check()
    for (const platform of await platforms.all()) await platform.click()
  }
})
