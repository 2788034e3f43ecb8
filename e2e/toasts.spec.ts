import { expect, type Page } from '@playwright/test'
import { field, tab } from './controls.ts'
import { choose, press } from './states/support.ts'
import { openPage, test, waitForFrames } from './support.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 657 },
  { width: 1920, height: 1080 },
]

/** An action in each tool that shows a toast. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  '/tools/json-formatter': async (page) => {
    await field(page, 'JSON input').fill('[1]')
    await press(page, 'Format JSON')
  },
  '/tools/base64-encode-decode': async (page) => {
    await field(page, 'Input').fill('stay')
    await press(page, 'Encode to Base64')
    await press(page, 'Copy')
  },
  '/tools/uuid-generator': (page) => press(page, 'Generate'),
  '/tools/text-case-converter': async (page) => {
    await field(page, 'Your text').fill('stay put')
    const tab = page.getByRole('tab', { name: 'Twelve cases' })
    if (await tab.isVisible()) await tab.click()
    await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).first().click()
  },
  '/tools/hash-generator': async (page) => {
    await field(page, 'Text to hash').fill('stay put')
    await press(page, 'Generate')
  },
  '/tools/color-palette-generator': (page) => press(page, 'Generate Palette'),
  '/tools/timestamp-converter': (page) => press(page, 'Use Current Time'),
  '/tools/unit-converter': async (page) => {
    await page.getByRole('button', { name: '1 meter to feet' }).filter({ visible: true }).first().click()
    await page.getByRole('button', { name: 'Copy' }).filter({ visible: true }).first().click()
  },
  '/tools/regex-tester': async (page) => {
    await field(page, 'Pattern').fill('a+')
    await press(page, 'Copy pattern')
  },
  '/tools/html-encoder-decoder': async (page) => {
    await field(page, 'Input').fill('<b>')
    await choose(page, 'Copy Input')
  },
  '/tools/url-encoder-decoder': async (page) => {
    await field(page, 'URL or text').fill('https://example.com/?q=ü')
    await press(page, 'Encode URL')
  },
  '/tools/aesthetic-username-generator': (page) =>
    page.getByRole('list', { name: 'Generated usernames' }).getByRole('button').nth(3).click(),
}

/** The controls that a toast covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = innerWidth < 640 ? '.action-bar' : '.foot'
    const taken = `a, button, label, input, select, summary, [role=separator], .pane-alert, ${foot}`
    const names = new Set<string>()
    for (const card of document.querySelectorAll('.toast')) {
      const { left, top, right, bottom } = card.getBoundingClientRect()
      for (let x = left + 1; x < right; x += 4)
        for (let y = top + 1; y < bottom; y += 4) {
          const behind = document.elementsFromPoint(x, y).find((element) => !element.closest('.toaster'))
          const control = behind?.closest(taken)
          if (control) names.add(control.ariaLabel ?? control.textContent)
        }
    }
    return [...names]
  })

for (const [path, act] of Object.entries(acts))
  test(`${path}: a toast covers no control and nothing at the bottom of the tool @looks`, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await openPage(page, path)
      await act(page)
      await expect(page.locator('.toast').first()).toBeVisible()
      await waitForFrames(page)
      expect(await covered(page), `${size.width} px`).toEqual([])
    }
  })

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('while the keyboard hides the status line, a toast does not cover the error, buttons stay under the finger, and the toast can be dismissed', async ({
    page,
  }) => {
    await openPage(page, '/tools/url-encoder-decoder')
    await field(page, 'URL or text').fill('100%')
    await page.getByRole('button', { name: 'Decode URL' }).tap()
    // An error moves the focus back to the field.
    await expect(field(page, 'URL or text')).toBeFocused()
    await expect(page.locator('.status-bar')).toBeHidden()
    await expect(page.locator('.toast').last()).toBeVisible()
    await expect.poll(() => covered(page)).toEqual([])
    const edge = async (selector: string) => (await page.locator(selector).last().boundingBox())!
    const message = await edge('.toast')
    expect(message.y + message.height).toBeLessThanOrEqual((await edge('.pane-alert')).y)
    // The button stays under the finger, even though the tap takes the focus from the field.
    await page.getByRole('button', { name: 'Decode what is valid' }).tap()
    await expect(tab(page, 'Decoded URL')).toHaveAttribute('aria-selected', 'true')
    // The status line is back, and the toast covers it.
    await expect(page.locator('.toast').last()).toContainText('Successfully')
    await expect
      .poll(async () => Math.abs(Math.round((await edge('.toast')).y - (await edge('.status-bar')).y)))
      .toBe(0)
    await page.getByRole('textbox', { name: 'Decoded URL' }).focus()
    await page.getByRole('button', { name: 'Dismiss' }).last().tap()
    await expect(page.getByText('URL Decoded Successfully')).toHaveCount(0)
  })
})
