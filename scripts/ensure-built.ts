import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fingerprint } from '../build/fingerprint.ts'

export const serverFile = 'dist-server/index.js'
export const siteFolder = process.env.OUT_DIR || 'dist'

function isBuilt(): boolean {
  try {
    const site = JSON.parse(readFileSync(`${siteFolder}/site.json`, 'utf8'))
    return existsSync(serverFile) && site.fingerprint === fingerprint(process.env)
  } catch {
    return false
  }
}

/** Builds the site unless it was built from these very sources and variables; ends the process where that fails. */
export function ensureBuilt(): void {
  if (isBuilt()) return
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
