import type { Page } from '@playwright/test'
import { openPage } from './support.ts'

export type Loaded = { path: string; kind: string; bytes: number }
export type Loads = {
  /** What a page asks for until 300 ms after its load event. */
  first: Loaded[]
  /** What it gets ready after that, in idle time, for the first act. */
  idle: Loaded[]
}

const kinds: [RegExp, string][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'stylesheet'],
  [/\.woff2$/, 'font'],
]
const kindOf = (path: string) => kinds.find(([ending]) => ending.test(path))?.[1] ?? 'other'

/**
 * What a page loads before its visitor does anything, each with the bytes of its body as served, by the browser's own account:
 * `{ first: [{ path: "/assets/floor-q3z5VTvw.js", kind: "script", bytes: 70157 }, …], idle: […] }`
 */
export async function readLoads(page: Page, url: string): Promise<Loads> {
  await openPage(page, url)
  // The parts of the shell are the last that every page asks for by itself.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /live-shell-/.test(name)),
  )
  await page.waitForLoadState('networkidle')
  // No function in it has a name: where the bench runs this, its names are kept by a helper that a page does not know.
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
  // A browser asks for its icon without an account, or with one where it has a window, and one without a window not at all.
  const link = page.locator('link[rel=icon][type="image/svg+xml"]')
  const icon = await link.evaluate(({ href }: HTMLLinkElement) => href)
  const path = new URL(icon).pathname
  const answer = await page.request.get(icon)
  const bytes = Number(answer.headers()['content-length'])
  const first = pick(false).filter((file) => file.path !== path)
  return { first: [...first, { path, kind: 'other', bytes }], idle: pick(true) }
}

/** The bytes of a kind, or of everything: `sumBytes(loaded, "script")` → `88975` */
export const sumBytes = (loaded: Loaded[], kind?: string): number =>
  loaded.filter((file) => !kind || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
