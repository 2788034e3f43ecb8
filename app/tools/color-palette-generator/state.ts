import type { Result } from '#app/lib/result.ts'
import { type ExportFormat, formatChoices } from './exports.data.ts'
import type { Harmony } from './harmony.data.ts'
import type { Palette } from './harmony.ts'
import { initialPalette } from './initial-palette.data.ts'
import { type VisionChoice, visionChoices } from './vision.data.ts'

type Settings = { harmony: Harmony; vision: VisionChoice; format: ExportFormat }

/** What Undo brings back; base color and harmony come with the palette that was made from them. */
type Snapshot = {
  palette: Palette
  /** The places in the palette that keep their color. */
  locks: readonly number[]
}

export type State = Snapshot & {
  settings: Settings
  /** What the color field holds. */
  base: string
  /** Why the last Generate left the palette as it was. */
  problem: string | undefined
  history: readonly Snapshot[]
}

// The builder comes along with the action, so that the color library can be fetched on first use.
type BuildPalette = (base: string, harmony: Harmony) => Result<Palette>

export type Action =
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: string }
  | { type: 'generate'; build: BuildPalette }
  | { type: 'lock'; place: number }
  | { type: 'undo' }

export const undoLimit = 50

export const initialState: State = {
  settings: { harmony: initialPalette.harmony, vision: visionChoices[0].value, format: formatChoices[0].value },
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
    case 'load':
      return { ...state, base: action.text, problem: undefined }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'generate':
      return generate(state, action.build)
    case 'lock':
      return { ...state, locks: toggle(state, action.place) }
    case 'undo':
      return undo(state)
  }
}

// What is no color leaves everything as it was; a palette that comes out the same is not a step to undo.
function generate(state: State, build: BuildPalette): State {
  const { base, settings, palette, locks, history } = state
  const built = build(base, settings.harmony)
  if (!built.ok) return { ...state, problem: built.error }
  const keep = (place: number) => (locks.includes(place) ? palette.swatches[place] : undefined)
  const swatches = built.value.swatches.map((swatch, place) => keep(place) ?? swatch)
  const next = { ...built.value, swatches }
  if (JSON.stringify(next) === JSON.stringify(palette)) return { ...state, problem: undefined }
  return { ...state, palette: next, problem: undefined, history: [...history, { palette, locks }].slice(-undoLimit) }
}

function undo(state: State): State {
  const last = state.history.at(-1)
  if (!last) return state
  const { base, harmony } = last.palette
  const settings = { ...state.settings, harmony }
  return { ...state, ...last, settings, base, problem: undefined, history: state.history.slice(0, -1) }
}

function toggle({ palette, locks }: Snapshot, place: number): readonly number[] {
  if (palette.swatches[place] === undefined) return locks
  return locks.includes(place) ? locks.filter((lock) => lock !== place) : [...locks, place].sort()
}

/** How many colors have enough contrast for text on each ground: black and white → 1 on white, 1 on black */
export const countReadable = ({ swatches }: Palette): { onWhite: number; onBlack: number } => ({
  onWhite: swatches.filter(({ onWhite }) => onWhite.isEnough).length,
  onBlack: swatches.filter(({ onBlack }) => onBlack.isEnough).length,
})
