import { downloadedToast } from '#app/work/messages.ts'

export const downloaded = downloadedToast('Unit conversion')

/** Error messages for a value. An empty value is not an error. */
export const numberFaults = {
  empty: '',
  'not-a-number': 'Not a number. Use digits with a decimal point or comma, or an exponent such as 1e3.',
  'too-long': 'Too long. Use at most 1,000 characters and an exponent up to 1,000.',
} as const

export const readAs = (plain: string): string => `Read as ${plain}`

export const describeReading = (text: string, number: string): string => `${text} is read as ${number}.`

export const belowAbsoluteZero = (limit: string): string => `Below absolute zero, which is ${limit}.`

/** The text of each empty pane. */
export const emptyWords = {
  steps: 'Type a number to see where its result comes from.',
  rungs: 'Type a number to see it next to conversions of round numbers.',
  all: 'Type a number to see it in every unit.',
}
