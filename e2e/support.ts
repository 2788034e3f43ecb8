import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Site } from '../server/site.ts'

export const site: Site = JSON.parse(readFileSync('dist/site.json', 'utf8'))

/** Every route of the built site; the 404 page is reached by a path that does not exist. */
export const routes = Object.keys(site.documents).map((path) => (path === site.notFoundPath ? '/no-such-page' : path))
export const toolRoutes = routes.filter((path) => path.startsWith('/tools/'))

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with the rule and the elements where axe finds anything. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const result = await axe.run({ resultTypes: ['violations'] })
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }))
  })
  expect(violations).toEqual([])
}

/** Everything a page complains about: errors of its scripts and of its policy. Look at it at the end of a test. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404|no-such-page/.test(message.text())) problems.push(message.text())
  })
  return problems
}

/** Waits until React has taken over, so that controls answer. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

type LongTasks = (() => Promise<number[]>) & { elapsed: () => number }

/** The durations of the main thread's long tasks from now on, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<LongTasks> {
  const start = performance.now()
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration))
    }).observe({ type: 'longtask' })
  })
  const read = () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  return Object.assign(read, { elapsed: () => performance.now() - start })
}

/**
 * No task held the main thread for more than 200 ms. Where other work slows the machine every task takes longer, and so
 * does the whole: then an eighth of it is the limit, which work on the main thread would still exceed by far.
 */
export async function expectResponsive(longTasks: LongTasks): Promise<void> {
  const elapsed = longTasks.elapsed()
  expect(Math.max(0, ...(await longTasks()))).toBeLessThanOrEqual(Math.max(200, elapsed / 8))
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** The text a pane shows, whether it is a textarea or an editor by now. */
export const paneText = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('textbox', { name, exact: true })
    .evaluate((element) =>
      element instanceof HTMLTextAreaElement
        ? element.value
        : element.querySelector('.cm-placeholder')
          ? ''
          : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
    )

/** A download's name and whole content. */
export async function readDownload(page: Page, start: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true })

/** How a tool is looked at when it is filled and when it fails: both themes, wide and narrow. */
export const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const
