import { expect, type Page } from '@playwright/test'
import { holdScript, paneText, test, toast, watchProblems } from './support.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Opens a page whose scripts have not come yet; the returned function lets them come, and waits until the page answers. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
    release()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  }
}

/** What is done on each page at its first paint, and what only that brings. */
const acts: Record<string, { act: (page: Page) => Promise<void>; see: (page: Page) => Promise<void> }> = {
  '/tools/json-formatter': {
    act: async (page) => {
      await field(page, 'JSON input').fill('{"a":1}')
      await button(page, /^Format JSON/).click()
    },
    see: (page) => expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "a": 1\n}'),
  },
  '/tools/base64-encode-decode': {
    act: async (page) => {
      await field(page, 'Input').fill('hi')
      await field(page, 'Input').press('Control+Enter')
    },
    see: (page) => expect(field(page, 'Output')).toHaveValue('aGk='),
  },
  '/tools/uuid-generator': {
    act: async (page) => {
      await page.getByLabel('Quantity').fill('3')
      await page.getByLabel('Quantity').press('Enter')
    },
    see: (page) => expect(page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')).toHaveCount(3),
  },
  '/tools/text-case-converter': {
    act: (page) => field(page, 'Your text').fill('two words'),
    see: (page) => expect(page.getByText('twoWords').first()).toBeVisible(),
  },
  '/tools/hash-generator': {
    act: async (page) => {
      await field(page, 'Text to hash').fill('abc')
      await button(page, /^Generate/).click()
    },
    see: (page) => expect(toast(page, 'SHA256 hash generated successfully.')).toBeVisible(),
  },
  '/tools/color-palette-generator': {
    act: (page) => button(page, /^Random Color/).click(),
    see: (page) => expect(field(page, 'Hex color')).not.toHaveValue('#3B82F6'),
  },
  '/tools/timestamp-converter': {
    act: (page) => button(page, /^Use Current Time/).click(),
    see: (page) => expect(field(page, 'Timestamp')).toHaveValue(/^\d{10,}$/),
  },
  '/tools/unit-converter': {
    act: (page) => page.locator('.chip').filter({ visible: true }).first().click(),
    see: (page) => expect(page.getByText('exact by definition')).toBeVisible(),
  },
  '/tools/regex-tester': {
    act: async (page) => {
      await field(page, 'Pattern').fill('a+')
      await field(page, 'Test string').fill('caat')
    },
    see: (page) => expect(page.getByText('1 match', { exact: true })).toBeVisible(),
  },
  '/tools/html-encoder-decoder': {
    act: (page) => page.locator('.chip').filter({ visible: true }).first().click(),
    see: (page) => expect(field(page, 'Output')).toHaveValue(/&lt;/),
  },
  '/tools/url-encoder-decoder': {
    act: async (page) => {
      await field(page, 'URL or text').fill('a b')
      await button(page, /^Encode URL/).click()
    },
    see: (page) => expect(field(page, 'Encoded URL')).toHaveValue('a%20b'),
  },
}

test('what is pressed at the first paint of a tool is done once it answers, and done once', async ({ page }) => {
  const problems = watchProblems(page)
  for (const [path, { act, see }] of Object.entries(acts)) {
    await test.step(path, async () => {
      const answer = await openEarly(page, path)
      await act(page)
      await answer()
      await see(page)
    })
  }
  expect(problems).toEqual([])
})

test('acts before the first answer are played in their order', async ({ page }) => {
  const answer = await openEarly(page, '/tools/uuid-generator')
  await page.getByLabel('Version').selectOption('v7')
  await page.getByLabel('Quantity').fill('3')
  await button(page, /^Generate/).click()
  await page.getByLabel('Quantity').fill('5')
  await page.getByLabel('Version').selectOption('v4')
  await answer()
  const v7 = /^[\da-f]{8}-[\da-f]{4}-7/
  await expect(page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')).toHaveText([v7, v7, v7])
  await expect(page.getByLabel('Quantity')).toHaveValue('5')
  await expect(page.getByLabel('Version')).toHaveValue('v4')
})

test('a file chosen, dropped or pasted before the first answer is opened, and a button pressed after it works on it', async ({
  page,
}) => {
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"b":2}') }
  await test.step('chosen', async () => {
    const answer = await openEarly(page, '/tools/json-formatter')
    await page.locator('input[type=file]').first().setInputFiles(file)
    await button(page, /^Format JSON/).click()
    await answer()
    await expect.poll(() => paneText(page, 'JSON output')).toBe('{\n  "b": 2\n}')
  })
  for (const type of ['drop', 'paste'])
    await test.step(type, async () => {
      const answer = await openEarly(page, '/tools/json-formatter')
      const isTaken = await page.evaluate((type) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['{"b":2}'], 'a.json'))
        const init = { bubbles: true, cancelable: true }
        const event =
          type === 'drop'
            ? new DragEvent(type, { ...init, dataTransfer: transfer })
            : new ClipboardEvent(type, { ...init, clipboardData: transfer })
        return !document.body.dispatchEvent(event)
      }, type)
      expect(isTaken).toBe(true)
      await answer()
      await expect.poll(() => paneText(page, 'JSON input')).toBe('{"b":2}')
    })
})

for (const key of ['Control+k', '/'])
  test(`${key} and what is typed after it before the first answer find a tool`, async ({ page }) => {
    const answer = await openEarly(page, '/tools/unit-converter')
    await page.keyboard.press(key)
    await page.keyboard.type('regex')
    await answer()
    const palette = page.getByRole('dialog').getByRole('combobox')
    await expect(palette).toHaveValue('regex')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/regex-tester/)
  })

test('the shell keeps what is pressed too: a favorite, a theme, and the palette with what is typed next', async ({
  page,
}) => {
  const answer = await openEarly(page, '/tools/unit-converter')
  await page.locator('[data-favorite]').first().click()
  await page.locator('[data-command=palette]').filter({ visible: true }).first().click()
  await page.keyboard.type('json')
  await answer()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('json')
  await expect(page.locator('[data-favorite]').first()).toHaveAttribute('aria-pressed', 'true')
})

test('what needs the visitor’s own press is disabled until the page answers', async ({ page }) => {
  const answer = await openEarly(page, '/tools/color-palette-generator')
  const copies = page
    .locator('main')
    .getByRole('button', { name: /^(Copy|Download)/ })
    .filter({ visible: true })
  expect(await copies.count()).toBeGreaterThan(0)
  for (const copy of await copies.all()) await expect(copy).toBeDisabled()
  await answer()
  for (const copy of await copies.all()) await expect(copy).toBeEnabled()
})
