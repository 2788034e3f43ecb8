import { convert, findCategory, findUnit } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { type DecimalSign, type NumberFault, parseNumber, type ReadNumber } from './parse-number.ts'
import type { Rational } from './rational.ts'
import type { CategoryKey } from './units.data.ts'

export type Settings = {
  category: CategoryKey
  from: string
  to: string
  /** What the visitor said about a comma or point that may also group; until then either is a decimal sign. */
  decimalSign: DecimalSign | undefined
}

/** What a field shows and the number behind it, which the text may round. */
export type Field = { text: string; read?: ReadNumber; fault?: NumberFault }

/** A result that was the input before a swap keeps how it was typed. */
export type State = { settings: Settings; input: Field; result: Field & { typed?: Field } }

export type Action =
  | { type: 'edit'; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: string; settings: Partial<Settings> }
  | { type: 'clear' }
  | { type: 'swap' }

const blank: Field = { text: '', fault: 'empty' }

export const initialState: State = {
  settings: { category: 'length', from: 'meters', to: 'feet', decimalSign: undefined },
  input: blank,
  result: blank,
}

function show(value: Rational): Field {
  const text = formatNumber(value)
  return { text, read: { value, plain: text, isRespelled: false } }
}

function compute(state: State): State {
  const { category, from, to } = state.settings
  const { read } = state.input
  const result = read ? show(convert(read.value, findUnit(category, from), findUnit(category, to))) : blank
  return { ...state, result }
}

function enter(state: State, text: string): State {
  const parsed = parseNumber(text, state.settings.decimalSign)
  return compute({ ...state, input: parsed.ok ? { text, read: parsed.value } : { text, fault: parsed.error } })
}

// A category brings its first two units. A unit chosen before hydration may be of the category that was there first.
function change(settings: Settings, changes: Partial<Settings>): Settings {
  const { units } = findCategory(changes.category ?? settings.category)
  const [first, second = first] = units
  const defaults = changes.category ? { from: first.key, to: second.key } : {}
  const { from, to, ...rest } = changes
  const isUnit = (key: string | undefined): key is string => units.some((unit) => unit.key === key)
  return { ...settings, ...rest, ...defaults, ...(isUnit(from) && { from }), ...(isUnit(to) && { to }) }
}

function swap({ settings, input, result }: State): State {
  const swapped = { ...settings, from: settings.to, to: settings.from }
  if (!input.read) return { settings: swapped, input, result }
  const { typed, ...shown } = result
  const next = show(input.read.value)
  const isAsTyped = next.text === input.text && !input.read.meanings
  return { settings: swapped, input: typed ?? shown, result: isAsTyped ? next : { ...next, typed: input } }
}

/** The state after an action: `"1"` typed in meters to feet → result "3.28084" */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return enter(state, action.text)
    case 'set': {
      const changed = { ...state, settings: change(state.settings, action.settings) }
      if (action.settings.category) return { ...changed, input: blank, result: blank }
      return action.settings.decimalSign ? enter(changed, state.input.text) : compute(changed)
    }
    case 'load':
      return enter({ ...state, settings: change(state.settings, action.settings) }, action.text)
    case 'clear':
      return { ...state, input: blank, result: blank }
    case 'swap':
      return swap(state)
  }
}
