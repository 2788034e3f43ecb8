import { expect, type Page } from '@playwright/test'
import { holdScript, test, toast, toolRoutes, watchProblems } from './support.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fields = (page: Page) =>
  page.locator('main').locator('select, input:not([type=file], [type=color], [readonly])').filter({ visible: true })

/** What each field in sight holds by its label. */
const readFields = (page: Page): Promise<Record<string, string | boolean>> =>
  fields(page).evaluateAll((all) =>
    Object.fromEntries(
      (all as HTMLInputElement[]).map(({ labels, type, checked, value }) => [
        labels?.[0]?.textContent,
        type === 'checkbox' || type === 'radio' ? checked : value,
      ]),
    ),
  )

// Another category has other units, and a date is the timestamp in other words: one of two can be entered.
const follows = ['Category', 'Human-readable date']
const entries: Record<string, string> = { Version: 'v7', Format: 'uppercase', 'Hex color': '#ff0000' }

/** Changes every field to the second choice, the last of a few, the other state, or 7, and tells what they hold then. */
async function changeFields(page: Page) {
  const changed: string[] = []
  for (const field of await fields(page).all()) {
    const { label, type } = await field.evaluate((element: HTMLInputElement) => ({
      label: element.labels?.[0]?.textContent ?? '',
      type: element.type,
    }))
    if (follows.includes(label)) continue
    changed.push(label)
    if (type === 'select-one') {
      const values = await field
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
      await field.selectOption(values.includes(entries[label] ?? '') ? (entries[label] ?? '') : { index: 1 })
    } else if (type === 'checkbox' || type === 'radio') await field.press('Space')
    else await field.fill(entries[label] ?? '7')
  }
  const all = await readFields(page)
  return Object.fromEntries(changed.map((label) => [label, all[label]]))
}

const uses: Record<string, (page: Page) => Promise<void>> = {
  '/tools/uuid-generator': async (page) => {
    await button(page, 'Generate').click()
    const shape = /^[0-9A-F]{8}-[0-9A-F]{4}-7[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/
    await expect(page.getByRole('list', { name: 'Generated UUIDs' }).getByRole('listitem')).toHaveText(
      Array.from({ length: 7 }, () => shape),
    )
  },
  '/tools/regex-tester': async (page) => {
    await page.getByRole('textbox', { name: 'Test string' }).fill('77')
    await expect(page.getByText('1 match', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'global (g)' })).not.toBeChecked()
    for (const name of ['ignoreCase (i)', 'multiline (m)', 'dotAll (s)'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
  },
  '/tools/color-palette-generator': async (page) => {
    await page.getByRole('button', { name: /^Generate Palette/ }).click()
    await expect(toast(page, 'Created a beautiful triadic color palette.')).toBeVisible()
    await expect(page.getByText('#FF0000').first()).toBeVisible()
  },
  '/tools/hash-generator': async (page) => {
    await page.getByRole('textbox', { name: 'Text to hash' }).fill('abc')
    await page.getByRole('button', { name: /^Generate/ }).click()
    await expect(page.getByText('a9993e364706816aba3e25717850c26c9cd0d89d')).toBeVisible()
    await expect(page.getByText('1 digest', { exact: true })).toBeVisible()
  },
  '/tools/base64-encode-decode': (page) =>
    expect(page.getByRole('button', { name: /^Decode from Base64/ })).toBeVisible(),
  '/tools/html-encoder-decoder': (page) => expect(page.getByPlaceholder('Text with entities to decode')).toBeVisible(),
  '/tools/url-encoder-decoder': (page) => expect(page.getByText('For a complete URL.')).toBeVisible(),
  '/tools/aesthetic-username-generator': async (page) => {
    const names = page.getByRole('list', { name: 'Generated usernames' }).getByRole('button')
    await expect(names.first()).toBeVisible()
    await expect(names.filter({ hasNotText: '7' })).toHaveCount(0)
  },
}

test('what is entered on the page of a tool before the scripts have come is there and used once they are', async ({
  page,
}) => {
  const problems = watchProblems(page)
  for (const path of toolRoutes) {
    await test.step(path, async () => {
      const release = await holdScript(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const entered = await changeFields(page)
      release()
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
      await expect.poll(() => readFields(page)).toMatchObject(entered)
      await uses[path]?.(page)
    })
  }
  expect(problems).toEqual([])
})
