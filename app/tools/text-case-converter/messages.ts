import { group } from '#app/lib/plural.ts'
import { copyFailedToast } from '#app/work/messages.ts'

export const sampleText = 'Order total in EUR\ncustomerEmailAddress\nstraße & Café №5 (draft)\nHTTP response code'

/** `"camelCase"` → "Copy as camelCase" */
export const copyAs = (label: string): string => `Copy as ${label}`
export const copyFailed = copyFailedToast('text')

export const conversionFailed = 'The text could not be converted. It may be too large for this browser.'
export const conversionCanceled = 'Canceled. Change the text or the language to convert again.'
export const wordRule =
  'From camelCase to dot.case, a new word starts after a space or punctuation, and at a capital after a lowercase letter or a digit. Capitals in a row are one word, including a final s, but the last one starts a new word if other lowercase letters follow: HTMLString becomes html_string. Apostrophes are dropped: parseURLs becomes parse_urls, NASA’s becomes nasas.'

/** What a card says about the text it does not show: `500` → "… 500 more characters. Copy and Download include everything." */
export const describeRest = (hidden: number): string =>
  `… ${group(hidden)} more characters. Copy and Download include everything.`

export const languages = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'tr', label: 'Turkish' },
  { value: 'lt', label: 'Lithuanian' },
  { value: 'el', label: 'Greek' },
  { value: 'nl', label: 'Dutch' },
] as const
