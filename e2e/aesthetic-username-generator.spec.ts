import { expect, type Page } from '@playwright/test'
import { openPage, readClipboard, refuseClipboard, test, toast, watchProblems } from './support.ts'

const path = '/tools/aesthetic-username-generator'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const baseName = (page: Page) => page.getByRole('textbox', { name: 'Base name', exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Generated usernames', exact: true })
const names = (page: Page) => list(page).getByRole('button')
const symbol = /\p{Emoji_Presentation}/u

async function generate(page: Page): Promise<string[]> {
  await button(page, 'Generate New Usernames').click()
  return names(page).allTextContents()
}

test('names are there after load, are not part of the HTML, and each click replaces them; clicking one copies it, and so does an example', async ({
  page,
  request,
}) => {
  const problems = watchProblems(page)
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<ul aria-label="Generated usernames"[^>]*><\/ul>/)

  await openPage(page, path)
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

  await names(page).first().click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  await expect(toast(page, 'Username copied to clipboard.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(after[0])
  for (const [title, example] of [
    ['Cute examples', 'Mochi.bunny'],
    ['Cool examples', 'Ravenwave'],
    ['Aesthetic examples', 'Sagelight🌙'],
  ] as const) {
    const examples = page.getByRole('list', { name: title, exact: true })
    await examples.getByRole('button', { name: example, exact: true }).click()
    await expect.poll(() => readClipboard(page)).toBe(example)
  }
  expect(problems).toEqual([])

  await refuseClipboard(page)
  await names(page).first().click()
  await expect(toast(page, 'Copy failed')).toBeVisible()
  await expect(toast(page, 'Please copy the username manually.')).toBeVisible()
})

test('numbers and symbols come and go with their boxes; one style is pressed; the base name is in every name, trimmed, lower-cased and without spaces, and Enter generates', async ({
  page,
}) => {
  await openPage(page, path)
  const [numbers, symbols] = [page.getByLabel('Include Numbers'), page.getByLabel('Include Symbols')]
  await expect(numbers).not.toBeChecked()
  await expect(symbols).toBeChecked()
  let batch = ''
  const generateMore = async () => {
    batch = (await generate(page)).join(' ')
    return batch
  }
  await expect.poll(generateMore).toMatch(symbol)
  expect(batch).not.toMatch(/\d/)
  await numbers.check()
  await symbols.uncheck()
  await expect.poll(generateMore).toMatch(/\d/)
  expect(batch).not.toMatch(symbol)
  await numbers.uncheck()
  await symbols.check()
  expect(await generateMore()).not.toMatch(/\d/)

  await expect(button(page, 'All Styles')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Cool').click()
  await expect(button(page, 'Cool')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'All Styles')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Style Cool has no symbols.')).toBeVisible()
  await expect(page.getByText('Generate again to apply')).toBeVisible()
  expect(await generateMore()).not.toMatch(symbol)
  await expect(page.getByText('Generate again to apply')).toHaveCount(0)

  await baseName(page).fill('  Lu  Na ')
  await baseName(page).press('ControlOrMeta+Enter')
  await expect(names(page).first()).toContainText(/luna/i)
  for (const name of await names(page).allTextContents()) expect(name.toLowerCase()).toContain('luna')
  await baseName(page).fill('zoe')
  await baseName(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(names(page).first()).toContainText(/luna/i)
  await baseName(page).press('Enter')
  await expect(names(page).first()).toContainText(/zoe/i)
})

test('chosen platforms are kept to, and each name shows where it is legal', async ({ page }) => {
  await openPage(page, path)
  const platforms = page.getByRole('group', { name: 'Platforms', exact: true })
  const all = ['X', 'Instagram', 'TikTok', 'Discord', 'GitHub', 'Reddit', 'Twitch', 'YouTube']
  await expect(platforms.getByRole('button')).toHaveCount(all.length)
  for (const [place, name] of all.entries()) {
    await expect(platforms.getByRole('button').nth(place)).toHaveAccessibleName(name)
  }
  await expect(page.getByText('Press one to keep to its rules')).toBeVisible()
  await platforms.getByRole('button', { name: 'GitHub', exact: true }).click()
  await platforms.getByRole('button', { name: 'Discord', exact: true }).click()
  await expect(platforms.getByRole('button', { pressed: true })).toHaveText([/^Discord/, /^GitHub/])
  await expect(page.getByText('Symbols are left out: none of the platforms takes them.')).toBeVisible()
  await page.getByLabel('Include Symbols').uncheck()
  await expect(page.getByText('Each new name keeps to the rules of the two chosen')).toBeVisible()
  const legal = await generate(page)
  await expect(page.getByText('Every name keeps to the rules of the two chosen')).toBeVisible()
  expect(legal).toHaveLength(20)
  for (const name of legal) expect(name).toMatch(/^[a-z]+$/)
  const items = await list(page).getByRole('listitem').allTextContents()
  for (const [place, name] of legal.entries()) {
    expect(items[place]).toBe(
      `${name}Legal on ${name.length > 15 ? 'all but X' : 'all eight platforms'}XIGTTDCGHRDTWYT`,
    )
  }
  await expect(page.getByText('20 legal on Discord and GitHub')).toBeVisible()

  await platforms.getByRole('button', { name: 'GitHub', exact: true }).click()
  await platforms.getByRole('button', { name: 'Discord', exact: true }).click()
  await button(page, 'Cool').click()
  await generate(page)
  await expect(page.getByText(/ legal on /)).toHaveCount(0)
  const short = ['X', 'IG', 'TT', 'DC', 'GH', 'RD', 'TW', 'YT']
  for (const item of await list(page).getByRole('listitem').all()) {
    const [, but, said = ''] = /Legal on (all but )?(.+)XIGTTDCGHRDTWYT$/.exec((await item.textContent())!)!
    const named = said.split(/, and |, | and /)
    const struck = short.filter((_, place) => named.includes(all[place]!) === Boolean(but))
    expect(struck).toContain('DC')
    await expect(item.locator('s')).toHaveText(struck)
    await expect(item.locator('s').first()).toHaveCSS('text-decoration-line', 'line-through')
  }
  await names(page).first().focus()
  await page.getByRole('tooltip').waitFor()
  await expect(page.getByRole('tooltip')).toContainText('Discord: capital letters are not allowed.')
})

test('a batch that cannot be filled says why, keeps what was typed, and recovers', async ({ page }) => {
  await openPage(page, path)
  await baseName(page).fill('a'.repeat(25))
  expect(await generate(page)).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('The base name has 25 characters: no word fits beside it within 20.')
  await expect(baseName(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(baseName(page)).toHaveAccessibleDescription(/^The base name has 25 characters/)
  await expect(baseName(page)).toHaveValue('a'.repeat(25))
  await expect(page.getByText('No name with these settings.')).toBeVisible()
  await expect(page.getByText('0 names')).toBeVisible()

  await baseName(page).fill('Ωmega')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(baseName(page)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('0 names')).toBeVisible()
  await button(page, 'GitHub').click()
  expect(await generate(page)).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('GitHub does not allow “ω”, which the base name contains.')

  await button(page, 'GitHub').click()
  expect((await generate(page)).length).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await baseName(page).fill('a'.repeat(15))
  await expect(async () => {
    const short = await generate(page)
    expect(short.length).toBeGreaterThan(0)
    await expect(page.getByText(`${short.length} of 20 names. Left out: `)).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('a pressed name says that it is copied for a while, and keeps its own', async ({ page }) => {
  await page.clock.install()
  await openPage(page, path)
  const first = names(page).first()
  const name = await first.textContent()
  await first.click()
  const cells = list(page).getByRole('listitem')
  await expect(cells.first().getByText('Copied', { exact: true })).toBeVisible()
  await expect(first).toHaveText(name!)
  await expect(cells.filter({ hasText: 'Copied' })).toHaveCount(1)
  await page.clock.fastForward(1600)
  await expect(cells.filter({ hasText: 'Copied' })).toHaveCount(0)
})

test('the names fill the bench in four columns and five rows, two columns on a phone, and stand in the first screen', async ({
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
