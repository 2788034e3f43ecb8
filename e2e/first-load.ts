import type { Page, Request } from '@playwright/test'
import { openPage } from './support.ts'

export type Loaded = { path: string; kind: string; bytes: number }

/** Until a whole second passes in which the page asks for nothing. */
async function waitForQuiet(page: Page): Promise<void> {
  const isAsking = () =>
    page.waitForEvent('request', { timeout: 1000 }).then(
      () => true,
      () => false,
    )
  while (await isAsking());
}

async function measure(request: Request): Promise<Loaded> {
  const headers = await (await request.response())?.allHeaders()
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: Number(headers?.['content-length']),
  }
}

/**
 * All that a page loads before its visitor does anything, parts that it loads when idle included, each with the bytes of
 * its body as served: `[{ path: "/assets/react-q3z5VTvw.js", kind: "script", bytes: 58157 }, …]`
 */
export async function readFirstLoad(page: Page, url: string): Promise<Loaded[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await openPage(page, url)
  await waitForQuiet(page)
  const loaded = await Promise.all(requests.map(measure))
  // A browser without a window has no tab to put it in and does not ask for it.
  const link = page.locator('link[rel=icon][type="image/svg+xml"]')
  const icon = await link.evaluate(({ href }: HTMLLinkElement) => href)
  const { pathname } = new URL(icon)
  if (loaded.some(({ path }) => path === pathname)) return loaded
  const answer = await page.request.get(icon)
  return [...loaded, { path: pathname, kind: 'other', bytes: Number(answer.headers()['content-length']) }]
}

/** The bytes of a kind, or of everything: `sumBytes(loaded, "script")` → `88975` */
export const sumBytes = (loaded: Loaded[], kind?: string): number =>
  loaded.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
