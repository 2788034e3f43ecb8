import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { readFile } from '#app/browser/read-file.ts'
import { readPreference, writePreference } from '#app/browser/storage.ts'
import type { Line } from '#app/ui/text-pane/eras.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import type { Receiving } from '../in/arrival-types.ts'
import { createIntake, type Intake } from '../in/intake.ts'
import { prepareLine, type Takes } from '../in/single-line.ts'
import { useArrivals } from '../in/use-arrivals.ts'
import { createDesk, type DeskOptions, type ReplaceOptions, type Shared } from './desk.ts'
import { isInitial } from './options.ts'
import { useLatest } from './use-stable.ts'

type Options<S, A> = Receiving &
  DeskOptions<S, A> & {
    /** Gives the focus to the main field, where that is no text pane. */
    focus?: () => void
  }

/** What stands on a tool's desk: its state, how text comes in, and how what was replaced comes back. */
export type Desk<S, A> = {
  state: S
  /** The state, but without the text of a link that waits for the visitor's word: what work is done on. */
  ready: S
  /** The state as it is now, even before the next render. */
  read: () => S
  /** A change that is neither typing nor a replacement: settings, which are remembered, and what work has found. */
  dispatch: (action: A) => void
  /** The same where the visitor did not choose it: it is not remembered. */
  show: (action: A) => void
  /** The visitor typed: nothing older may come in between, and only the typing can be undone. */
  edit: (action: A) => void
  /** Something takes the place of the visitor's text; that can be undone. */
  replace: (action: A, options?: ReplaceOptions) => void
  /** Undoes the last replacement, until the next edit; from there a field goes on with its own history. */
  undo: (() => void) | null
  /** The pane that offers the undo, where that is not the one the visitor types in. */
  undoPane: string | undefined
  /** The replacements, as a part of the history of each field. */
  line: Line
  /** Works on what a link brought, where that waits. */
  release: (() => void) | null
  /** Something else works on it. */
  unhold: () => void
  /** What a link to this page would hold, with the text. */
  share: () => Shared
  /** Brings back the tool's first settings, where others are chosen. */
  reset: (() => void) | null
  intake: Intake<File>
  /** Files opened, dropped, pasted or launched. */
  receive: (files: File[]) => void
  takes: Takes
  verb: string
  /** How many files are held over the page. */
  over: number
  /** The main field, where the focus goes when what had it is gone. */
  pane: RefObject<TextPaneHandle | null>
  focus: () => void
}

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S, A>): Desk<S, A> {
  const current = useLatest(options)
  const pane = useRef<TextPaneHandle>(null)
  const [over, setOver] = useState(0)
  const focus = () => (current.current.focus ? current.current.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>(readFile, {
      onText: (arrival) => current.current.onText?.(arrival),
      prepare: options.takes === 'line' ? prepareLine : undefined,
      keepsMark: options.keepsMark,
      onBytes: options.onBytes && ((file, type) => current.current.onBytes?.(file, type)),
    }),
  )
  const [desk] = useState(() =>
    createDesk(reduce, initialState, {
      options: () => current.current,
      interruptIntake: intake.interrupt,
      storage: { read: readPreference, write: writePreference },
      draw: flushSync,
      focus,
    }),
  )
  // A state of React, so that a transition can draw it in portions.
  const [{ state, held, offer, era }, setShown] = useState(desk.read)
  useLayoutEffect(() => {
    const show = () => setShown(desk.read())
    show()
    return desk.watch(show)
  }, [])
  useSyncExternalStore(intake.watch, intake.read, intake.read)
  const receive = useArrivals({ ...desk, options: current, intake, onOver: setOver })
  const line = useMemo(() => ({ era, back: desk.back, forward: desk.forward, travel: desk.travel }), [era])
  const { dispatch, show, edit, replace, unhold, share, readSettings } = desk
  const { settings, takes = 'file', verb = 'open' } = options

  return {
    ...{ state, dispatch, show, edit, replace, unhold, share, line, intake, receive, takes, verb, over, pane, focus },
    ready: held === null ? state : { ...initialState, settings: (state as { settings?: object }).settings },
    read: () => desk.read().state,
    undo: offer && desk.undo,
    undoPane: offer?.place?.pane,
    release: held === null ? null : desk.release,
    reset: settings && !isInitial(settings, readSettings()) ? desk.reset : null,
  }
}
