type Fail = (error: unknown) => void
export type Reader = { readEntries(take: (entries: Entry[]) => void, fail: Fail): void }

/** The part of a `FileSystemEntry` we use. A folder has `createReader`, a file has `file`. */
export type Entry = { name: string; file?(take: (file: File) => void, fail: Fail): void; createReader?(): Reader }

/** The part of a `DataTransfer` we use. Some browsers have no entries. */
export type Transfer = { items: Iterable<{ getAsFile(): File | null; webkitGetAsEntry?(): Entry | null }> }

/** A dropped item: its entry, where the browser has entries, and its file. */
export type Dropped = { entry: Entry | null | undefined; file: File | null }

type Listener = {
  /** How many files are being dragged over the page. 1 if the browser does not say yet, 0 if none. */
  onOver: (count: number) => void
  onDrop: (dropped: Dropped[]) => void
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
    onDrop(takeDropped(event.dataTransfer))
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
