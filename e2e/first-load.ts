import type { Page } from '@playwright/test'
import { openPage } from './support.ts'

export type Loaded = { path: string; kind: string; bytes: number }
export type Loads = {
  /** Requested until 300 ms after the load event. */
  first: Loaded[]
  /** Requested after that, in idle time, to be ready for the first action. */
  idle: Loaded[]
}

const kinds: [RegExp, string][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'stylesheet'],
  [/\.woff2$/, 'font'],
]
const kindOf = (path: string) => kinds.find(([ending]) => ending.test(path))?.[1] ?? 'other'

/**
 * What a page loads before the visitor does anything, with the size of each body as served, as the browser reports it:
 * `{ first: [{ path: "/assets/floor-q3z5VTvw.js", kind: "script", bytes: 70157 }, …], idle: […] }`
 */
export async function readLoads(page: Page, url: string): Promise<Loads> {
  await openPage(page, url)
  // The parts of the shell are the last files that every page loads by itself.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /live-shell-/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  // No named functions here: for the bench, tsx wraps them in a helper that does not exist in the page.
  const { end, entries } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entries = [navigation!, ...resources].map(({ name, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      startTime,
      bytes: encodedBodySize,
    }))
    return { end: navigation!.loadEventEnd + 300, entries }
  })
  const loaded = entries.map(({ startTime, path, bytes }, at) => ({
    isIdle: startTime > end,
    file: { path, kind: at === 0 ? 'document' : kindOf(path), bytes },
  }))
  const pick = (isIdle: boolean) => loaded.filter((each) => each.isIdle === isIdle).map(({ file }) => file)
  // Added by hand: a headless browser does not load the icon, and others do not always report it.
  const link = page.locator('link[rel=icon][type="image/svg+xml"]')
  const icon = await link.evaluate(({ href }: HTMLLinkElement) => href)
  const path = new URL(icon).pathname
  const answer = await page.request.get(icon)
  const bytes = Number(answer.headers()['content-length'])
  const first = pick(false).filter((file) => file.path !== path)
  return { first: [...first, { path, kind: 'other', bytes }], idle: pick(true) }
}

/** The total bytes of one kind, or of everything: `sumBytes(loaded, "script")` → `88975` */
export const sumBytes = (loaded: Loaded[], kind?: string): number =>
  loaded.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
