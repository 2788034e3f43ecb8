import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openPage, watchProblems } from './support.ts'

const base = '/some/path'
const { documents } = JSON.parse(readFileSync('.cache/sub-path/site.json', 'utf8')) as {
  documents: Record<string, unknown>
}

for (const path of Object.keys(documents).filter((path) => path !== '/404')) {
  test(`${path} works below a sub-path`, async ({ page }) => {
    const problems = watchProblems(page)
    const outside: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith(base)) outside.push(request.url())
    })
    await openPage(page, `${base}${path}`)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.filter((link) => !link.startsWith(`${base}/`))).toEqual([])
    expect(outside).toEqual([])
    expect(problems).toEqual([])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://stayput.example${base}${path === '/' ? '' : path}`,
    )
  })
}

test('the JSON formatter formats below a sub-path', async ({ page }) => {
  await openPage(page, `${base}/tools/json-formatter`)
  await page.getByRole('textbox', { name: 'JSON input' }).fill('[1]')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
})

test('a missing page below the sub-path answers 404 with suggestions', async ({ page }) => {
  const answer = await page.goto(`${base}/tools/json`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'JSON Formatter' }).first()).toHaveAttribute(
    'href',
    `${base}/tools/json-formatter`,
  )
})
