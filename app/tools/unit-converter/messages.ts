import type { Toast } from '#app/ui/feedback/toast.ts'

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
export const numberFaults = {
  empty: '',
  'not-a-number': 'Not a number. Digits with a decimal point or comma, and an exponent such as 1e3, are read.',
  'too-long': 'Numbers have at most 1,000 characters and exponents up to 1,000.',
} as const

/** `"1.5"` → "Read as 1.5" */
export const readAs = (plain: string): string => `Read as ${plain}`

/** `"1,000", "1"` → "1,000 is read as 1." */
export const isReadAs = (text: string, number: string): string => `${text} is read as ${number}.`

/** `"-273.15 °C"` → "Below absolute zero, which is -273.15 °C." */
export const belowAbsoluteZero = (limit: string): string => `Below absolute zero, which is ${limit}.`

/** The Copy of each field: its name, and what the toast calls what it copied. */
export const copyNames = {
  value: { name: 'Copy value', label: 'Value' },
  result: { name: 'Copy result', label: 'Result' },
  all: { name: 'Copy all units', label: 'All units' },
}

/** What panes without content say. */
export const emptyWords = {
  steps: 'Type a number to see where its result comes from.',
  rungs: 'Type a number to see it among round ones.',
  all: 'Type a number to see it in every unit.',
}
