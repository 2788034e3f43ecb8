import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installByDebian, installByPlaywright } from './install.ts'

// Playwright's own list, since the last list counts, and the address bar's suggestions: a page of their own in a process of
// its own for every window, of which nothing is ever seen.
const disabledFeatures = `AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
  WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup`

/** What Chromium needs to run headless as any user and to keep to itself. */
export const chromiumArgs = [
  `--disable-features=${disabledFeatures.split(/\s+/).join()}`,
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

const findFull = () =>
  [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()].find(
    (path) => path && !/headless.shell/.test(path) && existsSync(path),
  )

/** A Chromium with all it has: its headless shell keeps no page that was left. */
export function ensureFullChromium(): string {
  const path = findFull() ?? (installByDebian('inherit', 'chromium') ? findFull() : undefined)
  if (!path) throw new Error('No whole Chromium found, its headless shell does not keep pages: install one')
  return path
}

/** How Playwright starts it: `{ args: ["--no-sandbox", …], executablePath: "/usr/bin/chromium" }` */
export function launchOptions(args: string[] = chromiumArgs): { args: string[]; executablePath?: string } {
  const executablePath = findChromium()
  return { args, ...(executablePath && { executablePath }) }
}

/** Starts a browser once. Where it does not run, the reason and the way out in one line: `"… lacks libnss3.so: run …"` */
export function findFault(path: string): string | undefined {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const args = [...chromiumArgs, '--headless', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank']
  const { status, stderr, error } = spawnSync(path, args, { encoding: 'utf8', timeout: 60_000 })
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  if (status === 0) return undefined
  const missing = /shared libraries: ([^:]+)/.exec(stderr)?.[1]
  if (missing) return `${path} lacks ${missing} on this machine: run \`sudo npx playwright install-deps chromium\``
  const reason = error?.message || stderr?.trim().split('\n').at(-1) || `it ends with ${status}`
  return `${path} does not start (${reason}): set CHROMIUM_PATH to a Chromium that does`
}

/** Gets a Chromium: by Playwright, else as Debian's package where we are root. */
function installChromium(): string | undefined {
  console.log('No Chromium on this machine, getting one.')
  installByPlaywright('inherit', 'chromium')
  const own = findChromium()
  if (!own || findFault(own))
    installByDebian('inherit', 'chromium-headless-shell') || installByDebian('inherit', 'chromium')
  return findChromium()
}

/** A Chromium that starts: the one of this machine, or one that is got now. Throws where there is none, and says what to do. */
export function ensureChromium(): string {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, and there is no such file`)
  const path = findChromium() ?? installChromium()
  if (!path) throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH')
  const fault = findFault(path)
  if (fault) throw new Error(fault)
  return path
}
