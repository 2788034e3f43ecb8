import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
