import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf, type ValuesOf } from '#app/lib/settings.ts'
import { type ExampleName, examples } from './examples.data.ts'
import { settings } from './settings.ts'

/** What the visitor typed and chose; the output is computed from it. `depth` is how many layers to decode. */
export type State = { text: PaneText; depth: number; settings: ValuesOf<typeof settings> }

export type Action =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<State['settings']> }
  | { type: 'load'; text: PaneText; mode?: State['settings']['mode'] }
  | { type: 'example'; name: ExampleName }
  | { type: 'peel'; depth: number }
  | { type: 'switch'; output: PaneText }
  | { type: 'clear' }

export const initialState: State = { text: '', depth: 1, settings: initialOf(settings) }

const withMode = (state: State, mode: State['settings']['mode'] = state.settings.mode) =>
  mode === state.settings.mode ? state.settings : { ...state.settings, mode }

/**
 * The state after an action. Switch Mode turns the output into the new input, and a new text starts at depth 1: encode
 * `"<"`, output `"&lt;"` → decode `"&lt;"`
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, text: action.text, depth: 1 }
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'load':
      return { text: action.text, depth: 1, settings: withMode(state, action.mode) }
    case 'example':
      return { text: examples[action.name], depth: 1, settings: withMode(state, 'encode') }
    case 'peel':
      return { ...state, depth: action.depth }
    case 'switch': {
      const mode = state.settings.mode === 'encode' ? 'decode' : 'encode'
      return { text: action.output, depth: 1, settings: withMode(state, mode) }
    }
    case 'clear':
      return { ...state, text: '', depth: 1 }
  }
}
