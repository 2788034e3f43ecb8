import { group } from '#app/lib/plural.ts'

export const toasts = {
  copied: (format: string) => ({ title: 'Copied!', description: `${format} text copied to clipboard.` }),
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  downloaded: (name: string) => ({ title: 'Downloaded!', description: `${name} was downloaded successfully.` }),
}

export const messages = {
  failed: 'The text could not be converted. It may be too large for this browser.',
  cancelled: 'Canceled. Change the text or the language to convert again.',
  wordRule:
    'From camelCase to dot.case, a new word starts after a space or punctuation, and at a capital after a lowercase letter or a digit. Capitals in a row are one word, including a final s. Apostrophes are dropped: parseURLs becomes parse_urls, NASA’s becomes nasas.',
} as const

/** What a card says about the text it does not show: `500` → "… 500 more, Copy and Download have all of it" */
export const describeRest = (hidden: number): string => `… ${group(hidden)} more, Copy and Download have all of it`
