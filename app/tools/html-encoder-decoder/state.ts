import type { PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import type { Conversion } from './convert.ts'
import { type ExampleName, examples } from './examples.data.ts'
import { type Settings, settings } from './settings.ts'

/** What the visitor typed and chose; the output is computed from it. `depth` is how many layers to decode. */
export type State = { text: PaneText; depth: number; settings: Settings }

export type Question = Conversion & { text: PaneText }

export type Action =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: PaneText; mode?: Settings['mode'] | null }
  | { type: 'example'; name: ExampleName }
  | { type: 'peel'; depth: number }
  | { type: 'switch'; output: PaneText }
  | { type: 'clear'; mode?: Settings['mode'] | null }

export const initialState: State = { text: '', depth: 1, settings: initialOf(settings) }

/** The state with a new text, which starts at depth 1. */
const fill = (state: State, text: PaneText, mode: Settings['mode'] | null = null): State => ({
  text,
  depth: 1,
  settings: mode === null || mode === state.settings.mode ? state.settings : { ...state.settings, mode },
})

/** The state after an action. Switch Mode turns the output into the new input: encode `"<"`, output `"&lt;"` → decode `"&lt;"` */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return fill(state, action.text)
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } }
    case 'load':
      return fill(state, action.text, action.mode)
    case 'example':
      return fill(state, examples[action.name], 'encode')
    case 'peel':
      return { ...state, depth: action.depth }
    case 'switch':
      return fill(state, action.output, state.settings.mode === 'encode' ? 'decode' : 'encode')
    case 'clear':
      return fill(state, '', action.mode)
  }
}
