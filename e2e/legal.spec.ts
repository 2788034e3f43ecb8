import { expect } from '@playwright/test'
import { openPage, test } from './support.ts'

for (const path of ['/privacy', '/terms'])
  test(`${path} is dated, and its contents lead to each section and to the form`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByText(/^Last updated: \w+ \d+, \d{4}$/)).toBeVisible()
    const sections = await page.locator('main h2').allTextContents()
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveText(sections)
    await contents.nth(4).click()
    await expect(page.getByRole('heading', { name: sections[4]!, level: 2 })).toBeInViewport()
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/contact#contact-form')
  })

test('what the privacy policy says of storage is so: nothing before a theme is chosen, the theme after, and no cookie', async ({
  page,
  context,
}) => {
  await openPage(page, '/privacy')
  const stored = () => page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(await stored()).toEqual([[], []])
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await stored()).toEqual([[['stayput:theme', 'dark']], []])
  expect(await context.cookies()).toEqual([])
})
