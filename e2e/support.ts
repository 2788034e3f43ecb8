import { readFileSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '../server/site.ts'
import { findViolations, type Part } from './axe.ts'
import { letMessagesStay, lifetimes } from './stay.ts'

export const site: Site = JSON.parse(readFileSync('dist/site.json', 'utf8'))

/** Every route of the built site; the 404 page is reached by a path that does not exist. */
export const routes = Object.keys(site.documents).map((path) => (path === site.notFoundPath ? '/no-such-page' : path))
export const toolRoutes = routes.filter((path) => path.startsWith('/tools/'))

/** In every test messages stay; where the clock is the test's own, they go as they do. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(letMessagesStay, lifetimes)
    await use(context)
  },
})

/** Fails with the rule and the elements where axe finds anything; where only the colors are others, those rules suffice, and where only the tool is another, in the tool. */
export async function expectAccessible(page: Page, part: Part = 'all'): Promise<void> {
  await waitForFrames(page)
  expect(await findViolations(page, part)).toEqual([])
}

/** Until two frames are drawn, a change made before is on the screen. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Everything a page complains about: errors of its scripts and of its policy. Look at it at the end of a test. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404|^404: there is no page/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}

/** What a page asks for from now on whose address has this in it, by its group: `/assets\/(named|inspected)/` → `["named"]` */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const found = pattern.exec(request.url())
    if (found) asked.push(found[1] ?? found[0])
  })
  return asked
}

// By a selector: for `waitForFunction` Playwright puts its whole script into each page a second time.
/** Waits until React has taken over, so that controls answer. */
export const untilAlive = (page: Page) => page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
/** Waits until the offline copy is in place. */
export const untilKept = (page: Page) => page.locator('html[data-offline="true"]').waitFor({ state: 'attached' })

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Adds up from the next load on how far the parts of a page move by themselves; the returned function tells it. */
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

/** Counts from now on how often the main thread is free for something else, and how long its longest task takes. */
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
 * The main thread was free again and again. How long its longest task took says as much about the machine as about the
 * page, so that is in the report of each run and in `npm run bench tools`; that work is done elsewhere is seen by holding
 * the script of its worker back.
 */
export async function expectResponsive(watch: Watch): Promise<void> {
  const { turns, longest, elapsed } = await watch()
  test
    .info()
    .annotations.push({ type: 'longest task', description: `${Math.round(longest)} of ${Math.round(elapsed)} ms` })
  expect(turns).toBeGreaterThanOrEqual(5)
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

/** A download's name and whole content, and the toasts that announce it. */
export async function readDownload(
  page: Page,
  start: () => Promise<void>,
  ...announced: string[]
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  for (const title of announced) await expect(toast(page, title).last()).toBeVisible()
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** Drops a file on an element; in Chromium a script may make the transfer that comes with a drag. */
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

/** Drops a file or a folder of this machine on an element, as a file manager does. */
export async function dropPath(target: Locator, path: string): Promise<void> {
  // In one step: a field may be replaced by an editor in the same place at any time.
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

/** Opens a real file with this content by the button "Open file". */
export async function openTextFile(page: Page, content: string): Promise<void> {
  const path = test.info().outputPath('opened.txt')
  writeFileSync(path, content)
  await page.getByLabel('Open file').setInputFiles(path)
}

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true })

/** Nothing of the page is wider than its window. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** The tab of a pane on a phone. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** What has no place in the actions of a phone. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** No control reaches beyond the bench it stands on, but in a row that scrolls. */
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

/** From now on neither way to the clipboard works. */
export const refuseClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })

/** Waits until the site is kept and the service worker has done all it was asked for: it answers its messages in order. */
export async function settleServiceWorker(page: Page): Promise<void> {
  await untilKept(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'take', key: '' }, [port2]))
      }),
  )
}

/** Keeps a script, that of the page if no other is named, back until the returned function is called. */
export async function holdScript(page: Page, name = /entry-client/): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(name, async (route) => {
    await held
    // A worker that was ended meanwhile does not want it any more.
    await route.continue().catch(() => null)
  })
  return () => release()
}
