import type { LineEndings } from '#app/lib/line-endings.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { type AlgorithmKey, defaultKey, floorKeys } from './algorithms.ts'
import type { Output } from './outputs.ts'
import { isBlank } from './text.ts'

export type Settings = {
  algorithm: AlgorithmKey
  /** The algorithms shown beside the five. */
  extras: readonly AlgorithmKey[]
  output: Output
  lineEndings: LineEndings
  /** Empty for a plain hash. */
  hmacKey: string
}

export type State = {
  settings: Settings
  text: PaneText
  expected: PaneText
  /** What Generate was pressed for, anew each time: it alone is shown until the text changes. */
  asked: { key: AlgorithmKey } | null
  /** Whether the files in what was dropped are still being listed. */
  isListing: boolean
  /** Why something that was dropped is not among the files. */
  refused: readonly string[]
}

export type Action =
  | { type: 'edit' | 'expect'; text: PaneText }
  | { type: 'load'; text: PaneText; task: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'toggle'; key: AlgorithmKey; isChosen: boolean }
  | { type: 'list' | 'generate' | 'clear' }
  | { type: 'take'; refused: readonly string[] }

export const initialState: State = {
  settings: { algorithm: defaultKey, extras: [], output: 'hex', lineEndings: 'keep', hmacKey: '' },
  text: '',
  expected: '',
  asked: null,
  isListing: false,
  refused: [],
}

/** Whether an algorithm has a card: one of the five, or chosen under Options. */
export const isShown = (key: AlgorithmKey, { extras }: Settings): boolean =>
  floorKeys.some((floor) => floor === key) || extras.includes(key)

function set(state: State, changes: Partial<Settings>): State {
  const settings = { ...state.settings, ...changes }
  const algorithm = isShown(settings.algorithm, settings) ? settings.algorithm : defaultKey
  const asked = state.asked && isShown(state.asked.key, settings) ? state.asked : null
  return { ...state, settings: { ...settings, algorithm }, asked }
}

/** The state after an action: Generate of a text that is not blank → `asked` names the algorithm */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, text: action.text, asked: null }
    case 'expect':
      return { ...state, expected: action.text }
    case 'load':
      return reduce(state, { type: action.task === 'verify' ? 'expect' : 'edit', text: action.text })
    case 'set':
      return set(state, action.settings)
    case 'toggle': {
      const others = state.settings.extras.filter((key) => key !== action.key)
      return set(state, { extras: action.isChosen ? [...others, action.key] : others })
    }
    case 'generate':
      return isBlank(state.text) ? state : { ...state, asked: { key: state.settings.algorithm } }
    case 'list':
      return { ...state, isListing: true, refused: [] }
    case 'take':
      return { ...state, isListing: false, refused: action.refused }
    case 'clear':
      return { ...initialState, settings: { ...state.settings, hmacKey: '' } }
  }
}
