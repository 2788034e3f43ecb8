import type { Harmony } from './harmony.data.ts'
import type { Palette } from './harmony.ts'

/** What Undo brings back. */
type Snapshot = {
  base: string
  harmony: Harmony
  palette: Palette | null
  /** The places in the palette that keep their color. */
  locks: readonly number[]
}

export type State = Snapshot & { history: readonly Snapshot[] }

// The builder comes along with the action, so that the color library can be fetched on first use.
type BuildPalette = (base: string, harmony: Harmony) => Palette

export type Action =
  | { type: 'base'; text: string }
  | { type: 'harmony'; harmony: Harmony }
  | { type: 'generate'; build: BuildPalette }
  | { type: 'random'; hex: string; build: BuildPalette }
  | { type: 'toggleLock'; place: number }
  | { type: 'undo' }

export const undoLimit = 50

export const initialState: State = {
  base: '#3B82F6',
  harmony: 'complementary',
  palette: null,
  locks: [],
  history: [],
}

/** The next state; a locked color keeps its place: complementary of blue, second locked, `random` → five new but the second */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'base':
      return { ...state, base: action.text }
    case 'harmony':
      return { ...state, harmony: action.harmony }
    case 'generate':
      return state.base.trim() === '' ? state : remember(state, rebuild(state, action.build))
    case 'random': {
      const next = { ...state, base: action.hex }
      return remember(state, state.palette ? rebuild(next, action.build) : next)
    }
    case 'toggleLock':
      return { ...state, locks: toggleLock(state, action.place) }
    case 'undo': {
      const last = state.history.at(-1)
      return last ? { ...last, history: state.history.slice(0, -1) } : state
    }
  }
}

function rebuild({ base, harmony, palette, locks }: Snapshot, build: BuildPalette): Snapshot {
  const next = build(base, harmony)
  if (!next.isParsed) return { base, harmony, palette: next, locks: [] }
  const colors = next.colors.map((color, place) => (locks.includes(place) ? (palette?.colors[place] ?? color) : color))
  return { base, harmony, palette: { ...next, colors }, locks }
}

// A click that changes nothing is not a step to undo. What comes back with a palette is what made it, not what has been typed since.
function remember(state: State, { base, harmony, palette, locks }: Snapshot): State {
  const { history, ...before } = state
  const after = { base, harmony, palette, locks }
  if (JSON.stringify(before) === JSON.stringify(after)) return state
  const made = before.palette ?? before
  const snapshot = { ...before, base: made.base, harmony: made.harmony }
  return { ...after, history: [...history, snapshot].slice(-undoLimit) }
}

function toggleLock({ palette, locks }: State, place: number): readonly number[] {
  if (!palette?.isParsed || palette.colors[place] === undefined) return locks
  return locks.includes(place) ? locks.filter((lock) => lock !== place) : [...locks, place].sort()
}
