// What the offline copy costs: the complete installation on a first visit, and loading two pages from it until they are hydrated.
// `SITE_DIR=other/dist npm run bench offline` measures another build the same way.
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/own-server.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import { median } from './table/median.ts'

ensureBuilt()

const installs = 7
const visits = 15

/** The time from the start of a navigation until the page sets an attribute. */
async function measure(page: Page, url: string, attribute: 'hydrated' | 'offline'): Promise<number> {
  await page.goto(url)
  await page.waitForFunction((name) => document.documentElement.dataset[name] === 'true', attribute, { polling: 'raf' })
  return page.evaluate((name) => (window as unknown as Record<string, number>)[`${name}At`] ?? 0, attribute)
}

const server = await startServer({ SITE_DIR: process.env.SITE_DIR || 'dist' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

async function openFresh(): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { attributeName } of records)
        Object.assign(window, { [`${attributeName?.slice('data-'.length)}At`]: performance.now() })
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated', 'data-offline'] })
  })
  return context.newPage()
}

const figures: Record<string, number[]> = { 'first visit, all files stored': [], '/tools/json-formatter': [], '/': [] }
for (let run = 0; run < installs; run++) {
  const page = await openFresh()
  figures['first visit, all files stored']?.push(await measure(page, `${server.url}/terms`, 'offline'))
  if (run < installs - 1) await page.context().close()
  else {
    await page.context().setOffline(true)
    for (const path of ['/tools/json-formatter', '/'])
      for (let visit = 0; visit < visits; visit++)
        figures[path]?.push(await measure(page, server.url + path, 'hydrated'))
  }
}
for (const [name, values] of Object.entries(figures))
  console.log(`  ${name.padEnd(34)}${`${Math.round(median(values))} ms`.padStart(9)}   (${values.length} runs)`)
await browser.close()
await server.kill('SIGTERM')
