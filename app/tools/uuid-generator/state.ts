import type { Result } from '#app/lib/result.ts'
import { type Format, formatUuid } from './formats.ts'
import { clampQuantity, limitTyped } from './quantity.ts'
import type { Namespace, Settings, Version } from './uuid.ts'

/** What the visitor chose and typed, as the fields hold it. */
export type Fields = {
  version: Version
  quantity: string
  format: Format
  namespace: Namespace | 'custom'
  customNamespace: string
  name: string
}

export type State = Fields & {
  /** What the last Generate made, and as which version. */
  batch: { version: Version; uuids: readonly string[] } | null
  /** Why it made nothing. */
  problem: string | null
}

export type Action =
  | { type: 'set'; fields: Partial<Fields> }
  | { type: 'generate'; outcome: Result<readonly string[]> }
  | { type: 'clear' }

export const initialState: State = {
  version: 'v4',
  quantity: '1',
  format: 'default',
  namespace: 'dns',
  customNamespace: '',
  name: '',
  batch: null,
  problem: null,
}

/** A problem is always one of the namespace. */
const answersProblem = (fields: Partial<Fields>): boolean =>
  'version' in fields || 'namespace' in fields || 'customNamespace' in fields

/**
 * The state after an action; each Generate replaces the list, also where it fails: `generate` with a failure → no batch,
 * the problem
 */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'set': {
      const { quantity = state.quantity } = action.fields
      const problem = answersProblem(action.fields) ? null : state.problem
      return { ...state, ...action.fields, quantity: limitTyped(quantity), problem }
    }
    case 'generate': {
      const { outcome } = action
      const quantity = String(clampQuantity(state.quantity))
      return outcome.ok
        ? { ...state, quantity, batch: { version: state.version, uuids: outcome.value }, problem: null }
        : { ...state, quantity, batch: null, problem: outcome.error }
    }
    case 'clear':
      return { ...state, batch: null }
  }
}

/** What the generator is asked for: quantity `"250"`, namespace `custom` → 100, the text of the custom namespace */
export const readFields = ({ version, quantity, namespace, customNamespace, name }: Fields): Settings => ({
  version,
  quantity: clampQuantity(quantity),
  namespace: namespace === 'custom' ? customNamespace : namespace,
  name,
})

/** The list as it is shown, copied and saved: batch `550e8400-…`, format `braces` → `["{550e8400-…}"]` */
export const listUuids = ({ batch, format }: State): string[] =>
  batch?.uuids.map((uuid) => formatUuid(uuid, format)) ?? []

/** The name of the saved list by its Unix milliseconds: `1700000000000` → "uuids-1700000000000.txt" */
export const fileNameOf = (time: number): string => `uuids-${time}.txt`
