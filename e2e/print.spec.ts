import { expect } from '@playwright/test'
import { openPage, test } from './support.ts'

const colors = (selector: string) => {
  const { color, backgroundColor } = getComputedStyle(document.querySelector(selector)!)
  return [color, backgroundColor]
}
const blackOnWhite = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']

test('a printed article has its text and its samples, black on white in every theme @looks', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openPage(page, '/blog/base64-encoding-guide')
  expect(await page.evaluate(colors, 'body')).toEqual(blackOnWhite)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'How it works',
    'Text has to become bytes first',
    'Two alphabets',
    'Use cases',
    'Drawbacks',
    'Decoders disagree',
    'Encode in three steps',
    'Recognize it at a glance',
  ])
  const sample = page.getByRole('region', { name: 'Encoding text as UTF-8' })
  await expect(sample).toContainText("btoa('€') // throws InvalidCharacterError")
  for (const role of ['banner', 'navigation', 'contentinfo', 'complementary', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const { width } = page.viewportSize() ?? { width: 0 }
  const box = await page.getByRole('article').boundingBox()
  expect(box?.width).toBeGreaterThan(0.9 * Math.min(width, 1200))
})

test('a printed tool has its title, its full output and its status line @looks', async ({ page }) => {
  await openPage(page, '/tools/json-formatter')
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill(JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ index }))))
  await page.getByRole('button', { name: 'Format JSON' }).click()
  const output = page.getByRole('textbox', { name: 'JSON output' })
  await expect(output).toContainText('"index": 0')
  await expect(page.getByText('JSON Formatted Successfully!')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(output).toContainText('"index": 399')
  const box = await output.boundingBox()
  expect(box?.height).toBeGreaterThan(1200 * 15)
  await expect(page.getByText('Only whitespace changed')).toBeVisible()
  await expect(input).toBeHidden()
  for (const name of ['Format JSON', 'Copy', 'Download', 'Prove it'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('JSON Formatted Successfully!')).toBeHidden()
  await expect(page.getByText('Runs in your browser', { exact: true })).toBeHidden()
  await expect(page.getByText('Tree', { exact: true })).toBeHidden()
  expect(await page.evaluate(colors, 'body')).toEqual(blackOnWhite)
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeHidden()
})

test('a printed palette keeps its colors, and no row is split between pages @looks', async ({ page }) => {
  await openPage(page, '/tools/color-palette-generator')
  await page.getByRole('button', { name: 'Generate Palette' }).click()
  await page.emulateMedia({ media: 'print' })
  const color = page.getByRole('list', { name: 'Palette' }).getByRole('listitem').first()
  await expect(color).toBeVisible()
  const styles = color.evaluate((item) => {
    const swatch = getComputedStyle(item.querySelector('rect')!)
    return [swatch.getPropertyValue('print-color-adjust'), getComputedStyle(item).breakInside]
  })
  expect(await styles).toEqual(['exact', 'avoid'])
})
