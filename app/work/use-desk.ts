import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { readFile } from '#app/browser/read-file.ts'
import { readPreference, writePreference } from '#app/browser/storage.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import type { Settings } from '#app/lib/settings.ts'
import type { Line } from '#app/ui/text-pane/eras.ts'
import type { TextPaneHandle } from '#app/ui/text-pane/text-pane.tsx'
import { showToast } from '#app/ui/toast.ts'
import { prepareLine, type Takes } from './desk.ts'
import type { Receiving } from './door.ts'
import { createIntake, type Intake } from './intake.ts'
import { optionsReset, undoLabel } from './messages.ts'
import { isInitial, keepOptions, recallOptions } from './options.ts'
import { useArrivals } from './use-arrivals.ts'
import { type ReplaceOptions, useReplacements } from './use-replacements.ts'
import { useLatest } from './use-stable.ts'

type SettingsOf<S> = S extends { settings: infer V } ? V : never

type Options<S, A> = Receiving & {
  /** Whether there is anything an undo could bring back. */
  isEmpty: (state: S) => boolean
  /** Gives the focus to the main field, where that is no text pane. */
  focus?: () => void
  /** What the tool declares of its settings: those the visitor chooses are remembered, and can be reset. */
  settings?: Settings
  /** Sets several, where that is more than an action of type `set`. */
  onSettings?: (settings: Partial<SettingsOf<S>>, dispatch: (action: A) => void) => void
  /** What the visitor typed, by the names the tool declares for links; where this is not given they are those of the state. */
  texts?: (state: S) => Readonly<Record<string, PaneText>>
  /** Does what a held link was meant for, where that is more than to work on what is there. */
  onRelease?: (task: string) => void
  /** What brings back the state before a replacement, where the state keeps a history of its own. */
  undoAction?: A
  /** Settings that have a meaning together alone: where one was chosen since, an undo leaves them all. */
  boundSettings?: readonly string[]
}

/** What a link to a page can hold; of the texts those that its tool declares. */
export type Shared = {
  slug: string
  settings: Readonly<Record<string, unknown>>
  texts: Readonly<Record<string, PaneText>>
}

/** What stands on a tool's desk: its state, how text comes in, and how what was replaced comes back. */
export type Desk<S, A> = {
  state: S
  /** The state as it is now, also where a render is still to come. */
  read: () => S
  /** A change that is neither typing nor a replacement: settings, which are remembered, and what work has found. */
  dispatch: (action: A) => void
  /** The same where it is not what the visitor chose, and so not remembered. */
  show: (action: A) => void
  /** The visitor typed: nothing older may come between, and there is nothing to undo but the typing. */
  edit: (action: A) => void
  /** Something takes the place of the visitor's text; that can be undone. */
  replace: (action: A, options?: ReplaceOptions) => void
  /** Undoes the last replacement, until the next edit; a field goes on back from there by itself. */
  undo: (() => void) | null
  /** The pane that this is offered in, where it is not the one text is typed in. */
  undoPane: string | undefined
  /** The replacements as a part of the history of each field. */
  line: Line
  /** What a link brought is not worked on yet; this does it. */
  release: (() => void) | null
  /** It is worked on by other means. */
  unhold: () => void
  /** What a link to this page would hold, text and all. */
  share: () => Shared
  /** Brings back the settings the tool begins with, where others are chosen. */
  reset: (() => void) | null
  intake: Intake<File>
  /** Files opened, dropped, pasted or launched. */
  receive: (files: File[]) => void
  takes: Takes
  verb: string
  /** How many files are held over the page. */
  over: number
  /** The main field, where the focus goes when what held it has gone. */
  pane: RefObject<TextPaneHandle | null>
  focus: () => void
}

export function useDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, options: Options<S, A>): Desk<S, A> {
  const [state, setState] = useState(initialState)
  const [over, setOver] = useState(0)
  const [held, setHeld] = useState<string | null>(null)
  const latest = useRef(state)
  const current = useLatest(options)
  // Counts the visitor's acts, so that what took long to list knows whether it is still wanted.
  const acts = useRef(0)
  const pane = useRef<TextPaneHandle>(null)
  const focus = () => (options.focus ? options.focus() : pane.current?.focus())
  const [intake] = useState(() =>
    createIntake<File>(readFile, {
      onText: (arrival) => current.current.onText?.(arrival),
      prepare: options.takes === 'line' ? prepareLine : undefined,
      keepsMark: options.keepsMark,
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
  function dispatch(action: A) {
    setHeld(null)
    choose(reduce(latest.current, action))
    replacements.review()
  }
  /** As what comes from elsewhere is shown: it is not what the visitor chose. */
  const show = (action: A) => showNow(reduce(latest.current, action))

  function setAll(settings: Partial<SettingsOf<S>>, set = dispatch) {
    if (options.onSettings) options.onSettings(settings, set)
    else set({ type: 'set', settings } as A)
  }

  function reset() {
    const before = settingsOf(latest.current)
    const kept = readPreference(optionsName)
    setAll(settingsOf(initialState))
    const run = () => {
      setAll(before, show)
      writePreference(optionsName, kept)
    }
    showToast({ title: optionsReset, action: { label: undoLabel, run } })
  }

  /** Whatever is still on its way in is older than what the visitor does now. */
  function interrupt() {
    acts.current++
    setHeld(null)
    intake.interrupt()
  }

  const { undoAction } = options
  const replacements = useReplacements<S>(
    useLatest({
      latest,
      isEmpty: options.isEmpty,
      undo: undoAction ? (now: S) => reduce(now, undoAction) : null,
      bound: options.boundSettings ?? [],
      interrupt,
      choose,
      focus,
    }),
  )

  function edit(action: A) {
    interrupt()
    replacements.write()
    dispatch(action)
  }

  const replace = (action: A, options: ReplaceOptions = {}) =>
    replacements.replace(() => (options.isChosen ? choose : showNow)(reduce(latest.current, action)), options)

  const receive = useArrivals({
    options: current,
    intake,
    acts,
    interrupt,
    // Before anything arrives, for that may choose settings of its own.
    onStart() {
      const kept = declared && readPreference(optionsName)
      const now = settingsOf(latest.current)
      if (kept) setAll({ ...now, ...recallOptions(declared, kept, now) })
    },
    onOver: setOver,
    onHold: setHeld,
    readSettings: () => settingsOf(latest.current),
    set: (settings) => setAll(settings as Partial<SettingsOf<S>>, show),
  })
  useSyncExternalStore(intake.watch, intake.read, intake.read)

  return {
    state,
    read: () => latest.current,
    dispatch,
    edit,
    replace,
    undo: replacements.offer && replacements.undo,
    undoPane: replacements.offer?.place?.pane,
    line: replacements.line,
    release:
      held === null
        ? null
        : () => {
            setHeld(null)
            current.current.onRelease?.(held)
          },
    show,
    unhold: () => setHeld(null),
    share: () => ({
      slug: options.slug,
      settings: settingsOf(latest.current),
      texts: options.texts?.(latest.current) ?? (latest.current as Shared['texts']),
    }),
    reset: declared && !isInitial(declared, settingsOf(state)) ? reset : null,
    intake,
    receive,
    takes: options.takes ?? 'file',
    verb: options.verb ?? 'open',
    over,
    pane,
    focus,
  }
}
