// How long each tool takes from the visitor's action to the result on the screen, next to the platform's own way in the same page.
// `npm run bench tools JSON` measures only the rows with that word and saves nothing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { makeFolder, startServer } from '../e2e/own-server.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import type { Case, Hand } from './table/case.ts'
import { cases } from './table/cases.ts'
import { renderTools } from './table/markdown.ts'
import { median } from './table/median.ts'
import { watchMemory } from './table/memory.ts'
import { describeMachine, saveResults } from './table/results.ts'
import type { ToolRow } from './table/rows.ts'
import { type Clock, installClock } from './table/stopwatch.ts'

declare const inPage: Clock

ensureBuilt()

const rounds = 3
const file = join(makeFolder(), 'given.bin')

async function openTool(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  })
  // tsx wraps functions in a call to __name, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(installClock)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  return page
}

/** One round in its own page. */
async function measureOnce(browser: Browser, url: string, wanted: Case, text: string, isPlatformFirst: boolean) {
  const page = await openTool(browser, url)
  await page.evaluate(async (given) => {
    inPage.given = given
    await navigator.clipboard.writeText(given)
  }, text)
  const runPlatform = async () =>
    wanted.platform && page.evaluate(wanted.platform[1], (await page.evaluateHandle(() => inPage.given)) as never)
  const hand: Hand = {
    paste: async (label) => {
      await page.getByRole('textbox', { name: label, exact: true }).focus()
      await page.keyboard.press('ControlOrMeta+v')
      await page.waitForFunction((holds) => inPage.isThere({ holds }), label, { timeout: 120_000 })
    },
    open: () => page.getByLabel('Open file').setInputFiles(file),
  }
  if (wanted.script) await page.evaluate(wanted.script)
  await wanted.prepare?.(page, hand)
  const [event, act] = wanted.act
  const before = isPlatformFirst && event !== 'change' ? await runPlatform() : undefined
  const done = typeof wanted.done === 'function' ? wanted.done() : wanted.done
  await page.evaluate(([event, sign]) => inPage.time(event, sign), [event, done] as const)
  // Nobody acts the moment a text appears.
  await page.waitForTimeout(1000)
  const readMemory = await watchMemory(browser)
  await act(page, hand)
  const { time, longestTask } = await page.evaluate(() => inPage.stop())
  const memory = readMemory()
  const platform = before ?? (await runPlatform())
  await page.context().close()
  return { time, longestTask, memory, platform }
}

async function measure(browser: Browser, origin: string, wanted: Case): Promise<ToolRow> {
  const given = wanted.given?.() ?? { text: '' }
  if ('file' in given) writeFileSync(file, given.file)
  const text = 'text' in given ? given.text : ''
  const bytes = 'file' in given ? given.file.length : Buffer.byteLength(text)
  const all: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < rounds; round++)
    all.push(await measureOnce(browser, `${origin}/tools/${wanted.slug}`, wanted, text, round % 2 === 1))
  const middle = (name: keyof (typeof all)[number]) => Number(median(all.map((one) => one[name] ?? 0)).toFixed(1))
  return {
    tool: wanted.tool,
    input: wanted.input,
    ours: middle('time'),
    ...(wanted.platform && { platform: middle('platform'), way: wanted.platform[0] }),
    ...(wanted.platform && bytes > 0 && { megabytes: bytes / 1e6 }),
    longestTask: middle('longestTask'),
    ...(all[0]?.memory !== undefined && { memory: middle('memory') }),
  }
}

const words = process.argv.slice(2)
const chosen = cases.filter(({ tool, input }) => words.every((word) => `${tool} ${input}`.includes(word)))
const server = await startServer()
const rows: ToolRow[] = []
let version = ''
for (const wanted of chosen) {
  console.error(`${wanted.tool}: ${wanted.input}`)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  version = browser.version()
  rows.push(await measure(browser, server.url, wanted))
  await browser.close()
}
await server.kill('SIGTERM')

const result = { made: describeMachine(version), rows }
console.log(renderTools(result))
if (words.length === 0) saveResults({ tools: result })
