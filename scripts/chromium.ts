import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Outcome } from './engines.ts'
import { installByDebian, installByPlaywright } from './install.ts'

// Playwright's own list, since the last list counts; the address bar's suggestions, a page with a process of its own for every window;
// and the process that Chromium starts ahead of each next page. No test sees anything of the last two.
const disabledFeatures = `AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
  WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup SpareRendererForSitePerProcess`

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

const isShell = (path: string) => /headless.shell/.test(basename(path))

/** Playwright keeps its headless shell beside its Chromium: `"…/chromium_headless_shell-1234/…/chrome-headless-shell"` */
function findPlaywrightsShell(): string[] {
  const folder = chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2')
  if (!/shell-\d+$/.test(folder) || !existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(basename(file)))
    .map((file) => join(folder, file))
}

const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const { PATH = '', LOCALAPPDATA = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': programs32 = '' } = process.env
const folders = [...PATH.split(delimiter), '/usr/bin', '/opt/google/chrome', '/snap/bin'].filter(Boolean)

/** Every Chromium and Chrome of this machine; the headless shell first, as Playwright does: it draws no window around each page and takes half the time. */
const findAll = () => {
  const found = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    ...['', homedir()].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ]),
    ...[PROGRAMFILES, programs32, LOCALAPPDATA].map((root) => join(root, 'Google/Chrome/Application/chrome.exe')),
    chromium.executablePath(),
    ...findPlaywrightsShell(),
  ].filter((path) => path && existsSync(path))
  return [...found.filter(isShell), ...found.filter((path) => !isShell(path))]
}

/** The Chromium of this machine: `CHROMIUM_PATH`, one that is installed, Playwright's own; `undefined` where there is none. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : undefined
  return findAll()[0]
}

/** Names a Chromium that keeps pages, or nothing where there is none. */
export const wholeVariable = 'WHOLE_CHROMIUM_PATH'

/** A Chromium with all it has, or a Chrome: the headless shell keeps no page that was left. */
export function findWholeChromium(): string | undefined {
  const named = process.env[wholeVariable]
  if (named !== undefined) return named || undefined
  return [process.env.CHROMIUM_PATH ?? '', ...findAll()].find((path) => path && !isShell(path) && existsSync(path))
}

/** A whole Chromium that starts, or why there is none, which is no error. */
export function ensureWholeChromium(): Outcome {
  if (!findWholeChromium()) {
    console.log('No Chromium that keeps pages on this machine, getting one.')
    installByPlaywright('ignore', 'chromium')
    if (!findWholeChromium()) installByDebian('ignore', 'chromium')
  }
  const path = findWholeChromium()
  const fault = path ? findFault(path) : 'none on this machine and none could be installed'
  return path && !fault ? { path } : { path: '', fault: fault ?? '' }
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
