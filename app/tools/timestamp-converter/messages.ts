import type { Toast } from '#app/ui/feedback/toast.ts'

export const invalidTimestamp = 'Invalid timestamp'
export const invalidDate = 'Invalid date'

export const currentTimestampLoaded: Toast = { title: 'Current timestamp loaded!', tone: 'success' }
export const downloaded: Toast = {
  title: 'Downloaded!',
  description: 'Timestamp conversion downloaded successfully.',
  tone: 'success',
}
export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the value manually.',
  tone: 'error',
}

/** `"Asia/Tokyo", "UTC"` → "The rules of Asia/Tokyo could not be loaded. UTC is still used." */
export const zoneFailed = (wanted: string, used: string): string =>
  `The rules of ${wanted} could not be loaded. ${used} is still used.`
export const rulesLoading = 'Loading the rules of the timezones'
export const rulesFailed = 'The rules of the timezones could not be loaded.'
export const zonesFailed = 'The list of timezones could not be loaded.'

/** `"Timestamp"` → "Timestamp copied to clipboard." */
export const copied = (label: string): Toast => ({
  title: 'Copied!',
  description: `${label} copied to clipboard.`,
  tone: 'success',
})

/** The Copy beside each field: its name, and what the toast calls what it copied. */
export const copyNames = {
  timestamp: { name: 'Copy timestamp', label: 'Timestamp' },
  date: { name: 'Copy date', label: 'Date' },
}

/** `"microseconds"` → "Read as microseconds" */
export const readAs = (unit: string): string => `Read as ${unit}`

/** What is said of what could be read. */
export const validWords = { timestamp: 'Valid timestamp', date: 'Valid date' }
