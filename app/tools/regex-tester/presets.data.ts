import type { PresetName } from './preset-names.data.ts'

/** The preset patterns. A function, so that bundlers can drop it: they never drop a top-level `String.raw` text. */
export const listPresets = (): Record<PresetName, { pattern: string; description: string }> => ({
  'Email Address': {
    pattern: String.raw`\b[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b`,
    description: 'A local part, an @ and a domain with at least one dot',
  },
  'Phone Number': {
    pattern: String.raw`^\+?\d{10,13}$`,
    description: 'An optional plus and 10 to 13 digits, alone on a line',
  },
  'Date YYYY-MM-DD': {
    pattern: String.raw`\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b`,
    description: 'Year, month 01 to 12 and day 01 to 31',
  },
  URL: {
    pattern: String.raw`\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]`,
    description: 'An address with http or https, without the punctuation after it',
  },
  'Hex Color Code': {
    pattern: String.raw`#(?:[0-9A-Fa-f]{3}){1,2}\b`,
    description: 'A # and 3 or 6 hexadecimal digits',
  },
  'IP Address': {
    pattern: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$`,
    description: 'IPv4: four numbers from 0 to 255, alone on a line',
  },
})
