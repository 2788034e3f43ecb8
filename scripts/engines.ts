import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

type Shown = 'inherit' | 'ignore'

const run = (stdio: Shown, command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio, timeout: 300_000 }).status === 0

/** Installs Playwright's own browsers: `installByPlaywright("inherit", "firefox", "webkit")` */
export const installByPlaywright = (stdio: Shown, ...names: string[]): boolean =>
  run(stdio, process.execPath, 'node_modules/@playwright/test/cli.js', 'install', ...names)

let isListFresh = false

/** Installs Debian packages if we are root. */
export function installByDebian(stdio: Shown, ...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  if (!isListFresh) isListFresh = run(stdio, 'apt-get', 'update')
  return run(stdio, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages)
}

const existing = (...paths: string[]) => paths.filter((path) => path && existsSync(path))

const libraries = [`/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`, '/usr/libexec', '/usr/lib']

/** WebKitGTK's own small browser: `"/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"` */
export const findMiniBrowser = (): string | undefined =>
  existing(
    ...libraries.flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => `${folder}/${api}/MiniBrowser`)),
  )[0]

const hasParts = () => findMiniBrowser() && existsSync('/usr/bin/Xvfb')

const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    find: () => existing(firefox.executablePath(), '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => existing(webkit.executablePath(), ...(hasParts() ? ['/usr/bin/WebKitWebDriver'] : [])),
  },
}

export type Engine = keyof typeof engines
export const engineNames = Object.keys(engines) as Engine[]

/** The variable that names the program for an engine. If it is set but empty, the engine is skipped: `"FIREFOX_PATH"` */
export const pathVariable = (engine: Engine): string => `${engine.toUpperCase()}_PATH`

/** Programs that may start an engine: the one its variable names, otherwise Playwright's own, then the system's. */
export function findEngines(engine: Engine): string[] {
  const wanted = process.env[pathVariable(engine)]
  return wanted === undefined ? engines[engine].find() : existing(wanted)
}

/** The path of a browser, or why there is none. */
export type Outcome = { path: string; fault?: undefined } | { path: ''; fault: string }

/** An engine that starts: one on this machine, otherwise one installed now, each tried once. Having none is not an error. */
export async function ensureEngine(
  engine: Engine,
  start: (path: string) => Promise<unknown>,
  install = [
    () => {
      console.log(`No ${engines[engine].title} that starts on this machine, installing one.`)
      installByPlaywright('ignore', engine)
    },
    () => installByDebian('ignore', ...engines[engine].packages),
  ],
): Promise<Outcome> {
  const isNamed = process.env[pathVariable(engine)] !== undefined
  let fault = isNamed
    ? `${pathVariable(engine)} is empty or names a missing file`
    : 'none on this machine and none could be installed'
  const tried = new Set<string>()
  for (const get of [() => {}, ...(isNamed ? [] : install)]) {
    get()
    for (const path of findEngines(engine).filter((path) => !tried.has(path))) {
      tried.add(path)
      try {
        await start(path)
        return { path }
      } catch (error) {
        fault = `${path} does not start (${error instanceof Error ? error.message.split('\n')[0] : error})`
      }
    }
  }
  return { path: '', fault }
}

export const titleOf = (engine: Engine): string => engines[engine].title

/** Why browsers are not tested, in one line: `"Not tested in WebKit: none on this machine and none could be installed."` */
export function describeUntested(outcomes: readonly (readonly [title: string, outcome: Outcome])[]): string {
  const faults = outcomes.flatMap(([title, { fault }]) => (fault ? `${title}: ${fault}` : []))
  return faults.length > 0 ? `Not tested in ${faults.join('; ')}.` : ''
}
