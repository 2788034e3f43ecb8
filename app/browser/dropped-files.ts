type Fail = (error: unknown) => void
type Reader = { readEntries(take: (entries: Entry[]) => void, fail: Fail): void }

/** The part of a `FileSystemEntry` in use: a folder has a reader, a file has itself. */
export type Entry = { name: string; file?(take: (file: File) => void, fail: Fail): void; createReader?(): Reader }

/** The part of a `DataTransfer` in use; some browsers know no entries. */
export type Transfer = {
  items: Iterable<{ getAsFile(): File | null; webkitGetAsEntry?(): Entry | null }>
}

/** One thing that was dropped. */
export type Dropped = { entry: Entry | null | undefined; file: File | null }

export type DroppedFiles = {
  files: File[]
  /** Where a file lies: "folder/a.txt" */
  paths: ReadonlyMap<File, string>
  /** Folders that this browser cannot look into. */
  folders: string[]
  /** What could not be read, by its path. */
  unreadable: string[]
}

type Found = { path: string; file: File } | { path: string; problem: 'folder' | 'unreadable' }

/** The reader gives its entries in portions, and an empty one after the last. */
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

/** Without entries a folder looks like a file of no type, and of a size that is none or that of a block, which cannot be read. */
async function probe(file: File): Promise<Found[]> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return [{ path: file.name, file }]
  } catch {
    const isFolder = file.type === '' && file.size % 4096 === 0
    return [{ path: file.name, problem: isFolder ? 'folder' : 'unreadable' }]
  }
}

/** The files that were dropped, those of folders too: a folder "x" with "a.txt" → `paths` "x/a.txt" */
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
