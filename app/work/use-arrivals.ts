import { type RefObject, useContext, useEffect, useLayoutEffect } from 'react'
import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import { watchIncomingFiles, watchLaunchedFiles } from '#app/browser/incoming-files.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import { dropHandOver, takeLeft } from '#app/offline/keeper.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Takes } from './desk.ts'
import type { Arrival, Intake } from './intake.ts'
import { firstOpened, isFolder, partMissing, unreadable } from './messages.ts'
import { LoadOnward } from './onward.tsx'

/** How a desk takes in what comes from elsewhere. */
export type Receiving = {
  /** The tool, to which other pages hand texts and files; `''` is home, with which other apps share them. */
  slug: string
  /** Takes in a text that has come from elsewhere, usually by `replace`, and does what its task says. */
  onText?: (arrival: Arrival<File>) => void
  /** Takes a file that turned out to be no text; without this it is refused with its type. */
  onBytes?: (file: File, type: FileType | null) => void
  /** Takes files as they are: such a tool never reads one as text. */
  onFiles?: (files: File[], task: string | null, dropped: DroppedFiles | null) => void
  /** What it makes of files, where that is not the text of one. */
  takes?: Exclude<Takes, 'text'>
  /** Takes the texts of a link by the names the tool declares, where there are others than `text`. */
  onLink?: (texts: Readonly<Record<string, string>>) => void
  /** Nobody can tell how long a text will be worked on: what a link brings is held, however short. */
  isRisky?: boolean
}

/** What stands between a desk and what comes to it. */
export type Door = {
  options: RefObject<Receiving>
  intake: Intake<File>
  /** Counts the visitor's acts, so that what took long to come knows whether it is still wanted. */
  acts: RefObject<number>
  interrupt: () => void
  /** Before anything arrives. */
  onStart: () => void
  /** How many files are held over the page. */
  onOver: (count: number) => void
  /** Whether what a link brought is to be held. */
  onHold: (isHeld: boolean) => void
  readSettings: () => Readonly<Record<string, unknown>>
  /** Sets them without remembering: they are not what the visitor chose. */
  set: (settings: Readonly<Record<string, unknown>>) => void
}

/** All that comes to a desk from elsewhere: files, what another page or app has left, and what a link holds. */
export function useArrivals(door: Door): (files: File[]) => void {
  const { options, intake, acts, interrupt, onStart, onOver } = door
  const loadOnward = useContext(LoadOnward)

  function receive(files: File[], task: string | null = null, dropped: DroppedFiles | null = null) {
    const { onFiles, takes } = options.current
    const [file] = files
    const [unread] = [...(dropped?.folders ?? []).map(isFolder), ...(dropped?.unreadable ?? []).map(() => unreadable)]
    interrupt()
    if (files.length > 1 && takes !== 'files') showToast({ title: firstOpened(files.length) })
    if (!file && unread) intake.refuse(unread)
    else if (onFiles) onFiles(files, task, dropped)
    else if (file) void intake.open(file, task)
  }

  async function receiveDrop(listed: Promise<DroppedFiles>) {
    const act = ++acts.current
    const dropped = await listed.catch((error: unknown) => console.error(error))
    if (act !== acts.current) return
    if (dropped) receive(dropped.files, null, dropped)
    else intake.refuse(unreadable)
  }

  /** What there may be for this page; what takes it is fetched only then. */
  function take() {
    const given = takeLeft()
    if (given === null && location.hash.length < 2 && !history.state?.isSent) return
    import('./arrive.ts').then(
      ({ arrive }) => arrive({ ...door, given, loadOnward, receive }),
      () => {
        dropHandOver(given)
        intake.refuse(partMissing)
      },
    )
  }

  useLayoutEffect(() => {
    onStart()
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  useEffect(() => {
    watchLaunchedFiles((files) => receive(files, ''))
    return watchIncomingFiles({ onOver, onDrop: receiveDrop, onPaste: (files) => receive(files) })
  }, [])
  return (files) => receive(files)
}
