import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { DroppedFiles } from '#app/browser/dropped-files.ts'
import { watchIncomingFiles, watchLaunchedFiles } from '#app/browser/incoming-files.ts'
import { readPreference, writePreference } from '#app/browser/storage.ts'
import type { FileType } from '#app/lib/file-types.data.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Settings } from '#app/lib/settings.ts'
import { takeHandOver, takeSent, takeShared } from '#app/offline/take-over.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { dismissToast, showToast, type Toast } from '#app/ui/toast.ts'
import { canTakeFiles, type Replaced, undoReplacement } from './desk.ts'
import { type Arrival, createIntake, type Intake } from './intake.ts'
import {
  handOverLost,
  isFolder,
  optionsReset,
  sentNotKept,
  takesNoFiles,
  textReplaced,
  undoLabel,
  unreadable,
} from './messages.ts'
import { isInitial, keepOptions, recallOptions } from './options.ts'
import { useLatest } from './use-stable.ts'

type SettingsOf<S> = S extends { settings: infer V } ? V : never

type Options<S, A> = {
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
  onFiles?: (files: File[], task: string | null, dropped: DroppedFiles | null) => void
  /** `false` where `onText` is for what other pages hand over alone. */
  takesFiles?: boolean
  /** What the tool declares of its settings: those the visitor chooses are remembered, and can be reset. */
  settings?: Settings
  /** Sets them all, where that is more than an action of type `set`. */
  onSettings?: (settings: SettingsOf<S>) => void
  /** What brings back the state before a replacement, where the state keeps a history of its own. */
  undoAction?: A
}

type ReplaceOptions = {
  /** What the toast with the undo says. */
  toast?: Toast
  /** Brings back what the state does not hold, an answer for example. */
  restore?: () => void
  /** The same once more, in another charset: an undo goes behind the first time. */
  isAgain?: boolean
  /** The settings that change with it are the visitor's choice, and remembered. */
  isChosen?: boolean
}

type Offer<S> = Replaced<S> & { restore: (() => void) | undefined; toast: number }

// How files are told apart is fetched with the first of them.
const readLazily: Parameters<typeof createIntake<File>>[0] = async (file, options) =>
  (await import('#app/browser/read-file.ts')).readFile(file, options)

/** What stands on a tool's desk: its state, how text comes in, and how what was replaced comes back. */
export type Desk<S, A> = {
  state: S
  /** The state as it is now, also where a render is still to come. */
  read: () => S
  /** A change that is neither typing nor a replacement: settings, which are remembered, and what work has found. */
  dispatch: (action: A) => void
  /** The visitor typed: nothing older may come between, and there is nothing to undo but the typing. */
  edit: (action: A) => void
  /** Something takes the place of the visitor's text; that can be undone until the next edit. */
  replace: (action: A, options?: ReplaceOptions) => void
  undo: (() => void) | null
  /** Brings back the settings the tool begins with, where others are chosen. */
  reset: (() => void) | null
  intake: Intake<File>
  /** Files opened, dropped, pasted or launched. */
  receive: (files: File[]) => void
  takesFiles: boolean
  /** Files are held over the page. */
  isOver: boolean
  /** The main field, where the focus goes when what held it has gone. */
  pane: RefObject<TextPaneHandle | null>
  focus: () => void
}

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S, A>): Desk<S, A> {
  const [state, setState] = useState(initialState)
  const [offer, setOffer] = useState<Offer<S> | null>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(state)
  const current = useLatest(options)
  const offered = useRef(offer)
  // Counts the visitor's acts, so that what took long to list knows whether it is still wanted.
  const acts = useRef(0)
  const pane = useRef<TextPaneHandle>(null)
  const focus = () => (options.focus ? options.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>(readLazily, {
      onText: (arrival) => current.current.onText?.(arrival),
      onBytes: options.onBytes && ((file, type) => current.current.onBytes?.(file, type)),
    }),
  )

  function showNow(next: S) {
    latest.current = next
    setState(next)
  }
  const settingsOf = (state: S) => (state as { settings: SettingsOf<S> & Record<string, unknown> }).settings
  const { settings: declared } = options
  const optionsName = `options:${options.slug}`

  /** Shows what the visitor made of it; settings chosen with that are remembered. */
  function choose(next: S) {
    const before = settingsOf(latest.current)
    showNow(next)
    if (!declared || before === settingsOf(next) || readPreference('options') === 'off') return
    writePreference(optionsName, keepOptions(declared, readPreference(optionsName), before, settingsOf(next)))
  }
  const dispatch = (action: A) => choose(reduce(latest.current, action))

  function setAll(settings: SettingsOf<S>) {
    if (options.onSettings) options.onSettings(settings)
    else dispatch({ type: 'set', settings } as A)
  }

  function reset() {
    const before = settingsOf(latest.current)
    setAll(settingsOf(initialState))
    showToast({ title: optionsReset, action: { label: undoLabel, run: () => setAll(before) } })
  }

  /** Offers an undo, or none, in the place of the one before. */
  function setUndo(next: Offer<S> | null) {
    if (offered.current) dismissToast(offered.current.toast)
    offered.current = next
    setOffer(next)
  }

  /** Whatever is still on its way in is older than what the visitor does now. */
  function interrupt() {
    acts.current++
    intake.interrupt()
  }

  function edit(action: A) {
    interrupt()
    setUndo(null)
    dispatch(action)
  }

  function undo(replaced: Offer<S>) {
    const { undoAction } = current.current
    interrupt()
    flushSync(() => {
      setUndo(null)
      choose(undoAction ? reduce(latest.current, undoAction) : undoReplacement(replaced, latest.current))
      replaced.restore?.()
    })
    focus()
  }

  function replace(action: A, options: ReplaceOptions = {}) {
    const { toast = { title: textReplaced }, restore, isAgain = false, isChosen = false } = options
    const { isEmpty } = current.current
    const before = latest.current
    interrupt()
    const show = isChosen ? choose : showNow
    show(reduce(before, action))
    // A second Clear takes nothing away, and so not the undo of the first either.
    if (isAgain || (isEmpty(before) && isEmpty(latest.current))) return
    setUndo(null)
    if (isEmpty(before)) return
    const replaced: Offer<S> = { before, after: latest.current, restore, toast: 0 }
    replaced.toast = showToast({ ...toast, action: { label: undoLabel, run: () => undo(replaced) } })
    setUndo(replaced)
  }

  function receive(files: File[], task: string | null = null, dropped: DroppedFiles | null = null) {
    const { onFiles } = current.current
    const [file] = files
    const [unread] = [...(dropped?.folders ?? []).map(isFolder), ...(dropped?.unreadable ?? []).map(() => unreadable)]
    interrupt()
    if (!canTakeFiles(current.current)) intake.refuse(takesNoFiles)
    else if (!file && unread) intake.refuse(unread)
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

  async function receiveHandOver(slug: string) {
    if (takeSent()) return intake.refuse(sentNotKept)
    const left = await (slug ? takeHandOver(slug) : takeShared())
    if (!left) return
    const { task } = left
    const take = (text: PaneText) => current.current.onText?.({ text, task, isAgain: false, opened: null })
    if ('isLost' in left) return intake.refuse(handOverLost)
    if ('text' in left) return take(left.text)
    const { kind, name, content } = left.parcel
    if (kind === 'file') receive([content instanceof File ? content : new File([content], name)], task)
    else
      take(typeof content === 'string' ? content : await (await import('#app/browser/text-file.ts')).readUtf8(content))
  }

  // Before anything arrives, for that may choose settings of its own.
  useLayoutEffect(() => {
    const kept = declared && readPreference(optionsName)
    const now = settingsOf(latest.current)
    if (kept) setAll({ ...now, ...recallOptions(declared, kept, now) })
    void receiveHandOver(options.slug)
  }, [options.slug])
  useEffect(() => {
    watchLaunchedFiles((files) => receive(files, ''))
    return watchIncomingFiles({ onOver: setOver, onDrop: receiveDrop, onPaste: (files) => receive(files) })
  }, [])
  useSyncExternalStore(intake.watch, intake.read, intake.read)

  return {
    state,
    read: () => latest.current,
    dispatch,
    edit,
    replace,
    undo: offer && (() => undo(offer)),
    reset: declared && !isInitial(declared, settingsOf(state)) ? reset : null,
    intake,
    receive: (files) => receive(files),
    takesFiles: canTakeFiles(options),
    isOver,
    pane,
    focus,
  }
}
