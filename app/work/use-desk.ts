import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { watchIncomingFiles, watchLaunchedFiles } from '#app/browser/incoming-files.ts'
import { readFile, readUtf8 } from '#app/browser/text-file.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { takeHandOver, takeShared } from '#app/offline/hand-over.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { dismissToast, showToast, type Toast } from '#app/ui/toast.ts'
import { type Replaced, undoReplacement } from './desk.ts'
import { type Arrival, createIntake, type Intake } from './intake.ts'
import { handOverLost, takesNoFiles, textReplaced, undoLabel } from './messages.ts'
import { useLatest } from './use-stable.ts'

type Options<S> = {
  /** The tool, to which other pages hand texts and files; `''` is home, with which other apps share them. */
  slug: string
  /** Whether there is anything an undo could bring back. */
  isEmpty: (state: S) => boolean
  /** Takes in a text that has come from elsewhere, usually by `replace`, and does what its task says. */
  onText?: (arrival: Arrival<File>) => void
  /** Takes a file that turned out to be no text; without this it is refused with its type. */
  onBytes?: (file: File, type: FileType | null) => void
  /** Gives the focus to the main field, where that is no text pane. */
  focus?: () => void
  /** Takes files as they are: such a tool never reads one as text. */
  onFiles?: (files: File[], task: string | null) => void
}

type ReplaceOptions = {
  /** What the toast with the undo says. */
  toast?: Toast
  /** Brings back what the state does not hold, an answer for example. */
  restore?: () => void
  /** The same once more, in another charset: an undo goes behind the first time. */
  isAgain?: boolean
}

type Offer<S> = Replaced<S> & { restore: (() => void) | undefined; toast: number }

/** What stands on a tool's desk: its state, how text comes in, and how what was replaced comes back. */
export type Desk<S, A> = {
  state: S
  /** The state as it is now, also where a render is still to come. */
  read: () => S
  /** A change that is neither typing nor a replacement: settings, what work has found. */
  dispatch: (action: A) => void
  /** The visitor typed: nothing older may come between, and there is nothing to undo but the typing. */
  edit: (action: A) => void
  /** Something takes the place of the visitor's text; that can be undone until the next edit. */
  replace: (action: A, options?: ReplaceOptions) => void
  undo: (() => void) | null
  intake: Intake<File>
  /** Files opened, dropped, pasted or launched. */
  receive: (files: File[], task?: string | null) => void
  takesFiles: boolean
  /** Files are held over the page. */
  isOver: boolean
  /** The main field, where the focus goes when what held it has gone. */
  pane: RefObject<TextPaneHandle | null>
  focus: () => void
}

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S>): Desk<S, A> {
  const [state, setState] = useState(initialState)
  const [offer, setOffer] = useState<Offer<S> | null>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(state)
  const current = useLatest(options)
  const offered = useRef(offer)
  const pane = useRef<TextPaneHandle>(null)
  const focus = () => (options.focus ? options.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>(readFile, {
      onText: (arrival) => current.current.onText?.(arrival),
      onBytes: options.onBytes && ((file, type) => current.current.onBytes?.(file, type)),
    }),
  )

  function show(next: S) {
    latest.current = next
    setState(next)
  }
  const dispatch = (action: A) => show(reduce(latest.current, action))

  /** Offers an undo, or none, in the place of the one before. */
  function setUndo(next: Offer<S> | null) {
    if (offered.current) dismissToast(offered.current.toast)
    offered.current = next
    setOffer(next)
  }

  function edit(action: A) {
    intake.interrupt()
    setUndo(null)
    dispatch(action)
  }

  function undo(replaced: Offer<S>) {
    intake.interrupt()
    flushSync(() => {
      setUndo(null)
      show(undoReplacement(replaced, latest.current))
      replaced.restore?.()
    })
    focus()
  }

  function replace(action: A, { toast = { title: textReplaced }, restore, isAgain = false }: ReplaceOptions = {}) {
    const before = latest.current
    intake.interrupt()
    dispatch(action)
    if (isAgain) return
    setUndo(null)
    if (current.current.isEmpty(before)) return
    const replaced: Offer<S> = { before, after: latest.current, restore, toast: 0 }
    replaced.toast = showToast({ ...toast, action: { label: undoLabel, run: () => undo(replaced) } })
    setUndo(replaced)
  }

  function receive(files: File[], task: string | null = null) {
    const { onFiles, onText } = current.current
    const [file] = files
    if (onFiles) onFiles(files, task)
    else if (onText && file) void intake.open(file, task)
    else intake.refuse(takesNoFiles)
  }

  async function receiveHandOver(slug: string) {
    const left = await (slug ? takeHandOver(slug) : takeShared())
    if (!left) return
    const { task } = left
    const take = (text: PaneText) => current.current.onText?.({ text, task, isAgain: false, opened: null })
    if ('isLost' in left) return intake.refuse(handOverLost)
    if ('text' in left) return take(left.text)
    const { kind, name, content } = left.parcel
    if (kind === 'file') receive([content instanceof File ? content : new File([content], name)], task)
    else take(typeof content === 'string' ? content : await readUtf8(content))
  }

  useLayoutEffect(() => {
    void receiveHandOver(options.slug)
  }, [options.slug])
  useEffect(() => {
    const onFiles = (files: File[]) => receive(files)
    watchLaunchedFiles((files) => receive(files, ''))
    return watchIncomingFiles({ onOver: setOver, onFiles })
  }, [])
  useSyncExternalStore(intake.watch, intake.read, intake.read)

  return {
    state,
    read: () => latest.current,
    dispatch,
    edit,
    replace,
    undo: offer && (() => undo(offer)),
    intake,
    receive,
    takesFiles: Boolean(options.onFiles ?? options.onText),
    isOver,
    pane,
    focus,
  }
}
