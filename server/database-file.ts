import { accessSync, chmodSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const sides = ['', '-wal', '-shm']

/** The path of an embedded database: `"file:///srv/a%20b.db?x"` → `"/srv/a b.db"`. Undefined if there is no file. */
export function pathOf(url: string): string | undefined {
  const [, path = ''] = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]*)/i.exec(url) ?? []
  return path && path !== ':memory:' ? decodeURIComponent(path) : undefined
}

const identify = (path: string) =>
  ['', '-wal'].map((side) => statSync(path + side, { throwIfNoEntry: false })?.ino ?? 0).join()

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Creates a folder and its parents one by one. Node 20's recursive mkdir loops forever if the system refuses, as under /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!isFolder(path)) throw error
  }
}

/** Throws the system's own error for a read-only file system. SQLite would only say that it cannot open the file. */
function expectWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS') throw error
  }
}

/** Creates the folder and the file if missing, and removes all rights of others than the owner. */
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
      // Someone who may use the file need not own it.
    }
  }
}

/** Returns a check whether the file at a path is still the same one. A deleted file can still be written to, and the data is lost. */
export function watchFile(path: string): () => boolean {
  const opened = identify(path)
  return () => identify(path) === opened
}
