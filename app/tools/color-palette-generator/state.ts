import type { Result } from '#app/lib/result.ts'
import { initialOf, type ValuesOf } from '#app/lib/settings.ts'
import { isReadable } from './contrast.ts'
import type { Harmony } from './harmony.data.ts'
import type { Palette } from './harmony.ts'
import { initialPalette } from './initial-palette.data.ts'
import { settings } from './settings.ts'

type Settings = ValuesOf<typeof settings>

/** What Undo brings back. */
type Snapshot = {
  palette: Palette
  /** The places in the palette that keep their color. */
  locks: readonly number[]
  /** What the color field holds. */
  base: string
  harmony: Harmony
}

export type State = Omit<Snapshot, 'harmony'> & {
  settings: Settings
  /** Why the last Generate left the palette as it was. */
  problem: string | undefined
  history: readonly Snapshot[]
}

// The builder comes along with the action, so that the color library can be fetched on first use.
type BuildPalette = (base: string, harmony: Harmony) => Result<Palette>

export type Action =
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: string; build?: BuildPalette }
  | { type: 'generate'; build: BuildPalette }
  | { type: 'lock'; place: number }
  | { type: 'undo' }

export const undoLimit = 50

export const initialState: State = {
  settings: initialOf(settings),
  base: initialPalette.base,
  palette: initialPalette,
  locks: [],
  problem: undefined,
  history: [],
}

/** The next state; a locked color keeps its place: complementary of blue, second locked, `generate` → four new colors */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, base: action.text, problem: undefined }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'load':
      return load(state, action.text, action.build)
    case 'generate':
      return generate(state, action.build)
    case 'lock':
      return { ...state, locks: toggle(state, action.place) }
    case 'undo':
      return undo(state)
  }
}

const remember = (history: readonly Snapshot[], left: Snapshot) => [...history, left].slice(-undoLimit)

// A color from elsewhere takes the place of what stands in the field: that comes back too, though no palette was made of it.
function load(state: State, text: string, build: BuildPalette | undefined): State {
  const { palette, locks, base, settings, history } = state
  const loaded = { ...state, base: text, problem: undefined }
  const left = { palette, locks, base, harmony: settings.harmony }
  return { ...(build ? generate(loaded, build) : loaded), history: remember(history, left) }
}

// What is no color leaves everything as it was; a palette that comes out the same is not a step to undo.
function generate(state: State, build: BuildPalette): State {
  const { base, settings, palette, locks, history } = state
  const built = build(base, settings.harmony)
  if (!built.ok) return { ...state, problem: built.error }
  const swatches = built.value.swatches.map((swatch, place) => {
    const old = locks.includes(place) ? palette.swatches[place] : undefined
    return old && old.hex !== swatch.hex ? { ...old, role: 'kept' } : swatch
  })
  const next = { ...built.value, swatches }
  if (JSON.stringify(next) === JSON.stringify(palette)) return { ...state, problem: undefined }
  const left = { palette, locks, base: palette.base, harmony: palette.harmony }
  return { ...state, palette: next, problem: undefined, history: remember(history, left) }
}

function undo(state: State): State {
  const last = state.history.at(-1)
  if (!last) return state
  const { harmony, ...rest } = last
  const settings = { ...state.settings, harmony }
  return { ...state, ...rest, settings, problem: undefined, history: state.history.slice(0, -1) }
}

function toggle({ palette, locks }: State, place: number): readonly number[] {
  if (palette.swatches[place] === undefined) return locks
  return locks.includes(place) ? locks.filter((lock) => lock !== place) : [...locks, place].sort()
}

/** How many colors have enough contrast for text on each ground: black and white → 1 on white, 1 on black */
export const countReadable = ({ swatches }: Palette): { onWhite: number; onBlack: number } => ({
  onWhite: swatches.filter(({ onWhite }) => isReadable(onWhite)).length,
  onBlack: swatches.filter(({ onBlack }) => isReadable(onBlack)).length,
})
