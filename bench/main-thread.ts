// What long inputs cost the page itself: its longest task while a tool works, against the same work done on the main thread.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { startServer } from '../e2e/own-server.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'

ensureBuilt()
// It reads the built site.
const { watchMainThread } = await import('../e2e/support.ts')

const megabyte = 1024 * 1024
const fill = (row: string, size: number) => row.repeat(Math.ceil(size / row.length))
const patience = { timeout: 120_000 }

type Case = {
  name: string
  slug: string
  text: string
  work: (page: Page, text: string) => Promise<void>
  native: (text: string) => unknown
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
async function open(page: Page, text: string) {
  const file = join(folder, 'long.txt')
  writeFileSync(file, text)
  await page.getByLabel('Open file').setInputFiles(file)
}
async function paste(page: Page, name: string, text: string) {
  await page.evaluate((long) => navigator.clipboard.writeText(long), text)
  await page.getByRole('textbox', { name, exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+v')
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const rows = fill('{"id":12345678901234567890,"name":"Ada Lovelace","tags":["a","b"],"price":1.10},\n', 50 * megabyte)
const markup = fill('<p class="x">Grüße & Küsse</p>\n', 10 * megabyte)

const cases: Case[] = [
  {
    name: 'JSON, 50 MB from a file',
    slug: 'json-formatter',
    text: `[${rows.slice(0, -2)}]`,
    async work(page, text) {
      await open(page, text)
      await button(page, 'Format JSON').click(patience)
      await expect(page.getByText('Only whitespace changed')).toBeVisible(patience)
    },
    native: (text) => JSON.stringify(JSON.parse(text), null, 2).length,
  },
  {
    name: 'HTML, 10 MB pasted',
    slug: 'html-encoder-decoder',
    text: markup,
    async work(page, text) {
      await paste(page, 'Input', text)
      await expect(button(page, 'Download')).toBeEnabled(patience)
    },
    native: (text) => text.replace(/[&<>"'`=/]/g, (character) => `&#${character.charCodeAt(0)};`).length,
  },
  {
    name: 'URL, 10 MB pasted',
    slug: 'url-encoder-decoder',
    text: markup,
    async work(page, text) {
      await paste(page, 'URL or text', text)
      await button(page, 'Encode URL').click(patience)
      await expect(page.getByText('URL Encoded Successfully', { exact: true })).toBeVisible(patience)
    },
    native: (text) => encodeURIComponent(text).length,
  },
  {
    name: 'Regex, 1,000,000 matches in 5 MB',
    slug: 'regex-tester',
    text: fill('abcd ', 5_000_000),
    async work(page, text) {
      await paste(page, 'Test string', text)
      await page.getByRole('textbox', { name: 'Pattern' }).fill(String.raw`\w+`)
      await expect(page.getByText('1000000 matches', { exact: true })).toBeVisible(patience)
    },
    native: (text) => [...text.matchAll(/\w+/g)].length,
  },
]

const server = await startServer({ DATABASE_URL: `file:${join(folder, 'bench.db')}` })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
const milliseconds = (value: number) => `${Math.round(value)} ms`.padStart(9)
console.log('Longest task of the page, time of the whole, and the same work on the main thread')
for (const { name, slug, text, work, native } of cases) {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  })
  // tsx wraps functions in this name, which a page does not know.
  await context.addInitScript('globalThis.__name = (value) => value')
  const page = await context.newPage()
  await page.goto(`${server.url}/tools/${slug}`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const watch = await watchMainThread(page)
  await work(page, text)
  const { longest, elapsed } = await watch()
  const blank = await context.newPage()
  await blank.goto('about:blank')
  const alone = await blank.evaluate(
    ([source, long]) => {
      const run = new Function('text', `return (${source})(text)`)
      const start = performance.now()
      run(long)
      return performance.now() - start
    },
    [String(native), text] as const,
  )
  console.log(`  ${name.padEnd(36)}${milliseconds(longest)}${milliseconds(elapsed)}${milliseconds(alone)}`)
  await context.close()
}
await browser.close()
await server.kill('SIGTERM')
