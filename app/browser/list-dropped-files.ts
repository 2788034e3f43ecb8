import type { Dropped, Entry, Reader } from './dropped-files.ts'

export type DroppedFiles = {
  files: File[]
  /** A file's path: "folder/a.txt" */
  paths: ReadonlyMap<File, string>
  /** Folders this browser cannot open. */
  folders: string[]
  /** Paths of files and folders that could not be read. */
  unreadable: string[]
}

type Found = { path: string; file: File } | { path: string; problem: 'folder' | 'unreadable' }

/** The reader returns its entries in batches, then an empty one. */
async function readFolder(reader: Reader): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const portion = await new Promise<Entry[]>((take, fail) => reader.readEntries(take, fail))
    if (portion.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    entries.push(...portion)
  }
}

async function walk(entry: Entry, folder = ''): Promise<Found[]> {
  const path = folder + entry.name
  try {
    if (!entry.createReader) return [{ path, file: await new Promise((take, fail) => entry.file?.(take, fail)) }]
    const entries = await readFolder(entry.createReader())
    return (await Promise.all(entries.map((each) => walk(each, `${path}/`)))).flat()
  } catch {
    return [{ path, problem: 'unreadable' }]
  }
}

/** Without entries, a folder looks like an unreadable file with no type and a size of zero or a multiple of 4096. */
async function probe(file: File): Promise<Found[]> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return [{ path: file.name, file }]
  } catch {
    const isFolder = file.type === '' && file.size % 4096 === 0
    return [{ path: file.name, problem: isFolder ? 'folder' : 'unreadable' }]
  }
}

/** Lists the dropped files, also inside folders: a folder "x" with "a.txt" → `paths` "x/a.txt" */
export async function listDroppedFiles(dropped: readonly Dropped[]): Promise<DroppedFiles> {
  const lists = dropped.map(({ entry, file }) => (entry ? walk(entry) : file ? probe(file) : []))
  const found = (await Promise.all(lists)).flat()
  const taken = found.filter((each) => 'file' in each)
  const pathsOf = (problem: string) =>
    found.flatMap((each) => ('problem' in each && each.problem === problem ? each.path : []))
  return {
    files: taken.map(({ file }) => file),
    paths: new Map(taken.map(({ file, path }) => [file, path])),
    folders: pathsOf('folder'),
    unreadable: pathsOf('unreadable'),
  }
}
