import type { Toast } from '#app/ui/toast.ts'
import { absoluteZeroIn } from './convert.ts'
import type { NumberFault } from './parse-number.ts'
import type { Unit } from './units.data.ts'

export const downloaded: Toast = {
  title: 'Downloaded!',
  description: 'Unit conversion downloaded successfully.',
  tone: 'success',
}
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the value manually.', tone: 'error' }

/** `"Result"` → "Result copied to clipboard." */
export const copied = (label: string): Toast => ({
  title: 'Copied!',
  description: `${label} copied to clipboard.`,
  tone: 'success',
})

/** What is wrong with a value; an empty one is not wrong. */
export const numberFaults: Record<NumberFault, string> = {
  empty: '',
  'not-a-number': 'Not a number. Digits with a decimal point or comma, and an exponent such as 1e3, are read.',
  'too-long': 'Numbers have at most 1,000 characters and exponents up to 1,000.',
}

/** `"1.5"` → "Read as 1.5" */
export const readAs = (plain: string): string => `Read as ${plain}`

/** In °C → "Below absolute zero, which is -273.15 °C." */
export const belowAbsoluteZero = (unit: Unit): string =>
  `Below absolute zero, which is ${absoluteZeroIn(unit)} ${unit.symbol}.`
