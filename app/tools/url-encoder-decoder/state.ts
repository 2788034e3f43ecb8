import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import type { Conversion } from './convert.ts'
import { type Settings, settings } from './settings.ts'

export type Panel = 'encoded' | 'decoded'

export type State = {
  text: PaneText
  settings: Settings
  /** The + switch as it was before form mode turned it on. */
  plusBeforeForm: boolean
  /** The panel of the last Encode or Decode. Errors are about this one. */
  asked: Panel | null
  /** Whether Decode leaves invalid sequences alone. */
  isTolerant: boolean
}

export type Question = Conversion & { text: PaneText }

export type Action =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: PaneText }
  | { type: 'ask'; panel: Panel; isTolerant?: boolean }
  | { type: 'clear' }

const unasked = { asked: null, isTolerant: false }

export const initialState: State = { text: '', settings: initialOf(settings), plusBeforeForm: false, ...unasked }

/** The state after an action: mode form → + means space, until the mode changes */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
    case 'load':
      return { ...state, ...unasked, text: action.text }
    case 'set': {
      const { settings } = state
      const wasForm = settings.mode === 'form'
      const isForm = (action.settings.mode ?? settings.mode) === 'form'
      const plusBeforeForm = wasForm ? state.plusBeforeForm : settings.plusMeansSpace
      // Form mode turns the + switch on, and leaving it restores the switch. Other modes leave it alone.
      const plusMeansSpace = wasForm === isForm ? settings.plusMeansSpace : isForm || plusBeforeForm
      return { ...state, plusBeforeForm, settings: { ...settings, plusMeansSpace, ...action.settings } }
    }
    case 'ask':
      return { ...state, asked: action.panel, isTolerant: action.isTolerant ?? false }
    case 'clear':
      return { ...state, ...unasked, text: '' }
  }
}
