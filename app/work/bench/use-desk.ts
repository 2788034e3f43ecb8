import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { readPreference, writePreference } from '#app/browser/storage.ts'
import type { Line } from '#app/ui/text-pane/eras.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import type { Receiving } from '../in/arrival-types.ts'
import { createIntake, type Intake, prepareLine, type Takes } from '../in/intake.ts'
import { useArrivals } from '../in/use-arrivals.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { createDesk, type DeskOptions, type ReplaceOptions, type Shared } from './desk.ts'
import { isInitial } from './options.ts'
import { useLatest } from './use-stable.ts'

type Options<S, A> = Receiving &
  DeskOptions<S, A> & {
    /** Focuses the main field, if that is not a text pane. */
    focus?: () => void
  }

/** A tool's desk: its state, how text comes in, and how to undo a replacement. */
export type Desk<S, A> = {
  state: S
  /** The state without the text of a link that waits for Run. Tools process this one. */
  ready: S
  /** The state as it is now, even before the next render. */
  read: () => S
  /** A change that is neither typing nor a replacement: settings, which are remembered, and results. */
  dispatch: (action: A) => void
  /** The same for what the visitor did not choose, so it is not remembered. */
  show: (action: A) => void
  /** The visitor typed: cancels a file that is still loading and withdraws the offered Undo. */
  edit: (action: A) => void
  /** Replaces the visitor's text, which can be undone. */
  replace: (action: A, options?: ReplaceOptions) => void
  /** Undoes the last replacement, until the next edit; after that, Ctrl+Z uses the field's own history. */
  undo: (() => void) | null
  /** The pane that offers Undo, if not the input pane. */
  undoPane: string | undefined
  /** The replacements, as part of each field's history. */
  line: Line
  /** Processes the text of a link that waits for Run; null if none waits. */
  release: (() => void) | null
  /** Ends that wait: something else processes the text. */
  unhold: () => void
  /** What a link to this page would hold, including the text. */
  share: () => Shared
  /** Restores the default settings; null if they are unchanged. */
  reset: (() => void) | null
  intake: Intake<File>
  /** Takes in files. */
  receive: (files: File[]) => void
  takes: Takes
  verb: string
  /** How many files are being dragged over the page. */
  over: number
  /** The main field: it gets the focus when the focused element disappears. */
  pane: RefObject<TextPaneHandle | null>
  focus: () => void
}

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S, A>): Desk<S, A> {
  const current = useLatest(options)
  const pane = useRef<TextPaneHandle>(null)
  const [over, setOver] = useState(0)
  const focus = () => (current.current.focus ? current.current.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>((...given) => lazyFloor.load().then(({ readFile }) => readFile(...given)), {
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
  // React state, so that a transition can render it in pieces.
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
