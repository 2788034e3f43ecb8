// How long the first action on a page takes: at the first paint, one second after the load, and again. Also a 1 MB JSON file that is
// opened 1.5 s after the load and formatted right away. `npm run bench first-action JSON` measures only the rows with that word and saves nothing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { makeFolder, startServer } from '../e2e/own-server.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import { type FirstAction, firstActions } from './table/first-actions.ts'
import { renderFirstActions } from './table/markdown.ts'
import { median } from './table/median.ts'
import { makeRecords } from './table/records.ts'
import { describeMachine, saveResults } from './table/results.ts'
import type { FirstActionRow } from './table/rows.ts'
import { type ActionKind, type Clock, type Expected, installClock } from './table/stopwatch.ts'

declare const inPage: Clock

ensureBuilt()

const rounds = 5
const middleOf = (values: number[]) => Number(median(values).toFixed(1))
const launch = () => chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(installClock)
  return context.newPage()
}

const arm = (page: Page, act: ActionKind, done: Expected) =>
  page.evaluate(([act, done]) => inPage.time(act, done), [act, done] as const)
const readTime = async (page: Page) => (await page.evaluate(() => inPage.stop())).time

async function timeAct(page: Page, { act: [event, run], done }: FirstAction): Promise<number> {
  await arm(page, event, done)
  await run(page)
  return readTime(page)
}

async function measureOnce(browser: Browser, url: string, wanted: FirstAction) {
  const early = await openPage(browser)
  await early.goto(url, { waitUntil: 'commit' })
  await early.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const first = await timeAct(early, wanted)
  await early.context().close()

  const page = await openPage(browser)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  const later = await timeAct(page, wanted)
  await wanted.back(page)
  await page.waitForTimeout(500)
  const again = await timeAct(page, wanted)
  await page.context().close()
  return { first, later, again }
}

async function measure(browser: Browser, origin: string, wanted: FirstAction): Promise<FirstActionRow> {
  const all: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < rounds; round++) all.push(await measureOnce(browser, origin + wanted.path, wanted))
  const middle = (name: 'first' | 'later' | 'again') => middleOf(all.map((one) => one[name]))
  return { page: wanted.page, act: wanted.name, first: middle('first'), later: middle('later'), again: middle('again') }
}

/** Opens the file and presses Format right away. Also times the platform's own way with the same file. */
async function measureFile(browser: Browser, origin: string, file: string) {
  const page = await openPage(browser)
  await page.goto(`${origin}/tools/json-formatter`, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  await arm(page, 'change', { says: 'Valid JSON', shows: 'JSON output' })
  // The page itself presses the button, in the next frame, so the time a driver takes to find it does not count.
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Format JSON'),
    )
    addEventListener('change', () => requestAnimationFrame(() => button?.click()), { once: true })
  })
  await page.getByLabel('Open file').setInputFiles(file)
  const ours = await readTime(page)
  const native = await page.evaluate(() =>
    inPage.clock(async () => JSON.stringify(JSON.parse(await (inPage.given as File).text()), null, 2)),
  )
  await page.context().close()
  return { ours, native }
}

const words = process.argv.slice(2)
const chosen = firstActions.filter(({ page, name }) => words.every((word) => `${page} ${name}`.includes(word)))
const server = await startServer()
const browser = await launch()
const version = browser.version()
const rows: FirstActionRow[] = []
for (const wanted of chosen) {
  console.error(`${wanted.page}: ${wanted.name}`)
  rows.push(await measure(browser, server.url, wanted))
}
const path = join(makeFolder(), 'records.json')
writeFileSync(path, makeRecords(1))
const files: Awaited<ReturnType<typeof measureFile>>[] = []
for (let round = 0; round < rounds; round++) files.push(await measureFile(browser, server.url, path))
await browser.close()
await server.kill('SIGTERM')

const file = { ours: middleOf(files.map(({ ours }) => ours)), native: middleOf(files.map(({ native }) => native)) }
const result = { made: describeMachine(version), rows, file }
console.log(renderFirstActions(result))
if (words.length === 0) saveResults({ firstActions: result })
