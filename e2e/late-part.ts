import { expect, type Page } from '@playwright/test'
import { openPage } from './support.ts'

/** What a page gets ready after its first paint. */
const latePart = /\/assets\/lazy-[^/]+\.js$/

/** Opens a page whose late part does not come until the returned function is called. */
export async function openWithoutPart(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(latePart, (route) => route.abort())
  // The page asks for it once by itself: were that still to come, it could take the notice away under a press on its button.
  const asked = page.waitForEvent('requestfailed', (request) => latePart.test(request.url()))
  await openPage(page, path)
  await asked
  return () => page.unroute(latePart)
}

/** One alert says that a part is missing, and nothing else is wrong; its button fetches it again. */
export async function expectPartMissing(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText([
    'A part of this tool could not be loaded. Check your connection and try again.',
  ])
}
