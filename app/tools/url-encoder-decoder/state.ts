import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf, type ValuesOf } from '#app/lib/settings.ts'
import type { PercentMode } from './percent.ts'
import { settings } from './settings.ts'

export type Panel = 'encoded' | 'decoded'

export type State = {
  text: PaneText
  settings: ValuesOf<typeof settings>
  /** The + switch as it was before form mode turned it on. */
  plusBeforeForm: boolean
  /** The panel of the last Encode or Decode. Errors are about this one. */
  asked: Panel | null
  /** Whether Decode leaves invalid sequences alone. */
  isTolerant: boolean
}

export type Action =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<State['settings']> }
  | { type: 'load'; text: PaneText }
  | { type: 'ask'; panel: Panel; isTolerant?: boolean }
  | { type: 'clear' }

const unasked = { asked: null, isTolerant: false }

export const initialState: State = { text: '', settings: initialOf(settings), plusBeforeForm: false, ...unasked }

/** Form mode turns the + switch on, and leaving it restores the switch. Other modes leave it alone. */
function setMode(state: State, mode: PercentMode): State {
  const { settings } = state
  if (mode === settings.mode) return state
  if (mode === 'form')
    return { ...state, settings: { mode, plusMeansSpace: true }, plusBeforeForm: settings.plusMeansSpace }
  const plusMeansSpace = settings.mode === 'form' ? state.plusBeforeForm : settings.plusMeansSpace
  return { ...state, settings: { mode, plusMeansSpace } }
}

/** The state after an action: mode form → + means space, until the mode changes */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
    case 'load':
      return { ...state, ...unasked, text: action.text }
    case 'set': {
      const { mode = state.settings.mode, ...rest } = action.settings
      const changed = setMode(state, mode)
      return { ...changed, settings: { ...changed.settings, ...rest } }
    }
    case 'ask':
      return { ...state, asked: action.panel, isTolerant: action.isTolerant ?? false }
    case 'clear':
      return { ...state, ...unasked, text: '' }
  }
}
