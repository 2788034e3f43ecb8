export const toasts = {
  copied: (format: string) => ({ title: 'Copied!', description: `${format} text copied to clipboard.` }),
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  unreadable: { title: 'File not opened', description: 'The file could not be read.' },
  downloaded: (name: string) => ({ title: 'Downloaded!', description: `${name} was downloaded successfully.` }),
}

export const messages = {
  failed: 'The text could not be converted. It may be too large for this browser.',
  cancelled: 'Cancelled. Change the text or the language to convert again.',
  tooLargeToCopy: 'Above 16 MB the clipboard gives way: use Download',
} as const

/** A count with its noun: `1, "word"` → `"1 word"`, `2000, "line"` → `"2,000 lines"` */
export const count = (amount: number, noun: string): string =>
  `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`

/** What a card says of the text it does not show: `500` → "… 500 more, Copy and Download have all of it" */
export const describeRest = (hidden: number): string =>
  `… ${hidden.toLocaleString('en')} more, Copy and Download have all of it`
