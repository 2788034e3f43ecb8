import type { NodeText } from './tree/tree-session.ts'

export const descriptions = {
  unknown: 'Your formatted JSON will appear here',
  valid: 'Valid JSON - Formatted successfully',
  invalid: 'Invalid JSON - Please check your syntax',
} as const

export const messages = {
  nothingToFormat: 'Please enter JSON data to format',
  nothingToMinify: 'Please enter JSON data to minify',
  invalid: (parserMessage: string) => `Invalid JSON: ${parserMessage}`,
  unreadable: 'The file could not be read.',
  repairing: 'Working out the repair',
  moreChanges: 'These are the first 500 changes. Applying the repair makes all of them.',
  repairFailed: 'The repair could not be worked out.',
  tooLargeToCopy: 'Above 16 MB the clipboard gives way: use Download',
}

export const toasts = {
  formatted: { title: 'JSON Formatted Successfully!', description: 'Your JSON has been beautified and validated.' },
  minified: { title: 'JSON Minified Successfully!', description: 'Your JSON has been minified and validated.' },
  copied: { title: 'Copied to Clipboard!', description: 'The whole output is on your clipboard.' },
  copiedName: (kind: NodeText) => ({
    title: 'Copied to Clipboard!',
    description: { pointer: 'JSON Pointer copied.', jsonPath: 'JSONPath copied.', value: 'Value copied as written.' }[
      kind
    ],
  }),
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  downloaded: { title: 'JSON Downloaded!', description: 'formatted.json was downloaded successfully.' },
}

export const sample = `{"id":12345678901234567890,"name":"Ada Lovelace","born":"1815-12-10","roles":["mathematician","writer"],"engine":{"designed by":"Charles Babbage","built":false,"weight":1.10},"notes":[{"letter":"G","topic":"Bernoulli numbers","loops":2.0e0}],"successor":null}`
