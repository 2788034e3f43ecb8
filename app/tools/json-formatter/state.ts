import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import { type Settings, settings } from './settings.ts'

export type State = {
  text: PaneText
  settings: Settings
  /** The last button pressed, until Clear: the output follows the text in this form. */
  mode: 'format' | 'minify'
}

export type Question = Omit<Settings, 'wrap'> & Pick<State, 'text' | 'mode'>

export type Action =
  | { type: 'edit' | 'load'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'press'; mode: State['mode'] }
  | { type: 'clear' }

export const initialState: State = { text: '', settings: initialOf(settings), mode: 'format' }

/** The state after an action: Clear → no text, Format again, same settings */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
    case 'load':
      return { ...state, text: action.text }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'press':
      return { ...state, mode: action.mode }
    case 'clear':
      return { ...state, text: '', mode: 'format' }
  }
}
