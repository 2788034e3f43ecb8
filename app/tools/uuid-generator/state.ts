import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { initialOf } from '#app/lib/settings.ts'
import { type Settings, settings } from './settings.ts'

/** What the visitor typed, by field. */
type Fields = { customNamespace: string; name: string; inspected: PaneText }

export type State = Fields & {
  settings: Settings
  /** The result of the last Generate, and its version. */
  batch: { version: Settings['version']; uuids: readonly string[] } | null
  /** Why the last Generate failed. */
  problem: string | null
}

/** The text to inspect. */
export type Question = { text: PaneText }

export type Action =
  | { type: 'edit'; fields: Partial<Fields> }
  | { type: 'set'; settings: Partial<Settings> }
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

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100

/** How many UUIDs to make, from the typed text: `"250"` → 100, `"0"` → 1, `"many"` → 1 */
export function clampQuantity(text: string | number): number {
  const value = Math.trunc(Number(text))
  return Number.isNaN(value) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value))
}

/** What the field shows while typing: `"250"` → "100", but `"0"` stays, because `"05"` may follow. */
export const limitTyped = (text: string): string => (Number(text) > MAX_QUANTITY ? String(MAX_QUANTITY) : text)

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
      const settings = { ...state.settings, quantity: String(clampQuantity(state.settings.quantity)) }
      return outcome.ok
        ? { ...state, settings, batch: { version: settings.version, uuids: outcome.value }, problem: null }
        : { ...state, settings, batch: null, problem: outcome.error }
    }
    case 'clear':
      return { ...state, batch: null }
  }
}

/** The fields as input for the generator: quantity `"250"`, namespace `custom` → 100, the text of the custom namespace */
export const fieldsOf = ({ settings, customNamespace, name }: State) => ({
  version: settings.version,
  quantity: clampQuantity(settings.quantity),
  namespace: settings.namespace === 'custom' ? customNamespace : settings.namespace,
  name,
})
