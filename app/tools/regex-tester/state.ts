import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import type { Flags } from './flags.ts'
import type { PresetName } from './preset-names.data.ts'
import { type Settings, settings } from './settings.ts'

/** What the visitor typed and chose. Matches, explanation and replaced text are computed from it. */
export type State = {
  pattern: string
  text: PaneText
  /** Null until the visitor uses it. An empty replacement deletes the matches. */
  replacement: string | null
  /** The preset that is loaded and unchanged. */
  preset: PresetName | null
  settings: Settings
}

export type Action =
  | { type: 'edit'; field: 'pattern' | 'replacement'; value: string }
  | { type: 'edit'; field: 'text'; value: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; pattern?: string; text?: PaneText; replacement?: string; flags?: Flags; preset?: PresetName }
  | { type: 'clear' }

const empty = { pattern: '', text: '', replacement: null, preset: null }
export const initialState: State = { ...empty, settings: initialOf(settings) }

/** The state after an action: Clear All → everything empty, the flags kept */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, preset: action.field === 'replacement' ? state.preset : null, [action.field]: action.value }
    case 'set':
      return { ...state, preset: null, settings: { ...state.settings, ...action.settings } }
    case 'load': {
      const { type, flags, ...loaded } = action
      return { ...state, preset: null, ...loaded, settings: flags ? { ...state.settings, flags } : state.settings }
    }
    case 'clear':
      return { ...state, ...empty }
  }
}

/** Whether there is anything to save: a pattern alone is enough. */
export const canDownload = ({ pattern, text }: State): boolean => pattern !== '' || text.length > 0

/** Whether there is nothing that Undo could bring back. */
export const isEmpty = (state: State): boolean => !canDownload(state) && !state.replacement
