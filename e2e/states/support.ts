import type { Page } from '@playwright/test'

/** Brings a page from its first sight into a state worth looking at. */
export type State = (page: Page) => Promise<void>

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** A control that a phone has in its menu. */
export async function choose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) return button.click()
  await press(page, 'More actions')
  await page.getByRole('menuitem', { name, exact: true }).click()
}
export const options: State = async (page) => {
  await choose(page, 'Options')
  // What stands in it may be loaded then.
  await page.locator('.tray:empty:not([hidden])').waitFor({ state: 'detached' })
}
/** On a phone, the tab of a pane. */
export async function show(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  if (await tab.isVisible()) await tab.click()
}
/** From now on a worker is asked for and never comes. */
export const holdWorker = (page: Page, name: RegExp) => page.route(name, () => new Promise(() => {}))
export const open = (page: Page, ...files: { name: string; content: string | Buffer }[]) =>
  page
    .getByLabel('Open file')
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })))
export const shows = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
/** A result in a field, also one that a phone has in another tab. */
export const shownInField = (page: Page, text: string) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes(text)),
    text,
  )
export const fails = (page: Page) => page.getByRole('alert').first().waitFor()
export const works = (page: Page) => page.getByRole('progressbar').first().waitFor()

/** Wider than any field. */
export const wide = 'wide'.repeat(200)
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
