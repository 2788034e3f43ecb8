import type { PaneText } from '#app/lib/long-text.ts'
import type { Settings } from '#app/lib/settings.ts'
import { createStore } from '#app/lib/store.ts'
import { dismissToast, showToast, type Toast } from '#app/ui/feedback/toast.ts'
import type { Direction } from '#app/ui/text-pane/snapshots.ts'
import { optionsReset, textReplaced, undoLabel } from '../messages.ts'
import { keepOptions, recallOptions } from './options.ts'
import { createUndoHistory, cross, type ReplacedPlace } from './undo-history.ts'

export type SettingsOf<S> = S extends { settings: infer V } ? V : never

/** How a tool sets up its desk. */
export type DeskOptions<S, A> = {
  slug: string
  /** Whether there is nothing for an undo to bring back. */
  isEmpty: (state: S) => boolean
  /** The settings the tool declares. The visitor's choices are remembered and can be reset. */
  settings?: Settings
  /** Sets several settings, if that takes more than an action of type `set`. */
  onSettings?: (settings: Partial<SettingsOf<S>>, dispatch: (action: A) => void) => void
  /** What the visitor typed, by the names the tool declares for links. Default: the fields of the state. */
  texts?: (state: S) => Readonly<Record<string, PaneText>>
  /** Does what a text or a file came for: right away, or on Run if the text of a link has to wait. */
  onTask?: (task: string) => void
  /** Goes back to the state before a replacement, for a state with its own history. */
  undoAction?: A
  /** Settings that only make sense together: if the visitor has changed one, an undo changes none of them. */
  boundSettings?: readonly string[]
}

/** What a link to a page can hold. Of the texts, only those the tool declares. */
export type Shared = {
  slug: string
  settings: Readonly<Record<string, unknown>>
  texts: Readonly<Record<string, PaneText>>
}

type ReplaceOptions = {
  /** What the toast with Undo says. */
  toast?: Toast
  /** Removes what the state does not hold, such as an answer; the returned function brings it back. */
  forget?: () => () => void
  /** The same text again, in another charset: Undo goes back to before the first time. */
  isAgain?: boolean
  /** The visitor chose the settings that change with it, so they are remembered. */
  isChosen?: boolean
  /** The pane that offers Undo, if not the input pane. */
  place?: ReplacedPlace
}

export type DeskState<S> = {
  state: S
  /** What a link asks for, while its text waits for Run; null if nothing waits. */
  held: string | null
  /** The undo that is offered now. */
  offer: { toast: number; place: ReplacedPlace | undefined } | null
  /** A new number after each replacement; an undo returns to the number before it. */
  era: number
  /** What the bench shows by itself at first sight still stands: it is neither shared nor worth an undo. */
  isFirst: boolean
}

/** What a desk needs from its page. */
type Page<S, A> = {
  /** The latest options: they change with each render. */
  options: () => DeskOptions<S, A>
  /** Cancels a file that is still loading. */
  interruptIntake: () => void
  storage: { read: (name: string) => string | null; write: (name: string, value: string | null) => void }
  /** Renders a change before it returns. */
  draw: (change: () => void) => void
  focus: () => void
}

/** A tool's state: remembers settings, undoes and redoes replacements, and holds back the text of a link. */
export function createDesk<S, A>(reduce: (state: S, action: A) => S, initialState: S, page: Page<S, A>) {
  const { options, interruptIntake, storage, draw, focus } = page
  const store = createStore<DeskState<S>>({ state: initialState, held: null, offer: null, era: 0, isFirst: false })
  const history = createUndoHistory<S>()
  // Counts the visitor's actions, so that a slow arrival can tell whether it is still wanted.
  const actions = { count: 0 }
  let [isTravel, hasInput] = [false, false]

  const { change } = store
  const read = () => store.read().state
  const showNow = (state: S) => change({ state })
  const settingsOf = (state: S) => (state as { settings: SettingsOf<S> & Record<string, unknown> }).settings
  const optionsName = () => `options:${options().slug}`

  /** Shows what the visitor chose and remembers new settings. */
  function choose(next: S) {
    const { settings: declared } = options()
    const before = settingsOf(read())
    showNow(next)
    if (!declared || before === settingsOf(next) || storage.read('options') === 'off') return
    storage.write(optionsName(), keepOptions(declared, storage.read(optionsName()), before, settingsOf(next)))
  }

  /** Offers this undo, or none, instead of the previous one. */
  function offerUndo(offer: DeskState<S>['offer']) {
    const before = store.read().offer
    if (before) dismissToast(before.toast)
    change({ offer })
  }

  const crossStep = (step: NonNullable<ReturnType<typeof history.read>>) =>
    cross(step, read(), options().boundSettings ?? [])

  /** A change that is neither typing nor a replacement: settings, which are remembered, and results. */
  function dispatch(action: A) {
    unhold()
    if ((action as { type?: string }).type !== 'set') change({ isFirst: false })
    choose(reduce(read(), action))
    // Don't offer an undo that would bring nothing back.
    const step = store.read().offer && history.read('back')
    if (step && !step.restore && crossStep(step) === read()) offerUndo(null)
  }

  /** The same for what the visitor did not choose, so it is not remembered. */
  const show = (action: A) => showNow(reduce(read(), action))

  function setAll(settings: Partial<SettingsOf<S>>, set = dispatch) {
    const { onSettings } = options()
    if (onSettings) onSettings(settings, set)
    else set({ type: 'set', settings } as A)
  }

  /** A link's text no longer waits for Run: something else processes it. */
  const unhold = () => void (store.read().held !== null && change({ held: null }))

  /** Cancels a file that is still loading: the visitor did something newer. */
  function interrupt() {
    actions.count++
    hasInput = true
    unhold()
    interruptIntake()
  }

  function travel(direction: Direction) {
    const step = history.read(direction)
    if (!step) return
    const { undoAction } = options()
    interrupt()
    draw(() => {
      const from = read()
      const restore = direction === 'forward' ? step.forget?.() : undefined
      choose(undoAction ? reduce(from, undoAction) : crossStep(step))
      history.take(direction, from, read(), { forget: step.forget, restore, place: step.place })
      if (direction === 'back') step.restore?.()
      change({ era: history.era })
      offerUndo(direction === 'back' ? null : { toast: 0, place: step.place })
    })
  }

  function undo() {
    const { place } = store.read().offer ?? {}
    travel('back')
    if (place) place.focus()
    else focus()
  }

  return {
    read: store.read,
    watch: store.watch,
    actions,
    interrupt,
    dispatch,
    show,
    undo,
    unhold,
    /** Fills the empty bench at first sight, unless a text or file was faster. The first typing, paste or load replaces it. */
    fill(action: A) {
      if (hasInput || !options().isEmpty(read())) return
      show(action)
      change({ isFirst: true })
    },
    /** Shows what came from elsewhere and does its task, or holds the task until Run. */
    accept(show: () => void, task: string | null, isHeld = false) {
      show()
      if (isHeld) change({ held: task })
      else if (task !== null) options().onTask?.(task)
    },
    back: () => travel('back'),
    forward: () => travel('forward'),
    /** Makes a change that moves along the history without adding to it. */
    travel(move: () => void) {
      isTravel = true
      move()
      isTravel = false
    },
    /** The visitor typed: cancels a file that is still loading and withdraws the offered Undo. */
    edit(action: A) {
      interrupt()
      if (!isTravel) history.write()
      offerUndo(null)
      dispatch(action)
    },
    /** Replaces the visitor's text, which can be undone. Returns whether it said so. */
    replace(action: A, { toast, forget, isAgain = false, isChosen = false, place }: ReplaceOptions = {}) {
      const { isEmpty } = options()
      const there = read()
      const isFromNothing = store.read().isFirst || isEmpty(there)
      const restore = forget?.()
      interrupt()
      change({ isFirst: false })
      ;(isChosen ? choose : showNow)(reduce(there, action))
      const here = read()
      if (isAgain) return void history.amend(here)
      // A second Clear removes nothing, so Undo still brings back the first.
      if (isFromNothing && isEmpty(here)) return false
      history.add({ there, here, forget, restore, place })
      change({ era: history.era })
      offerUndo(null)
      if (isFromNothing) return false
      offerUndo({ toast: showToast({ title: textReplaced, ...toast, action: { label: undoLabel, run: undo } }), place })
      return true
    },
    release() {
      const { held } = store.read()
      unhold()
      if (held !== null) options().onTask?.(held)
    },
    /** What a link to this page would hold, including the text. */
    share(): Shared {
      const { slug, texts } = options()
      const state = store.read().isFirst ? initialState : read()
      return { slug, settings: settingsOf(read()), texts: texts?.(state) ?? (state as Shared['texts']) }
    },
    reset() {
      const [before, kept] = [settingsOf(read()), storage.read(optionsName())]
      setAll(settingsOf(initialState))
      const run = () => {
        setAll(before, show)
        storage.write(optionsName(), kept)
      }
      showToast({ title: optionsReset, action: { label: undoLabel, run } })
    },
    /** Restores the remembered options. */
    recall() {
      const { settings: declared } = options()
      const kept = declared && storage.read(optionsName())
      const now = settingsOf(read())
      if (kept) setAll({ ...now, ...recallOptions(declared, kept, now) })
    },
    readSettings: () => settingsOf(read()) as Readonly<Record<string, unknown>>,
    /** Sets what the visitor did not choose, so it is not remembered. */
    setSettings: (settings: Readonly<Record<string, unknown>>) => setAll(settings as Partial<SettingsOf<S>>, show),
  }
}
