import type { Page } from '@playwright/test'

/** Brings a page from its first view into a state worth checking. */
export type State = (page: Page) => Promise<void>

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Presses a button; a phone may have it in the menu “More actions”. */
export async function choose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (await button.isVisible()) return button.click()
  await press(page, 'More actions')
  await page.getByRole('menuitem', { name, exact: true }).click()
}
export const options: State = async (page) => {
  await choose(page, 'Options')
  // Its content may load only now.
  await page.locator('.tray:empty:not([hidden])').waitFor({ state: 'detached' })
}
/** Opens the tab of a pane, if there are tabs, as on a phone. */
export async function show(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true })
  if (await tab.isVisible()) await tab.click()
}
/** From now on, a request for this worker never ends. */
export const holdWorker = (page: Page, name: RegExp) => page.route(name, () => new Promise(() => {}))
export const open = (page: Page, ...files: { name: string; content: string | Buffer }[]) =>
  page
    .getByLabel('Open file')
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })))
export const shows = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
/** Waits for a result in a field, even in another tab on a phone. */
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
