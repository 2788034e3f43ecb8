import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { readPreference, writePreference } from '#app/browser/storage.ts'
import { useLatest } from '#app/ui/island/use-latest.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import type { Receiving } from '../in/arrival-types.ts'
import { createIntake, prepareLine, type Takes } from '../in/intake.ts'
import { useArrivals } from '../in/use-arrivals.ts'
import { lazyFloor } from '../lazy-floor.ts'
import { createDesk, type DeskOptions } from './desk.ts'
import { countChanged, isInitial } from './options.ts'

type Options<S, A> = Receiving &
  DeskOptions<S, A> & {
    /** Focuses the main field, if that is not a text pane. */
    focus?: () => void
  }

/** A tool's desk: its state, how text comes in, and how to undo a replacement. */
export type Desk<S, A> = ReturnType<typeof useDesk<S, A>>

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S, A>) {
  const current = useLatest(options)
  const pane = useRef<TextPaneHandle>(null)
  const [over, setOver] = useState(0)
  const focus = () => (current.current.focus ? current.current.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>((...given) => lazyFloor.load().then(({ readFile }) => readFile(...given)), {
      onText: (arrival) => desk.accept(() => current.current.onText?.(arrival), arrival.task),
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
  const [{ state, held, offer, era, isFirst }, setShown] = useState(desk.read)
  useLayoutEffect(() => {
    const show = () => setShown(desk.read())
    show()
    return desk.watch(show)
  }, [])
  useSyncExternalStore(intake.watch, intake.read, intake.read)
  const receive = useArrivals({ ...desk, options: current, intake }, { recall: desk.recall, onOver: setOver })
  const { dispatch, show, fill, edit, replace, unhold, share, readSettings } = desk
  const { settings, verb = 'open' } = options
  const takes: Takes = options.takes ?? 'file'

  return {
    ...{ state, isFirst, dispatch, show, fill, edit, replace, unhold, share, intake, receive, takes, verb },
    /** The state without the text of a link that waits for Run. Tools process this one. */
    ready: held === null ? state : { ...initialState, settings: (state as { settings?: object }).settings },
    /** The state as it is now, even before the next render. */
    read: () => desk.read().state,
    /** Undoes the last replacement, until the next edit; after that, Ctrl+Z uses the field's own history. */
    undo: offer && desk.undo,
    /** The pane that offers Undo, if not the input pane. */
    undoPane: offer?.place?.pane,
    /** The replacements, as part of each field's history. */
    line: useMemo(() => ({ era, back: desk.back, forward: desk.forward, travel: desk.travel }), [era]),
    /** Whether the text of a link waits for Run. */
    isHeld: held !== null,
    release: desk.release,
    /** Restores the default settings; null if they are unchanged. */
    reset: settings && !isInitial(settings, readSettings()) ? desk.reset : null,
    /** How many of these settings are not at their default. */
    countChanged: (...names: string[]) => countChanged(settings ?? {}, readSettings(), names),
    /** How many files are being dragged over the page. */
    over,
    /** The main field: it gets the focus when the focused element disappears. */
    pane,
    focus,
  }
}
