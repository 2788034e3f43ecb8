import { initialOf } from '#app/lib/settings.ts'
import { isReadable } from './contrast.ts'
import type { Palette } from './harmony.ts'
import { initialPalette } from './initial-palette.data.ts'
import { type Harmony, type Settings, settings } from './settings.ts'
import type { Swatch } from './swatch.ts'

/** What Undo brings back. */
type Snapshot = {
  palette: Palette
  /** The locked places of the palette. */
  locks: readonly number[]
  /** The text of the color field. */
  base: string
  harmony: Harmony
}

export type State = Omit<Snapshot, 'harmony'> & {
  settings: Settings
  /** Why the palette does not follow the color field. */
  problem: string | undefined
  /** Whether the problem answers a press (then it is an alert) and not typing. */
  isAnswer: boolean
  /** Whether a burst of typing is going on: the history already has its one step. */
  isTyping: boolean
  history: readonly Snapshot[]
  /** The settings were remembered or came with a link: the palette follows them without an undo step. */
  isGiven: boolean
}

/** The palette that the color field, the harmony and the locks ask for (`follow.ts`). */
type Follow = (state: State) => Pick<State, 'palette' | 'problem'>

// Actions carry the builder, so the color library can load on first use.
export type Action = { build?: Follow | undefined } & (
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings>; isGiven?: boolean }
  | { type: 'load'; text: string; locked?: ReadonlyMap<number, Swatch> | null | undefined }
  | { type: 'lock'; place: number }
  | { type: 'generate' | 'follow'; build: Follow }
  | { type: 'rest' | 'undo' }
)

export const undoLimit = 50

export const initialState: State = {
  settings: initialOf(settings),
  base: initialPalette.base,
  palette: initialPalette,
  locks: [],
  problem: undefined,
  isAnswer: false,
  isTyping: false,
  history: [],
  isGiven: false,
}

/** Whether the palette matches the color field and the harmony, or a problem says why not. */
export const isFollowed = ({ palette, base, problem, settings }: State): boolean =>
  palette.harmony === settings.harmony && (palette.base === base || problem !== undefined)

/** The next state, with a new palette if the action has a builder. Locked colors stay: blue, second locked, teal → four new colors */
export function reduce(state: State, action: Action): State {
  if (action.type === 'undo') return undo(state)
  if (action.type === 'rest') return { ...state, isTyping: false }
  const next = act(state, action)
  const { palette, problem } = action.build ? action.build(next) : next
  const isLoaded = action.type === 'load'
  // An unchanged palette adds no undo step. A loaded color always adds one: it replaces the typed text.
  const isStep = isLoaded || (palette !== next.palette && !next.isGiven && !(action.type === 'edit' && state.isTyping))
  const from = isLoaded ? { base: state.base, harmony: state.settings.harmony } : state.palette
  const left = { palette: state.palette, locks: state.locks, base: from.base, harmony: from.harmony }
  const last = state.history.at(-1)
  // Text typed before the color library loaded gets its palette with "follow".
  const isTyped = action.type === 'edit' || (action.type === 'follow' && from.harmony === state.settings.harmony)
  // Text that is typed and deleted again leaves no undo step.
  if (action.type === 'edit' && state.isTyping && last && next.base === last.base && isSame(palette, last.palette))
    return { ...next, palette: last.palette, problem, isTyping: false, history: state.history.slice(0, -1) }
  return {
    ...next,
    palette,
    problem,
    isAnswer: next.isAnswer && problem !== undefined,
    isTyping: isTyped && (isStep || state.isTyping),
    history: isStep ? [...state.history, left].slice(-undoLimit) : state.history,
  }
}

function act(state: State, action: Action): State {
  const { palette } = state
  switch (action.type) {
    case 'edit':
      return { ...state, base: action.text, isAnswer: false, isGiven: false }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings }, isGiven: action.isGiven ?? false }
    case 'lock':
      return { ...state, locks: toggle(state, action.place) }
    case 'load': {
      const { text: base, locked } = action
      const loaded = { ...state, base, problem: undefined, isAnswer: true }
      if (!locked) return loaded
      const swatches = palette.swatches.map((swatch, place) => locked.get(place) ?? swatch)
      return { ...loaded, palette: { ...palette, swatches }, locks: [...locked.keys()].sort() }
    }
    case 'generate':
      return { ...state, isAnswer: true }
    default:
      return state
  }
}

/** Whether two palettes have the same colors, notes and origin. */
export const isSame = (one: Palette, other: Palette) => JSON.stringify(one) === JSON.stringify(other)

function undo(state: State): State {
  const last = state.history.at(-1)
  if (!last) return state
  const { harmony, ...rest } = last
  const settings = { ...state.settings, harmony }
  const history = state.history.slice(0, -1)
  return { ...state, ...rest, settings, problem: undefined, isAnswer: false, isTyping: false, history }
}

function toggle({ palette, locks }: State, place: number): readonly number[] {
  if (palette.swatches[place] === undefined) return locks
  return locks.includes(place) ? locks.filter((lock) => lock !== place) : [...locks, place].sort()
}

/** How many colors are readable as text on white or on black: black and white, `"onWhite"` → 1 */
export const countReadable = ({ swatches }: Palette, ground: 'onWhite' | 'onBlack'): number =>
  swatches.filter((swatch) => isReadable(swatch[ground])).length

/** A color that keeps its place in the palette. */
export type Lock = { place: number; hex: string }

/** Locked colors as written in a link, places counted from 1: the second is `#F6AF3B` → "2:F6AF3B" */
export const writeLocks = (locks: readonly Lock[]): string =>
  locks.map(({ place, hex }) => `${place + 1}:${hex.slice(1)}`).join(',')
