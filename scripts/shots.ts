// `npm run shots` takes pictures of every page in its states, sizes and themes into shots/. `npm run shots json 390` filters by name.
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/own-server.ts'
import { states } from '../e2e/states/index.ts'
import { ensureChromium, launchOptions } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'

const folder = 'shots'
const words = process.argv.slice(2)
const sizes = ['390x844', '820x1180', '1366x657', '1440x900', '1920x1080', '2560x1440']

ensureBuilt()
ensureChromium()
const { openPage, routes } = await import('../e2e/support.ts')
const server = await startServer()
const browser = await chromium.launch(launchOptions())
mkdirSync(folder, { recursive: true })

/** `("/tools/json-formatter", "filled", "390x844", "dark")` → `"tools-json-formatter.filled.390x844.dark.png"` */
const nameOf = (path: string, ...parts: string[]) =>
  `${[path.slice(1).replaceAll('/', '-') || 'home', ...parts].join('.')}.png`

for (const path of routes)
  for (const [state, reach] of Object.entries({ empty: async (_: Page) => {}, ...states[path] }))
    for (const size of sizes)
      for (const colorScheme of ['light', 'dark'] as const) {
        const name = nameOf(path, state, size, colorScheme)
        if (!words.every((word) => name.includes(word))) continue
        const [width = 0, height = 0] = size.split('x').map(Number)
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height },
          colorScheme,
          hasTouch: width < 640,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
        const page = await context.newPage()
        page.setDefaultTimeout(10_000)
        await openPage(page, path)
        try {
          await reach(page)
        } catch (error) {
          console.error(`${name}: ${String(error).split('\n')[0]}`)
        }
        await page.screenshot({ path: `${folder}/${name}` })
        await context.close()
      }

await browser.close()
await server.kill('SIGTERM')
