export const messages = {
  empty: 'Please enter text to process',
  emptyFile: 'The file holds nothing to process.',
  invalid: 'Invalid Base64 string',
  encoding: 'Encoding error occurred',
  unreadable: 'The input could not be read, or it is too large for this browser.',
  tooLargeToCopy: 'Above 16 MB the clipboard gives way: use Download',
  notText: 'These bytes are not text: use Download',
} as const

export const toasts = {
  copied: { title: 'Copied!', description: 'The whole output is on your clipboard.' },
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  downloaded: (name: string) => ({ title: 'Downloaded!', description: `${name} was downloaded successfully.` }),
}
