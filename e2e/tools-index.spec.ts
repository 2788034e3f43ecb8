import { expect, type Page } from '@playwright/test'
import { expectFits, openPage, test, toolRoutes } from './support.ts'

const cards = 'main li h3'
const total = toolRoutes.length

const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter tools' })
const shown = (page: Page) => page.locator(cards).filter({ visible: true })
const columnsOf = (page: Page) =>
  page.locator('main ul > li').evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)

test('all tools are in one grid, each group has its name at its start, and the filter searches names, descriptions and keywords', async ({
  page,
}) => {
  await openPage(page, '/tools')
  const filter = filterOf(page)
  const headings = page.locator('main h2').filter({ visible: true })
  const count = page.getByRole('status').filter({ hasText: 'tools' })
  const suggest = page.getByRole('link', { name: 'Suggest a Tool' })
  const inOrder = await shown(page).allTextContents()

  await test.step('the full list, with a link to suggest a tool', async () => {
    await expect(headings).toHaveText(['Text and data', 'Name generators', 'Developer generators', 'Converters'])
    await expect(page.locator('main ul')).toHaveCount(1)
    await expect(page.locator('main ul > li').first()).toContainText('Text and data· 6')
    await expect(shown(page)).toHaveCount(total)
    expect(inOrder).toHaveLength(total)
    await expect(count).toHaveText(`${total} of ${total} tools`)
    await expect(suggest).toHaveAttribute('href', '/contact')
  })

  await test.step('a group does not count its tools while some of them are among the favorites', async () => {
    const counts = page.getByText(/^· \d$/).filter({ visible: true })
    await expect(counts).toHaveText(['· 6', '· 1', '· 3', '· 2'])
    await page.evaluate(() => localStorage.setItem('stayput:favorites', 'json-formatter'))
    await page.reload()
    await expect(headings.first()).toHaveText('Favorites')
    await expect(counts).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
    await openPage(page, '/tools')
  })

  await test.step('the filter narrows the list', async () => {
    for (const [query, name] of [
      ['guid', 'UUID Generator'],
      ['date', 'Timestamp Converter'],
      ['inches to cm', 'Unit Converter'],
      ['sha', 'Hash Generator'],
      ['without losing a digit', 'JSON Formatter'],
    ] as const) {
      await filter.fill(query)
      await expect(shown(page)).toHaveText([name])
      await expect(count).toHaveText(`1 of ${total} tools`)
    }
    await filter.fill('case')
    await expect(shown(page).first()).toHaveText('Text Case Converter')
    for (const [typo, name] of [
      ['regx', 'Regex Tester'],
      ['farenheit', 'Unit Converter'],
    ] as const) {
      await filter.fill(typo)
      await expect(shown(page)).toHaveText([name])
    }
    await filter.fill('encode')
    await expect(shown(page).first()).toHaveText('Base64 Encode / Decode')
    await filter.fill('url encode')
    await expect(shown(page).first()).toHaveText('URL Encoder / Decoder')
    await filter.fill('')
    await expect(shown(page)).toHaveText(inOrder)
    await filter.fill('converter')
    await expect(shown(page)).toHaveText(['Text Case Converter', 'Timestamp Converter', 'Unit Converter'])
    await expect(headings).toHaveText(['Matching tools'])
    await expect(suggest).toHaveCount(1)
  })

  await test.step('no match shows a message, with buttons to show all tools and to suggest one', async () => {
    await filter.fill('zzzz')
    await expect(page.getByRole('heading', { name: 'No tool matches “zzzz”' })).toBeVisible()
    await expect(count).toHaveText(`0 of ${total} tools`)
    await expect(suggest).toBeVisible()
    await page.getByRole('button', { name: 'Show all tools' }).click()
    await expect(shown(page)).toHaveCount(total)
    await expect(filter).toBeFocused()
    await expect(filter).toHaveValue('')
  })

  await test.step('/ focuses the filter, Escape and its button empty it, and Enter opens the only match', async () => {
    const clear = page.getByRole('button', { name: 'Clear filter' })
    await expect(clear).toBeHidden()
    await filter.blur()
    await page.keyboard.press('/')
    await expect(filter).toBeFocused()
    await expect(filter).toHaveValue('')
    await page.keyboard.type('d/r')
    await expect(filter).toHaveValue('d/r')
    await expect(shown(page)).not.toHaveCount(total)
    await filter.press('Escape')
    await expect(filter).toHaveValue('')
    await expect(shown(page)).toHaveCount(total)
    await filter.fill('encode')
    await filter.press('Enter')
    await clear.click()
    await expect(filter).toBeFocused()
    await expect(shown(page)).toHaveCount(total)
    await expect(clear).toBeHidden()
    await expect(page).toHaveURL('/tools')
    await filter.fill('uuid')
    await expect(shown(page)).toHaveCount(1)
    await filter.press('Enter')
    await expect(page).toHaveURL('/tools/uuid-generator')
  })
})

test('the grid has four to one columns, depending on the width, and a long query fits @looks', async ({ page }) => {
  await openPage(page, '/tools')
  for (const [width, columns] of [
    [1440, 4],
    [1100, 4],
    [1090, 3],
    [790, 2],
    [510, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columnsOf(page)).toBe(columns)
    await expectFits(page)
  }
  await filterOf(page).fill('z'.repeat(120))
  await expect(page.getByRole('heading', { name: /^No tool matches/ })).toBeVisible()
  await expectFits(page)
})

test('a missing page suggests only the closest match', async ({ page }) => {
  const suggested = page.getByRole('heading', { name: 'Did you mean' }).locator('..').getByRole('link')
  await page.goto('/tools/timestamp')
  await expect(suggested).toHaveText(['Timestamp Converter'])
  await page.goto('/Tools')
  await expect(suggested).toHaveText(['Tools'])
  await expect(suggested).toHaveAttribute('href', '/tools')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the full list is there', async ({ page }) => {
    await page.goto('/tools')
    await expect(page.locator(cards)).toHaveCount(total)
    await expect(page.getByRole('link', { name: 'Use Tool: JSON Formatter' })).toBeVisible()
  })
})
