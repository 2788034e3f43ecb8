import { chromium, firefox, webkit } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { type Engine, findEngines, findMiniBrowser } from '../../scripts/engines.ts'
import { openFirefox } from './firefox.ts'
import { openByPlaywright } from './playwright.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

const types = { firefox, webkit }
const openers = {
  firefox: openFirefox,
  webkit: (path: string, proxy?: string) => openWebKit(path, findMiniBrowser() ?? '', proxy),
}

/** Opens a tab in an installed engine. With a proxy, only this machine is reached without it. */
export function openTab(engine: Engine | 'chromium', path?: string, proxy?: string): Promise<Tab> {
  const through = proxy && { proxy: { server: proxy, bypass: '127.0.0.1' } }
  if (engine === 'chromium') return openByPlaywright(chromium, { ...launchOptions(), ...through })
  const found = path ?? findEngines(engine)[0] ?? ''
  const isPlaywrights = found === types[engine].executablePath()
  return isPlaywrights
    ? openByPlaywright(types[engine], { executablePath: found, ...through })
    : openers[engine](found, proxy)
}
