import { join } from 'node:path'
import type { BrowserType, LaunchOptions } from '@playwright/test'
import { makeFolder } from '../own-server.ts'
import { inTime, keys, type Tab, written } from './tab.ts'

const names = new Map<string, string>(Object.entries(keys).map(([name, character]) => [character, name]))

/** Opens a tab in a browser that Playwright starts. */
export async function openByPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Tab> {
  const browser = await type.launch(options)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const downloads = makeFolder()
  context.on('page', (opened) =>
    opened.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename()))),
  )
  let page = await context.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    async run(task, ...args) {
      const script = `(${written(task)})(${JSON.stringify(JSON.stringify(args))})`
      return JSON.parse(await inTime(`${type.name()}, run`, page.evaluate<string>(script)))
    },
    click: (x, y) => page.mouse.click(x, y),
    async type(text, held) {
      const key = held === 'Control' ? 'ControlOrMeta' : held
      if (key) await page.keyboard.down(key)
      for (const character of text) {
        const name = names.get(character)
        if (name || key) await page.keyboard.press(name ?? character)
        else await page.keyboard.type(character)
      }
      if (key) await page.keyboard.up(key)
    },
    choose: (selector, paths) => page.setInputFiles(selector, paths),
    async tidy() {
      const before = context.pages()
      page = await context.newPage()
      for (const each of before) await each.close()
    },
    close: () => browser.close(),
    downloads,
  }
}
