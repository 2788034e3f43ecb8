import { convert } from './convert.ts'
import { formatNumber } from './format-number.ts'
import { type NumberFault, parseNumber, type ReadNumber } from './parse-number.ts'
import { compare, type Rational } from './rational.ts'
import type { Entry, Settings, State } from './state.ts'
import { findUnit } from './units.ts'

/** The text of a field and the exact number behind it; the text may be rounded. */
export type Field = { text: string; read?: ReadNumber; fault?: NumberFault }

/** Both fields and the settings they belong to. */
export type Conversion = {
  settings: Settings
  input: Field
  result: Field
  /** What a swap puts into the Value field, if there is a result. */
  entry?: Entry
}

const show = (text: string, value: Rational): Field => ({ text, read: { value, plain: text, isRespelled: false } })

function readEntry({ text, value }: Entry, { decimalSign }: Settings): Field {
  if (value) return show(text, value)
  const parsed = parseNumber(text, decimalSign)
  return parsed.ok ? { text, read: parsed.value } : { text, fault: parsed.error }
}

/** Computes both fields: `"1"` in meters to feet → result "3.28084" */
export function readConversion({ settings, input, swapped }: State): Conversion {
  const { category, from, to } = settings
  const read = readEntry(input, settings)
  if (!read.read) return { settings, input: read, result: { text: '' } }
  const value = convert(read.read.value, findUnit(category, from), findUnit(category, to))
  const text = formatNumber(value)
  const before = swapped && readEntry(swapped, settings).read
  const isBefore = before !== undefined && compare(before.value, value) === 0
  return { settings, input: read, result: show(text, value), entry: isBefore && swapped ? swapped : { text, value } }
}
