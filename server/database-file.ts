import { accessSync, chmodSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const sides = ['', '-wal', '-shm']

/** The path of an embedded database: `"file:///srv/a%20b.db?x"` → `"/srv/a b.db"`; none where there is no file */
export function pathOf(url: string): string | undefined {
  const [, path = ''] = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]*)/i.exec(url) ?? []
  return path && path !== ':memory:' ? decodeURIComponent(path) : undefined
}

const identify = (path: string) =>
  ['', '-wal'].map((side) => statSync(path + side, { throwIfNoEntry: false })?.ino ?? 0).join()

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Makes a folder and those above it, each once: told to do so itself, Node 20 tries for ever where the system makes none, as below /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!isFolder(path)) throw error
  }
}

/** SQLite says of a file that is there that it cannot be opened, where the system says why. */
function expectWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS') throw error
  }
}

/** Makes the folder and the file where they are missing, and takes from them what others than the owner may do. */
export function prepareFile(path: string): void {
  makeFolder(dirname(path))
  expectWritable(dirname(path))
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
