import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { initialOf, type ValuesOf } from '#app/lib/settings.ts'
import type { Version } from './choices.ts'
import { clampQuantity, limitTyped } from './quantity.ts'
import { settings } from './settings.ts'

/** What the visitor typed, by field. */
type Fields = { customNamespace: string; name: string; inspected: PaneText }

export type State = Fields & {
  settings: ValuesOf<typeof settings>
  /** The result of the last Generate, and its version. */
  batch: { version: Version; uuids: readonly string[] } | null
  /** Why the last Generate failed. */
  problem: string | null
}

export type Action =
  | { type: 'edit'; fields: Partial<Fields> }
  | { type: 'set'; settings: Partial<State['settings']> }
  | { type: 'load'; text: PaneText }
  | { type: 'generate'; outcome: Result<readonly string[]> }
  | { type: 'clear' }

export const initialState: State = {
  customNamespace: '',
  name: '',
  inspected: '',
  settings: initialOf(settings),
  batch: null,
  problem: null,
}

const withQuantity = (state: State, quantity: string) => ({ ...state.settings, quantity })

/**
 * The state after an action. Each Generate replaces the list, even if it fails: `generate` with a failure → no batch, the
 * problem
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, ...action.fields, problem: 'customNamespace' in action.fields ? null : state.problem }
    case 'set': {
      const { quantity = state.settings.quantity } = action.settings
      // Every problem is about the namespace.
      const isAnswered = 'version' in action.settings || 'namespace' in action.settings
      const settings = { ...state.settings, ...action.settings, quantity: limitTyped(quantity) }
      return { ...state, settings, problem: isAnswered ? null : state.problem }
    }
    case 'load':
      return { ...state, inspected: action.text }
    case 'generate': {
      const { outcome } = action
      const settings = withQuantity(state, String(clampQuantity(state.settings.quantity)))
      return outcome.ok
        ? { ...state, settings, batch: { version: settings.version, uuids: outcome.value }, problem: null }
        : { ...state, settings, batch: null, problem: outcome.error }
    }
    case 'clear':
      return { ...state, batch: null }
  }
}

/** The fields as input for the generator: quantity `"250"`, namespace `custom` → 100, the text of the custom namespace */
export const readFields = ({ settings, customNamespace, name }: State) => ({
  version: settings.version,
  quantity: clampQuantity(settings.quantity),
  namespace: settings.namespace === 'custom' ? customNamespace : settings.namespace,
  name,
})
