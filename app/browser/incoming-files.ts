import { type Dropped, type DroppedFiles, listDroppedFiles, type Transfer } from './dropped-files.ts'

type Listener = {
  /** How many files are held over the page, 1 where the browser does not tell yet. */
  onOver: (count: number) => void
  /** Folders take a while to be walked through. */
  onDrop: (dropped: Promise<DroppedFiles>) => void
  onPaste: (files: File[]) => void
}

/** All that was dropped; a transfer is empty once its event is over, so it is taken before anything is awaited. */
export const takeDropped = ({ items }: Transfer): Dropped[] =>
  Array.from(items, (item) => ({ entry: item.webkitGetAsEntry?.(), file: item.getAsFile() }))

/** Hears of files dropped anywhere on the page or pasted into it, so that no browser leaves the page for one; the returned function ends that. */
export function watchIncomingFiles({ onOver, onDrop, onPaste }: Listener): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const holdsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
    transfer?.types.includes('Files') ?? false
  // An editor has its field in a tree of its own.
  const placeOf = (event: Event) => event.composedPath()[0] ?? null
  // What was entered last: entering a child comes before leaving its parent, and what is removed meanwhile is never left.
  let entered: EventTarget | null = null
  function leave() {
    entered = null
    onOver(0)
  }
  document.addEventListener(
    'dragenter',
    (event) => {
      if (!holdsFiles(event.dataTransfer)) return
      entered = placeOf(event)
      onOver(Math.max(event.dataTransfer.items.length, 1))
    },
    { signal },
  )
  document.addEventListener('dragleave', (event) => placeOf(event) === entered && leave(), { signal })
  document.addEventListener('dragover', (event) => holdsFiles(event.dataTransfer) && event.preventDefault(), { signal })
  document.addEventListener(
    'drop',
    (event) => {
      if (!holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      leave()
      onDrop(listDroppedFiles(takeDropped(event.dataTransfer)))
    },
    { signal },
  )
  document.addEventListener(
    'paste',
    (event) => {
      const transfer = event.clipboardData
      if (!holdsFiles(transfer)) return
      // A spreadsheet puts a picture of its cells beside their text, a file manager the names of the files.
      const text = transfer.getData('text/plain')
      if (text && ![...transfer.files].every(({ name }) => text.includes(name))) return
      event.preventDefault()
      onPaste([...transfer.files])
    },
    { signal, capture: true },
  )
  return () => listening.abort()
}

type Launch = { files?: readonly FileSystemFileHandle[] }
type LaunchQueue = { setConsumer(consume: (launch: Launch) => void): void }

/** Hears of the file the installed site was opened with, where the browser can do that; it is read, never sent. */
export function watchLaunchedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) onFiles(await Promise.all(files.map((handle) => handle.getFile())))
  })
}
