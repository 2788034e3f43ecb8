import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const sides = ['', '-wal', '-shm']

/** The path of an embedded database: `"file:///srv/a%20b.db?x"` → `"/srv/a b.db"`; none where there is no file */
export function pathOf(url: string): string | undefined {
  const [, path = ''] = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]*)/i.exec(url) ?? []
  return path && path !== ':memory:' ? decodeURIComponent(path) : undefined
}

const identify = (path: string) =>
  ['', '-wal'].map((side) => statSync(path + side, { throwIfNoEntry: false })?.ino ?? 0).join()

/** Makes the folder and the file where they are missing, and takes from them what others than the owner may do. */
export function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  for (const side of sides) {
    const found = statSync(path + side, { throwIfNoEntry: false })
    try {
      if (found?.isFile() && found.mode & 0o077) chmodSync(path + side, found.mode & 0o600)
    } catch {
      // Who may use the file need not own it.
    }
  }
}

/** Says later whether the file at a path is still the one that is there now: a deleted one can be written to, for nobody. */
export function watchFile(path: string): () => boolean {
  const opened = identify(path)
  return () => identify(path) === opened
}
