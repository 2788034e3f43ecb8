import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import { type Settings, settings } from './settings.ts'

export type State = { text: PaneText; settings: Settings }

export type Question = Settings & { text: PaneText }

export type Action =
  | { type: 'edit' | 'load'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'clear' }

export const initialState: State = { text: '', settings: initialOf(settings) }

/** The state after an action: Clear → no text, the language kept */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
    case 'load':
      return { ...state, text: action.text }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'clear':
      return { ...state, text: '' }
  }
}
