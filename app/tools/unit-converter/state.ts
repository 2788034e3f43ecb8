import { initialOf } from '#app/lib/settings.ts'
import type { Rational } from './rational.ts'
import { type Settings, settings } from './settings.ts'
import { findCategory } from './units.ts'

/** The text of a field. If it came from a result, also the exact number, because the text may be rounded. */
export type Entry = { text: string; value?: Rational }

/** What the visitor typed and chose; the result is computed from it. */
export type State = {
  settings: Settings
  input: Entry
  /** The input before a swap. While the result is the same number, swapping back restores it as typed. */
  swapped: Entry | undefined
}

export type Action =
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: string; settings: Partial<Settings> }
  | { type: 'clear' }
  | { type: 'swap'; result: Entry | undefined }

/** Settings that belong together: a unit makes sense only in its category. */
export const boundSettings = ['category', 'from', 'to']

const enter = (text: string) => ({ input: { text }, swapped: undefined })

export const initialState: State = { settings: initialOf(settings), ...enter('') }

// A new category selects its first two units. A unit chosen before hydration may belong to the first category.
function change(settings: Settings, changes: Partial<Settings>): Settings {
  const { units } = findCategory(changes.category ?? settings.category)
  const [first, second = first] = units
  const defaults = changes.category ? { from: first.key, to: second.key } : {}
  const { from, to, ...rest } = changes
  const isUnit = (key: string | undefined): key is string => units.some((unit) => unit.key === key)
  return { ...settings, ...rest, ...defaults, ...(isUnit(from) && { from }), ...(isUnit(to) && { to }) }
}

/** The state after an action. A new category empties the field: `set`, weight → kilograms to grams, no input */
export function reduce(state: State, action: Action): State {
  const { settings, input } = state
  switch (action.type) {
    case 'edit':
      return { settings, ...enter(action.text) }
    case 'set': {
      const changed = { ...state, settings: change(settings, action.settings) }
      return action.settings.category ? { ...changed, ...enter('') } : changed
    }
    case 'load':
      return { settings: change(settings, action.settings), ...enter(action.text) }
    case 'clear':
      return { settings, ...enter('') }
    case 'swap': {
      const turned = { ...settings, from: settings.to, to: settings.from }
      return action.result ? { settings: turned, input: action.result, swapped: input } : { ...state, settings: turned }
    }
  }
}
