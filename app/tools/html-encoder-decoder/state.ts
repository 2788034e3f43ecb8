import type { PaneText } from '#app/lib/long-text.ts'
import type { Mode, Settings } from './conversion.ts'
import type { Form, Scope } from './entities.ts'
import { type ExampleName, examples } from './examples.data.ts'

/** What the visitor chose and typed; the output follows from it. */
export type State = Settings & { input: PaneText }

export type Action =
  | { type: 'type'; input: PaneText }
  | { type: 'setMode'; mode: Mode }
  | { type: 'setScope'; scope: Scope }
  | { type: 'setForm'; form: Form }
  | { type: 'setDepth'; depth: number }
  | { type: 'switchMode'; output: PaneText }
  | { type: 'loadExample'; example: ExampleName }
  | { type: 'clear' }

export const initialState: State = { mode: 'encode', input: '', scope: 'map', form: 'named', depth: 1 }

/**
 * The state after an action; Switch Mode exchanges input and output, and another text is decoded once again: encode
 * `"<"`, output `"&lt;"` → decode `"&lt;"`
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'type':
      return { ...state, input: action.input, depth: 1 }
    case 'setMode':
      return { ...state, mode: action.mode }
    case 'setScope':
      return { ...state, scope: action.scope }
    case 'setForm':
      return { ...state, form: action.form }
    case 'setDepth':
      return { ...state, depth: action.depth }
    case 'switchMode':
      return { ...state, mode: state.mode === 'encode' ? 'decode' : 'encode', input: action.output, depth: 1 }
    case 'loadExample':
      return { ...state, mode: 'encode', input: examples[action.example], depth: 1 }
    case 'clear':
      return { ...state, input: '', depth: 1 }
  }
}
