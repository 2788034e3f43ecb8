type Fail = (error: unknown) => void
type Reader = { readEntries(take: (entries: Entry[]) => void, fail: Fail): void }

/** The part of a `FileSystemEntry` we use. A folder has `createReader`, a file has `file`. */
export type Entry = { name: string; file?(take: (file: File) => void, fail: Fail): void; createReader?(): Reader }

/** The part of a `DataTransfer` we use. Some browsers have no entries. */
export type Transfer = { items: Iterable<{ getAsFile(): File | null; webkitGetAsEntry?(): Entry | null }> }

type Dropped = { entry: Entry | null | undefined; file: File | null }

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

type Listener = {
  /** How many files are being dragged over the page. 1 if the browser does not say yet, 0 if none. */
  onOver: (count: number) => void
  /** A promise, because walking through folders takes time. */
  onDrop: (dropped: Promise<DroppedFiles>) => void
  onPaste: (files: File[]) => void
}

/** Takes all dropped items. A transfer is empty once its event is over, so call this before any `await`. */
export const takeDropped = ({ items }: Transfer): Dropped[] =>
  Array.from(items, (item) => ({ entry: item.webkitGetAsEntry?.(), file: item.getAsFile() }))

/** Watches for files dropped on the page or pasted into it, so the browser never opens one over the page. Returns a function that stops. */
export function watchIncomingFiles({ onOver, onDrop, onPaste }: Listener): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, hear, { signal, capture: type === 'paste' })
  const holdsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
    transfer?.types.includes('Files') ?? false
  // The editor's field is inside a shadow tree.
  const placeOf = (event: Event) => event.composedPath()[0] ?? null
  // The last element entered: the browser enters a child before it leaves the parent, and never leaves an element that was removed.
  let entered: EventTarget | null = null
  function leave() {
    entered = null
    onOver(0)
  }
  on('dragenter', (event) => {
    if (!holdsFiles(event.dataTransfer)) return
    entered = placeOf(event)
    onOver(Math.max(event.dataTransfer.items.length, 1))
  })
  on('dragleave', (event) => placeOf(event) === entered && leave())
  on('dragover', (event) => holdsFiles(event.dataTransfer) && event.preventDefault())
  on('drop', (event) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    leave()
    onDrop(listDroppedFiles(takeDropped(event.dataTransfer)))
  })
  on('paste', (event) => {
    const transfer = event.clipboardData
    if (!holdsFiles(transfer)) return
    // A spreadsheet also puts a picture of its cells on the clipboard, and a file manager also puts the file names there as text.
    const text = transfer.getData('text/plain')
    if (text && ![...transfer.files].every(({ name }) => text.includes(name))) return
    event.preventDefault()
    onPaste([...transfer.files])
  })
  return () => listening.abort()
}

type Launch = { files?: readonly FileSystemFileHandle[] }
type LaunchQueue = { setConsumer(consume: (launch: Launch) => void): void }

/** Watches for files the installed app was opened with, if the browser supports that. They are read, never sent. */
export function watchLaunchedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) onFiles(await Promise.all(files.map((handle) => handle.getFile())))
  })
}
