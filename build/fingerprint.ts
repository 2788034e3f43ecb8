import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { configVariables } from './config.ts'

const sources = 'app build server scripts public package-lock.json vite.config.ts tsconfig.base.json'.split(' ')

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => listFiles(join(path, name))) : [path]

/** A digest of everything a build depends on: sources, lock file and configuration variables. */
export function fingerprint(env: Record<string, string | undefined>): string {
  const hash = createHash('sha256')
  const files = sources.flatMap(listFiles).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file))
  for (const name of configVariables) hash.update(`${name}=${env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Whether the site in a folder was built from exactly these sources and variables. */
export function isBuilt(folder: string, env: Record<string, string | undefined>): boolean {
  try {
    const built = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).fingerprint
    return existsSync('dist-server/index.js') && built === fingerprint(env)
  } catch {
    return false
  }
}
