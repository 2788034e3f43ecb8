import type { Toast } from '#app/ui/feedback/toast.ts'
import { downloadedToast } from '#app/work/messages.ts'

export const invalidTimestamp = 'Invalid timestamp'
export const invalidDate = 'Invalid date'

/** Why a text is no timestamp. */
export const notDigits = 'Use digits, as in 1700000000 or 1.7e9.'
export const decimalComma = 'Use a point for decimals, as in 1.5.'
export const outOfRange = 'Out of range: years -271821 to +275760.'
export const isDate = 'This is a date: it belongs in the field below.'

/** `"1,700"` → "1,700 could mean 1700 or 1.700." */
export const ambiguousNumber = (text: string): string =>
  `${text} could mean ${text.replace(',', '')} or ${text.replace(',', '.')}.`

export const currentTimestampLoaded: Toast = { title: 'Current timestamp loaded!' }
export const downloaded = downloadedToast('Timestamp conversion')

/** `"Asia/Tokyo", "UTC"` → "Could not load the rules for Asia/Tokyo. Still using UTC." */
export const zoneFailed = (wanted: string, used: string): string =>
  `Could not load the rules for ${wanted}. Still using ${used}.`
export const rulesLoading = 'Loading timezone rules'
export const rulesFailed = 'Could not load the timezone rules.'
export const zonesFailed = 'Could not load the list of timezones.'

export const readAs = (unit: string): string => `Read as ${unit}`

export const skippedTime = (zone: string, last: string, next: string): string =>
  `This time does not exist in ${zone}: the clock goes from ${last} straight to ${next}.`

export const repeatedTime = (zone: string, first: string, second: string): string =>
  `This time occurs twice in ${zone}: ${first} and, after the clock is set back, ${second}.`
