import { expect, type Page } from '@playwright/test'
import { openPage } from './support.ts'

/** The late script of a tool, from its `lazy.tsx`. No other built file may be named `lazy-…`, or tests hold back both. */
const latePart = /\/assets\/lazy-[^/]+\.js$/

/** Opens a page whose late part fails to load until the returned function is called. */
export async function openWithoutPart(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(latePart, (route) => route.abort())
  // The page requests it once on its own. Later, that request could remove the notice while a test presses its button.
  const asked = page.waitForEvent('requestfailed', (request) => latePart.test(request.url()))
  await openPage(page, path)
  await asked
  return () => page.unroute(latePart)
}

/** The only alert on the page says that a part is missing. */
export async function expectPartMissing(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText([
    'A part of this tool could not be loaded. Check your connection and try again.',
  ])
}
