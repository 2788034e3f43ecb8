import { expect } from '@playwright/test'
import { openPage, test } from './support.ts'

const texts = {
  '/privacy': [
    'Introduction',
    'Data collection',
    'Cookies and browser storage',
    'Third-party services',
    'Security',
    'Your rights',
    'Changes',
    'Contact',
  ],
  '/terms': [
    'Acceptance',
    'Permitted and prohibited uses',
    'Intellectual property',
    'Prohibited uses',
    'Disclaimer and limitation of liability',
    'Termination',
    'Changes',
    'Governing law',
    'Contact',
    'Copyright',
  ],
}

for (const [path, sections] of Object.entries(texts)) {
  test(`${path} is dated, has its sections in order and leads to each of them and to the form`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByText('Last updated: December 15, 2024')).toBeVisible()
    await expect(page.locator('main h2')).toHaveText(sections)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveText(sections)
    await contents.nth(4).click()
    await expect(page.getByRole('heading', { name: sections[4] ?? '', level: 2 })).toBeInViewport()
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/contact#contact-form')
  })
}

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
