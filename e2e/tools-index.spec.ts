import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits, openPage, toolRoutes } from './support.ts'

const cards = 'main li h3'
const total = toolRoutes.length

test('all tools stand in four categories, with the way to suggest one after the first', async ({ page }) => {
  await openPage(page, '/tools')
  await expect(page.locator('main h2')).toHaveText([
    'Text and data',
    'Name generators',
    'Developer generators',
    'Converters',
  ])
  await expect(page.locator(cards)).toHaveCount(total)
  await expect(page.getByRole('status')).toHaveText(`${total} tools`)
  const first = page.locator('main section').first()
  await expect(first.getByRole('link', { name: 'Suggest a Tool' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'Suggest a Tool' })).toHaveCount(1)
})

test('the filter narrows as one types, by name, description and other words', async ({ page }) => {
  await openPage(page, '/tools')
  const filter = page.getByRole('searchbox', { name: 'Filter tools' })
  for (const [query, name] of [
    ['epoch', 'Timestamp Converter'],
    ['guid', 'UUID Generator'],
    ['slug', 'Text Case Converter'],
    ['sha', 'Hash Generator'],
    ['without losing a digit', 'JSON Formatter'],
  ]) {
    await filter.fill(query ?? '')
    await expect(page.locator(cards)).toHaveText([name ?? ''])
    await expect(page.getByRole('status')).toHaveText(`1 of ${total} tools`)
  }
  await filter.fill('converter')
  await expect(page.locator('main h2')).toHaveText(['Text and data', 'Converters'])
  await expect(page.locator('main section').nth(1)).toContainText(/\d tools/)
  await expect(page.getByRole('link', { name: 'Suggest a Tool' })).toHaveCount(1)
})

test('where nothing matches it is said, with a way back and a way on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/tools')
  const filter = page.getByRole('searchbox', { name: 'Filter tools' })
  const query = 'z'.repeat(120)
  await filter.fill(query)
  await expect(page.getByRole('heading', { name: `No tool matches “${query}”` })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(`0 of ${total} tools`)
  await expect(page.getByRole('link', { name: 'Suggest a Tool' })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all tools' }).click()
  await expect(page.locator(cards)).toHaveCount(total)
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('')
})

test('Escape empties the filter', async ({ page }) => {
  await openPage(page, '/tools')
  const filter = page.getByRole('searchbox', { name: 'Filter tools' })
  await filter.fill('uuid')
  await expect(page.locator(cards)).toHaveCount(1)
  await filter.press('Escape')
  await expect(page.locator(cards)).toHaveCount(total)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole list is there', async ({ page }) => {
    await page.goto('/tools')
    await expect(page.locator(cards)).toHaveCount(total)
    await expect(page.getByRole('link', { name: 'Use Tool: JSON Formatter' })).toBeVisible()
  })
})
