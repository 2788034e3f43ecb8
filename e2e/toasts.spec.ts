import { expect, type Page } from '@playwright/test'
import { field, tab } from './controls.ts'
import { choose, press } from './states/support.ts'
import { holdScript, openPage, openTextFile, paneText, test, waitForFrames } from './support.ts'

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
  '/tools/timestamp-converter': async (page) => {
    await expect(field(page, 'Timestamp')).not.toHaveValue('')
    await page
      .getByRole('button', { name: /^Copy (timestamp|date)$/ })
      .filter({ visible: true })
      .first()
      .click()
  },
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
    // The status line is back, and a toast covers it.
    await page.getByRole('button', { name: 'Copy decoded URL' }).tap()
    await expect(page.locator('.toast').last()).toContainText('Copied to Clipboard')
    await expect
      .poll(async () => Math.abs(Math.round((await edge('.toast')).y - (await edge('.status-bar')).y)))
      .toBe(0)
    await page.getByRole('textbox', { name: 'Decoded URL' }).focus()
    await page.getByRole('button', { name: 'Dismiss' }).last().tap()
    await expect(page.getByText('Copied to Clipboard')).toHaveCount(0)
  })
})

test.describe('by touch, with a phone’s pointer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap opens no tooltip; a finger sees one while it holds the control, and the Tab key shows one again', async ({
    page,
  }) => {
    const tip = page.getByRole('tooltip')
    await page.clock.install()
    await openPage(page, '/tools/regex-tester')
    const chip = page.getByRole('button', { name: 'Email Address' })
    for (const name of ['Date YYYY-MM-DD', 'Phone Number', 'Email Address']) {
      await page.getByRole('button', { name }).tap()
      await expect(page.getByRole('button', { name })).toBeFocused()
      await page.clock.runFor(2000)
      await expect(tip).toBeHidden()
    }
    await field(page, 'Pattern').tap()
    await page.getByRole('button', { name: 'Clear All' }).filter({ visible: true }).tap()
    await page.clock.runFor(2000)
    await expect(tip).toBeHidden()

    await chip.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await page.clock.runFor(800)
    await expect(tip).toHaveText('A local part, an @ and a domain with at least one dot')
    await chip.dispatchEvent('pointerup', { pointerType: 'touch' })
    await expect(tip).toBeHidden()

    await chip.focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(800)
    await expect(tip).toBeVisible()
  })

  test('while the keyboard hides the status line, a toast covers neither the parts of a URL nor their names', async ({
    page,
  }) => {
    await openPage(page, '/tools/url-encoder-decoder')
    await field(page, 'URL or text').fill('https://e.com/%zz?a=1')
    await page.getByRole('button', { name: 'Decode URL' }).tap()
    await expect(page.locator('.status-bar')).toBeHidden()
    await expect(page.locator('.toast')).toBeVisible()
    const parts = page.locator('.cells').filter({ visible: true })
    const gap = async () => {
      const [toast, cells] = [await page.locator('.toast').boundingBox(), await parts.boundingBox()]
      return cells!.y - toast!.y - toast!.height
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  })
})

test('a toast is 44 px high, 12 px above the status bar, and stays off the rows of a result', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  const card = page.locator('.toast').last()
  const box = async (selector: string) => (await page.locator(selector).last().boundingBox())!
  await openPage(page, '/tools/uuid-generator')
  await press(page, 'Generate')
  await expect(card).toBeVisible()
  const [made, foot, words] = [await box('.toast'), await box('.foot'), await box('.toast > div')]
  expect([made.height, words.height, foot.y - made.y - made.height]).toEqual([44, 25, 12])
  expect(made.width).toBeLessThanOrEqual(360)

  await openPage(page, '/tools/regex-tester')
  await field(page, 'Pattern').fill('a')
  await field(page, 'Test string').fill('a'.repeat(40))
  await press(page, 'Copy Matches')
  await expect(card).toBeVisible()
  await waitForFrames(page)
  const rows = await page.getByRole('table', { name: 'Match details' }).getByRole('row').count()
  expect(rows).toBeGreaterThan(5)
  const crossed = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.toast')!.getBoundingClientRect()
    const isOnRow = (x: number, y: number) =>
      document.elementsFromPoint(x, y).some((each) => each.closest('.match-table tr'))
    const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]))
    return places.filter(([x, y]) => isOnRow(x!, y!)).length
  })
  expect(crossed).toBe(0)

  // Between the digest and the status bar there is no room.
  await page.setViewportSize({ width: 820, height: 1180 })
  await openPage(page, '/tools/hash-generator')
  await field(page, 'Text to hash').fill('stay put')
  await press(page, 'Generate')
  await expect(card).toBeVisible()
  await expect
    .poll(async () => {
      const [toast, row] = [await box('.toast'), await box('.hash-row')]
      return toast.y + toast.height <= row.y || toast.y >= row.y + row.height
    })
    .toBe(true)
})

test('a file opened into an empty field replaces nothing, so nothing offers to undo it', async ({ page }) => {
  const fields = {
    '/tools/json-formatter': 'JSON input',
    '/tools/html-encoder-decoder': 'Input',
    '/tools/url-encoder-decoder': 'URL or text',
    '/tools/text-case-converter': 'Your text',
    '/tools/regex-tester': 'Test string',
    '/tools/uuid-generator': 'UUIDs to inspect',
  }
  for (const [path, name] of Object.entries(fields)) {
    await openPage(page, path)
    await openTextFile(page, 'first')
    await expect.poll(() => paneText(page, name), path).toBe('first')
    await waitForFrames(page)
    await expect(page.locator('.toast')).toHaveCount(0)
    await openTextFile(page, 'second')
    await expect(page.locator('.toast')).toContainText('Text replaced')
  }
})

test('a tooltip repeats nothing its button shows, and leaves the description in sight', async ({ page }) => {
  const tip = page.getByRole('tooltip')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.clock.install()
  await openPage(page, '/tools/json-formatter')
  await button('Clear').hover()
  await expect(tip).toHaveText('Alt X')
  const [words, shown] = [(await page.locator('.title-row p').boundingBox())!, (await tip.boundingBox())!]
  expect(shown.y).toBeGreaterThan(words.y + words.height)
  await button('Format JSON').hover()
  await expect(tip).toBeHidden()
  await page.clock.runFor(2000)
  await expect(tip).toBeHidden()
})

test('the menu of “Send to…” appears in full once its items are there', async ({ page }) => {
  const release = await holdScript(page, /other-tools/)
  await openPage(page, '/tools/json-formatter')
  await field(page, 'JSON input').fill('[1]')
  await press(page, 'Format JSON')
  await press(page, 'Send to…')
  const menu = page.locator('[role=menu][aria-label="Send to…"]:popover-open')
  await expect(menu).toHaveCount(1)
  await expect(menu).toBeHidden()
  release()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  expect((await menu.boundingBox())!.width).toBeGreaterThan(200)

  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Send to…' })
  await expect(opener).toBeFocused()
  // Escape arrives in the same frame as the items, before React has run their effects.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=menu]:popover-open:has([role=menuitem])')) return
      observer.disconnect()
      console.log('items')
      const { scheduling } = navigator as Navigator & { scheduling: { isInputPending: () => boolean } }
      const end = performance.now() + 5000
      while (!scheduling.isInputPending() && performance.now() < end);
      document.body.dataset.isPending = String(scheduling.isInputPending())
    }).observe(document.body, { childList: true, subtree: true }),
  )
  const items = page.waitForEvent('console', (message) => message.text() === 'items')
  await page.keyboard.press('Enter')
  await items
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).toHaveAttribute('data-is-pending', 'true')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
