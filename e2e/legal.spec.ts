import { expect } from '@playwright/test'
import { openPage, test } from './support.ts'

test('privacy and terms have a date, their links lead to each section and to the contact form, and what they say about storage is true', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])
  for (const path of ['/terms', '/privacy'])
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.getByText(/^Last updated: \w+ \d+, \d{4}$/)).toBeVisible()
      const sections = await page.locator('main h2').allTextContents()
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      await expect(contents).toHaveText(sections)
      await contents.nth(4).click()
      await expect(page.getByRole('heading', { name: sections[4]!, level: 2 })).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact#contact-form')
    })

  await test.step('nothing is stored before a theme is chosen, then only the theme, and never a cookie', async () => {
    expect(await stored()).toEqual([[], []])
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    expect(await stored()).toEqual([[['stayput:theme', 'dark']], []])
    expect(await context.cookies()).toEqual([])
  })

  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/contact#contact-form')
})
