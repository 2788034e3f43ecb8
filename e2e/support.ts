import { readFileSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '../server/site.ts'
import { findViolations, type Part } from './axe.ts'
import { letMessagesStay, lifetimes } from './keep-toasts.ts'

export const site: Site = JSON.parse(readFileSync('dist/site.json', 'utf8'))

/** Every route of the built site. The 404 page is opened by a path that does not exist. */
export const routes = Object.keys(site.documents).map((path) => (path === site.notFoundPath ? '/no-such-page' : path))
export const toolRoutes = routes.filter((path) => path.startsWith('/tools/'))

/** In every test toasts stay. With a fake clock they disappear as usual. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(letMessagesStay, lifetimes)
    await use(context)
  },
})

/** Fails with the rules and elements that axe finds. `part` limits the check if only the colors or only the tool changed. */
export async function expectAccessible(page: Page, part: Part = 'all'): Promise<void> {
  await waitForFrames(page)
  expect(await findViolations(page, part)).toEqual([])
}

/** Waits for two frames: then an earlier change is on the screen. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Collects the errors of a page, from its scripts and its policy. Check the list at the end of a test. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404|^404: there is no page/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}

/** Collects the requests that match from now on, by the first group: `/assets\/(named|inspected)/` → `["named"]` */
export function collectRequests(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const found = pattern.exec(request.url())
    if (found) asked.push(found[1] ?? found[0])
  })
  return asked
}

// Uses a selector: `waitForFunction` would make Playwright load its whole script into each page a second time.
/** Waits until React has hydrated the page, so that its controls work. */
export const untilHydrated = (page: Page) => page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
/** Waits until the offline copy is in place. */
export const untilOffline = (page: Page) => page.locator('html[data-offline="true"]').waitFor({ state: 'attached' })

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** From the next load on, adds up the layout shift. The returned function reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

type Watch = () => Promise<{ turns: number; longest: number; elapsed: number }>

/** From now on, counts how often the main thread is free and measures its longest task. */
export async function watchMainThread(page: Page): Promise<Watch> {
  await page.evaluate(() => {
    const start = performance.now()
    const watch = { turns: 0, longest: 0 }
    setInterval(() => watch.turns++, 10)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration)
    }).observe({ type: 'longtask' })
    Object.assign(window, { readWatch: () => ({ ...watch, elapsed: performance.now() - start }) })
  })
  return () => page.evaluate(() => (window as unknown as { readWatch: () => Awaited<ReturnType<Watch>> }).readWatch())
}

/**
 * The main thread was free often enough. The longest task depends on the machine as much as on the page, so it is only
 * reported, here and in `npm run bench tools`. To prove that a worker does the work, a test holds back its script.
 */
export async function expectResponsive(watch: Watch): Promise<void> {
  const { turns, longest, elapsed } = await watch()
  test
    .info()
    .annotations.push({ type: 'longest task', description: `${Math.round(longest)} of ${Math.round(elapsed)} ms` })
  expect(turns).toBeGreaterThanOrEqual(5)
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** The text of a pane, whether it is a textarea or already an editor. */
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

/** Starts a download, expects its toasts, and returns its name and full content. */
export async function readDownload(
  page: Page,
  start: () => Promise<void>,
  ...announced: string[]
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  for (const title of announced) await expect(toast(page, title).last()).toBeVisible()
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** Drops a file on an element. In Chromium a script can create the `DataTransfer` of a drag. */
export async function dropFile(target: Locator, name: string, content: string): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], fileName))
      return transfer
    },
    [name, content] as const,
  )
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}

/** Drops a file or folder from disk on an element, like a file manager does. */
export async function dropPath(target: Locator, path: string): Promise<void> {
  // In one step, because an editor may replace the field at any time.
  const { x, y } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y } = element.getBoundingClientRect()
    return { x, y }
  })
  const session = await target.page().context().newCDPSession(target.page())
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
  }
  await session.detach()
}

/** Opens a real file with this content through "Open file". */
export async function openTextFile(page: Page, content: string): Promise<void> {
  const path = test.info().outputPath('opened.txt')
  writeFileSync(path, content)
  await page.getByLabel('Open file').setInputFiles(path)
}

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true })

/** The page is not wider than its window. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Presses an action that a phone has only in the More actions menu. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** No control sticks out of its bench, except in a row that scrolls. */
export async function expectInside(bench: Locator): Promise<void> {
  const outside = await bench.evaluate((section) => {
    const edge = section.getBoundingClientRect().right
    const isInRow = (control: Element) => {
      for (let around = control.parentElement; around && around !== section; around = around.parentElement)
        if (getComputedStyle(around).overflowX === 'auto') return around.getBoundingClientRect().right <= edge
      return false
    }
    const controls = [...section.querySelectorAll('button, input, select')]
    return controls
      .filter((control) => control.getBoundingClientRect().right > edge && !isInRow(control))
      .map((control) => control.outerHTML)
  })
  expect(outside).toEqual([])
}

/** From now on, both ways to write to the clipboard fail. */
export const refuseClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })

/** Waits for the offline copy and until the service worker has handled all earlier messages: it answers them in order. */
export async function settleServiceWorker(page: Page): Promise<void> {
  await untilOffline(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'take', key: '' }, [port2]))
      }),
  )
}

/** Holds back a script, by default the main one of the page, until the returned function is called. */
export async function holdScript(page: Page, name = /entry-client/): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(name, async (route) => {
    await held
    // Fails if the worker has ended in the meantime.
    await route.continue().catch(() => null)
  })
  return () => release()
}
