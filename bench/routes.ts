// How heavy every page is when first opened, and its Lighthouse scores on a phone.
// `npm run bench routes /tools /blog` measures only these and saves nothing.
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../e2e/own-server.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import { ensureLighthouse, medianRun, type Scores } from './table/lighthouse.ts'
import { renderRoutes } from './table/markdown.ts'
import { describeMachine, saveResults } from './table/results.ts'
import type { RouteRow } from './table/rows.ts'

ensureBuilt()
// These read the built site.
const { readLoads, sumBytes } = await import('../e2e/first-load.ts')
const { site } = await import('../e2e/support.ts')

const rounds = 3
const all = Object.entries(site.documents)
  .filter(([route, { isFrame }]) => route !== '/sw-reset' && !isFrame)
  .map(([route]) => route)
  .sort()
const chosen = process.argv.slice(2)
const routes = chosen.length > 0 ? all.filter((route) => chosen.includes(route)) : all

async function weigh(browser: Browser, url: string, route: string): Promise<RouteRow> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const { first, idle } = await readLoads(page, url)
  await page.context().close()
  const [document, script, font] = ['document', 'script', 'font'].map((kind) => sumBytes(first, kind))
  return {
    route,
    document,
    script,
    font,
    all: sumBytes(first),
    requests: first.length,
    idle: sumBytes(idle),
  } as RouteRow
}

const path = ensureChromium()
const server = await startServer()
const urlOf = (route: string) => server.url + (route === site.notFoundPath ? '/no-such-page' : route)
const browser = await chromium.launch({ executablePath: path, args: chromiumArgs })
const version = browser.version()
const rows: RouteRow[] = []
for (const route of routes) {
  console.error(`weighing ${route}`)
  rows.push(await weigh(browser, urlOf(route), route))
}
await browser.close()

const lighthouse = ensureLighthouse(path)
if (!lighthouse) console.error('Lighthouse could not be fetched from the npm registry: the table has no scores.')
const runs: Scores[][] = rows.map(() => [])
// In rounds, so one slow minute of the machine affects at most one run per page.
for (let round = 1; lighthouse && round <= rounds; round++)
  for (const [at, { route }] of rows.entries()) {
    console.error(`Lighthouse: ${route} (${at + 1} of ${rows.length}, round ${round} of ${rounds})`)
    runs[at]!.push(lighthouse.run(urlOf(route), route === site.notFoundPath))
  }
if (lighthouse) for (const [at, row] of rows.entries()) row.scores = medianRun(runs[at]!)
await server.kill('SIGTERM')

const result = { made: { ...describeMachine(version), ...(lighthouse && { lighthouse: lighthouse.version }) }, rows }
console.log(renderRoutes(result))
if (chosen.length === 0) saveResults({ routes: result })
