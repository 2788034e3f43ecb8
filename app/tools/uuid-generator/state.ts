import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import { initialOf } from '#app/lib/settings.ts'
import { isFixed, type Settings, settings, takesName } from './settings.ts'

/** What the visitor typed, by field. */
type Fields = { customNamespace: string; name: string; inspected: PaneText }

export type State = Fields & {
  settings: Settings
  /** The result of the last Generate, or the UUID of the first sight. */
  batch: Made | null
  /** The quantity was brought back to its limits. */
  isLimited: boolean
  /** Why the last Generate failed. */
  problem: string | null
}

/** UUIDs, their version, and what they were made from (`recipeOf`). */
export type Made = {
  version: Settings['version']
  uuids: readonly string[]
  recipe: string
  /** The list of the first sight, which follows the settings. It is empty while a name is missing. */
  isFirst?: true
}

/** The text to inspect. */
export type Question = { text: PaneText }

export type Action =
  | { type: 'edit'; fields: Partial<Fields> }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: PaneText }
  | { type: 'generate'; outcome: Result<Made> }
  | { type: 'list'; made: Made }
  | { type: 'limit' }
  | { type: 'clear' }

export const initialState: State = {
  customNamespace: '',
  name: '',
  inspected: '',
  settings: initialOf(settings),
  batch: null,
  isLimited: false,
  problem: null,
}

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100

/** How many UUIDs to make, from the typed text: `"250"` → 100, `"0"` → 1, `"many"` → 1 */
export function clampQuantity(text: string | number): number {
  const value = Math.trunc(Number(text))
  return Number.isNaN(value) ? MIN_QUANTITY : Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value))
}

/** Whether a typed quantity is a number beyond the limits: `"250"` → true, `""` → false */
export const isBeyond = (text: string): boolean =>
  text.trim() !== '' && (Number(text) > MAX_QUANTITY || Number(text) < MIN_QUANTITY)

/** The state with a quantity within the limits: `"250"` → "100", which is then known to be limited */
function limit(state: State): State {
  const { quantity } = state.settings
  return {
    ...state,
    settings: { ...state.settings, quantity: String(clampQuantity(quantity)) },
    isLimited: state.isLimited || isBeyond(quantity),
  }
}

/**
 * The state after an action. Each Generate replaces the list, even if it fails: `generate` with a failure → no batch, the
 * problem
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, ...action.fields, problem: 'customNamespace' in action.fields ? null : state.problem }
    case 'set': {
      // Every problem is about the namespace.
      const isAnswered = 'version' in action.settings || 'namespace' in action.settings
      const settings = { ...state.settings, ...action.settings }
      const isLimited = state.isLimited && settings.quantity === state.settings.quantity
      return { ...state, settings, isLimited, problem: isAnswered ? null : state.problem }
    }
    case 'load':
      return { ...state, inspected: action.text }
    case 'generate': {
      const { outcome } = action
      return outcome.ok
        ? { ...limit(state), batch: outcome.value, problem: null }
        : { ...limit(state), batch: null, problem: outcome.error }
    }
    case 'list':
      return { ...state, batch: action.made }
    case 'limit':
      return limit(state)
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

/** What a list is made from, as text: version 4, quantity 2 → `["v4",2]`. A new format only rewrites the list. */
export function recipeOf(state: State): string {
  const { version, quantity, namespace, name } = fieldsOf(state)
  const details = takesName(version) ? [namespace, name] : isFixed(version) ? [] : [quantity]
  return JSON.stringify([version, ...details])
}

/** Whether the settings have changed since the list was made: a list of version 4, version 7 chosen → true */
export const isOutdated = (state: State): boolean => state.batch !== null && state.batch.recipe !== recipeOf(state)
