import { spawnSync } from 'node:child_process'

export const serverFile = 'dist-server/index.js'
export const siteFolder = process.env.OUT_DIR || 'dist'

/** Builds the site unless it is already built from the same sources and variables. Logs to stderr. Ends the process if the build fails. */
export function ensureBuilt(): void {
  const env = { ...process.env, IF_CHANGED: '1' }
  const stdio = ['ignore', process.stderr, process.stderr] as const
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: [...stdio], env })
  if (status !== 0) process.exit(status ?? 1)
}
