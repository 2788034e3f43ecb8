import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What Chromium needs to run headless as any user and to keep to itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE 0.0.0.0',
]

// The headless shell first, as Playwright does: it draws no window around each page and takes half the time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium of this machine: `CHROMIUM_PATH`, the usual places, Playwright's own; `undefined` where there is none. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : undefined
  return [...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Finds a Chromium or gets one: by Playwright, else as Debian's package where we are root. Throws where neither works. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file`)
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
  console.log('No Chromium on this machine, getting one.')
  run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!findChromium() && isDebianRoot) {
    run('apt-get', 'update')
    const install = (name: string) => run('apt-get', 'install', '-y', '--no-install-recommends', name)
    if (!install('chromium-headless-shell')) install('chromium')
  }
  const installed = findChromium()
  if (!installed) throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH')
  return installed
}
