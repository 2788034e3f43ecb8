import { convert, findCategory, findUnit } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { parseNumber } from './parse-number.ts'
import type { Rational } from './rational.ts'
import { type CategoryKey, type QuickConversion, quickConversions } from './units.data.ts'

/** What a field shows and the exact value behind it, which the text may round; a result that was typed keeps how. */
export type Field = { text: string; value: Rational | undefined; typed?: string }

export type State = { category: CategoryKey; from: string; to: string; input: Field; result: Field }

export type Action =
  | { type: 'type'; text: string }
  | { type: 'setCategory'; category: CategoryKey }
  | { type: 'setFrom'; unit: string }
  | { type: 'setTo'; unit: string }
  | { type: 'quickConvert'; name: QuickConversion }
  | { type: 'swap' | 'clear' }

const blank: Field = { text: '', value: undefined }

export const initialState: State = { category: 'length', from: 'meters', to: 'feet', input: blank, result: blank }

// A unit chosen before hydration may be of the category that was there first.
const hasUnit = ({ category }: State, unit: string) => findCategory(category).units.some(({ key }) => key === unit)

function compute(state: State): State {
  const { category, from, to, input } = state
  if (!input.value) return { ...state, result: blank }
  const value = convert(input.value, findUnit(category, from), findUnit(category, to))
  return { ...state, result: { text: formatNumber(value), value } }
}

function typeValue(state: State, text: string): State {
  const parsed = parseNumber(text)
  return compute({ ...state, input: { text, value: parsed.ok ? parsed.value.value : undefined } })
}

function swap(state: State): State {
  const { from, to, input, result } = state
  const swapped = { ...state, from: to, to: from }
  if (!input.value) return swapped
  const text = formatNumber(input.value)
  return {
    ...swapped,
    input: { text: result.typed ?? result.text, value: result.value },
    result: { text, value: input.value, ...(text !== input.text && { typed: input.text }) },
  }
}

/** The state after an action: `"1"` typed in meters to feet → result "3.28084" */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'type':
      return typeValue(state, action.text)
    case 'setCategory': {
      const [first, second = first] = findCategory(action.category).units
      return { category: action.category, from: first.key, to: second.key, input: blank, result: blank }
    }
    case 'setFrom':
      return hasUnit(state, action.unit) ? compute({ ...state, from: action.unit }) : state
    case 'setTo':
      return hasUnit(state, action.unit) ? compute({ ...state, to: action.unit }) : state
    case 'swap':
      return swap(state)
    case 'quickConvert': {
      const { value, ...units } = quickConversions[action.name]
      return typeValue({ ...state, ...units }, value)
    }
    case 'clear':
      return { ...state, input: blank, result: blank }
  }
}
