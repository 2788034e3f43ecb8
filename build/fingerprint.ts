import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configVariables } from './config.ts'

const sources = 'app build server scripts public package-lock.json vite.config.ts tsconfig.base.json'.split(' ')

const listFiles = (path: string): string[] => {
  try {
    const names = readdirSync(path).sort()
    return names.flatMap((name) => listFiles(join(path, name)))
  } catch {
    return [path]
  }
}

/** A digest of all that a build depends on: sources, lock file and configuration variables. */
export function fingerprint(env: Record<string, string | undefined>): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file))
  }
  for (const name of configVariables) hash.update(`${name}=${env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Whether the site in a folder was built from these very sources and variables. */
export function isBuilt(folder: string, env: Record<string, string | undefined>): boolean {
  try {
    const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
    return existsSync('dist-server/index.js') && site.fingerprint === fingerprint(env)
  } catch {
    return false
  }
}
