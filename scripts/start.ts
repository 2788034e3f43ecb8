import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fingerprint } from './fingerprint.ts'

const server = 'dist-server/index.js'

function isBuilt(): boolean {
  try {
    return (
      existsSync(server) && JSON.parse(readFileSync('dist/site.json', 'utf8')).fingerprint === fingerprint(process.env)
    )
  } catch {
    return false
  }
}

if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(pathToFileURL(server).href)
