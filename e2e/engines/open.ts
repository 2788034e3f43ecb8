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
  webkit: (path: string) => openWebKit(path, findMiniBrowser() ?? ''),
}

/** A tab in an engine of this machine. */
export function openTab(engine: Engine | 'chromium', path?: string): Promise<Tab> {
  if (engine === 'chromium') return openByPlaywright(chromium, launchOptions())
  const found = path ?? findEngines(engine)[0] ?? ''
  const isPlaywrights = found === types[engine].executablePath()
  return isPlaywrights ? openByPlaywright(types[engine], { executablePath: found }) : openers[engine](found)
}
