import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installByDebian, installByPlaywright, type Outcome } from './engines.ts'

// Playwright's own list, because only the last list counts, plus two: the address bar's suggestions, which open a page with its own process
// for every window, and the process Chromium starts ahead of each next page. No test notices these two.
const disabledFeatures = `AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
  WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup SpareRendererForSitePerProcess`

/** Arguments for Chromium to run headless as any user, without background network traffic. */
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

/** Playwright keeps its headless shell next to its Chromium: `"…/chromium_headless_shell-1234/…/chrome-headless-shell"` */
function findPlaywrightsShell(): string[] {
  const folder = chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2')
  if (!/shell-\d+$/.test(folder) || !existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(basename(file)))
    .map((file) => join(folder, file))
}

const names = `chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome-stable
  google-chrome`.split(/\s+/)
const { PATH = '', LOCALAPPDATA = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': programs32 = '' } = process.env
const folders = [...PATH.split(delimiter), '/usr/bin', '/opt/google/chrome', '/snap/bin'].filter(Boolean)

/** Every Chromium and Chrome on this machine. The headless shell comes first, as in Playwright: it draws no window and takes half the time. */
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

/** The Chromium to use: `CHROMIUM_PATH`, an installed one, or Playwright's own. `undefined` if there is none. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : undefined
  return findAll()[0]
}

/** Names a Chromium with a back/forward cache. Empty if there is none. */
export const fullChromiumVariable = 'FULL_CHROMIUM_PATH'

/** A full Chromium or Chrome. The headless shell has no back/forward cache. */
export function findFullChromium(): string | undefined {
  const named = process.env[fullChromiumVariable]
  if (named !== undefined) return named || undefined
  return [process.env.CHROMIUM_PATH ?? '', ...findAll()].find((path) => path && !isShell(path) && existsSync(path))
}

/** A full Chromium that starts, or the reason there is none. That is not an error. */
export function ensureFullChromium(): Outcome {
  if (!findFullChromium()) {
    console.log('No Chromium with a back/forward cache on this machine, installing one.')
    installByPlaywright('ignore', 'chromium')
    if (!findFullChromium()) installByDebian('ignore', 'chromium')
  }
  const path = findFullChromium()
  const fault = path ? findFault(path) : 'none on this machine and none could be installed'
  return path && !fault ? { path } : { path: '', fault: fault ?? '' }
}

/** Launch options for Playwright: `{ args: ["--no-sandbox", …], executablePath: "/usr/bin/chromium" }` */
export function launchOptions(args: string[] = chromiumArgs): { args: string[]; executablePath?: string } {
  const executablePath = findChromium()
  return { args, ...(executablePath && { executablePath }) }
}

/** Starts a browser once. If that fails, returns the reason and the fix in one line: `"… lacks libnss3.so: run …"` */
export function findFault(path: string): string | undefined {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const args = [...chromiumArgs, '--headless', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank']
  const { status, stderr, error } = spawnSync(path, args, { encoding: 'utf8', timeout: 60_000 })
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  if (status === 0) return undefined
  const missing = /shared libraries: ([^:]+)/.exec(stderr)?.[1]
  if (missing) return `${path} lacks ${missing} on this machine: run \`sudo npx playwright install-deps chromium\``
  const reason = error?.message || stderr?.trim().split('\n').at(-1) || `exit code ${status}`
  return `${path} does not start (${reason}): set CHROMIUM_PATH to a Chromium that does`
}

/** Installs a Chromium with Playwright, or the Debian package if we are root. */
function installChromium(): string | undefined {
  console.log('No Chromium on this machine, installing one.')
  installByPlaywright('inherit', 'chromium')
  const own = findChromium()
  if (!own || findFault(own))
    installByDebian('inherit', 'chromium-headless-shell') || installByDebian('inherit', 'chromium')
  return findChromium()
}

/** A Chromium that starts: one on this machine, or one installed now. If there is none, throws with what to do. */
export function ensureChromium(): string {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, but that file does not exist`)
  const path = findChromium() ?? installChromium()
  if (!path) throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH')
  const fault = findFault(path)
  if (fault) throw new Error(fault)
  return path
}
