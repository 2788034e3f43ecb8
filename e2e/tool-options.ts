import { expect, type Page } from '@playwright/test'

const bench = (page: Page) => page.getByRole('main').locator('.bench')
async function openTray(page: Page) {
  const closed = bench(page).getByRole('button', { name: /options$/i, expanded: false })
  if ((await closed.count()) > 0) await closed.last().click()
}
export const select = (page: Page, name: string) => bench(page).getByRole('combobox', { name, exact: true })
export const radio = (page: Page, name: string) => bench(page).getByRole('radio', { name, exact: true })
const checkbox = (page: Page, name: string) => bench(page).getByRole('checkbox', { name, exact: true })

type Kept = Record<string, unknown>
type Choice = { kept: Kept; choose: (page: Page) => Promise<unknown>; holds: (page: Page) => Promise<void> }

const bySelect = (name: string, value: string, kept: Kept, open?: (page: Page) => Promise<void>): Choice => ({
  kept,
  async choose(page) {
    await open?.(page)
    await select(page, name).selectOption(value)
  },
  async holds(page) {
    await open?.(page)
    await expect(select(page, name)).toHaveValue(value)
  },
})

const byBox = (name: string, kept: Kept, open?: (page: Page) => Promise<void>): Choice => ({
  kept,
  async choose(page) {
    await open?.(page)
    await checkbox(page, name).check()
  },
  async holds(page) {
    await open?.(page)
    await expect(checkbox(page, name)).toBeChecked()
  },
})

const byRadio = (name: string, kept: Kept, open?: (page: Page) => Promise<void>): Choice => ({
  kept,
  async choose(page) {
    await open?.(page)
    await radio(page, name).check()
  },
  async holds(page) {
    await open?.(page)
    await expect(radio(page, name)).toBeChecked()
  },
})

/** One option of each tool, and how it is stored. */
export const choices: Record<string, Choice> = {
  'json-formatter': byRadio('Tab', { indent: 'tab' }),
  'base64-encode-decode': byRadio('Decode', { mode: 'decode' }),
  'text-case-converter': bySelect('Language', 'tr', { language: 'tr' }, openTray),
  'regex-tester': byBox('ignoreCase (i)', { flags: ['g', 'i'] }),
  'html-encoder-decoder': byRadio('Decode', { mode: 'decode' }),
  'url-encoder-decoder': bySelect('Mode', 'form', { mode: 'form', plusMeansSpace: true }),
  'aesthetic-username-generator': byBox('Include Numbers', { includeNumbers: true }),
  'uuid-generator': bySelect('Version', 'v7', { version: 'v7' }),
  'hash-generator': bySelect('Algorithm', 'sha1', { algorithm: 'sha1' }),
  'color-palette-generator': bySelect('Harmony', 'triadic', { harmony: 'triadic' }),
  'timestamp-converter': bySelect('Timezone', 'Asia/Tokyo', { zone: 'Asia/Tokyo' }),
  'unit-converter': bySelect('Category', 'weight', { category: 'weight', from: 'kilograms', to: 'grams' }),
}
