export const descriptions = {
  unknown: 'Your formatted JSON will appear here',
  again: 'Updating the output',
  format: 'Valid JSON - Formatted successfully',
  minify: 'Valid JSON - Minified successfully',
  invalid: 'Invalid JSON - Please check your syntax',
} as const

export const messages = {
  nothingToFormat: 'Please enter JSON data to format',
  nothingToMinify: 'Please enter JSON data to minify',
  invalid: (parserMessage: string) => `Invalid JSON: ${parserMessage}`,
}

export const toasts = {
  formatted: { title: 'JSON Formatted Successfully!', description: 'Your JSON has been beautified and validated.' },
  minified: { title: 'JSON Minified Successfully!', description: 'Your JSON has been minified and validated.' },
  copied: { title: 'Copied to Clipboard!', description: 'The whole output is on your clipboard.' },
  cleared: { title: 'Cleared' },
  repaired: { title: 'Repair applied', description: 'Press Format JSON to format the repaired text.' },
  copyFailed: { title: 'Copy failed', description: 'Please copy the text manually.' },
  downloaded: { title: 'JSON Downloaded!', description: 'formatted.json was downloaded successfully.' },
}

export const indents = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
  { value: 'tab', label: 'Tab' },
] as const
export const looks = [
  { value: 'text', label: 'Text' },
  { value: 'tree', label: 'Tree' },
] as const

export const repairWords = {
  repairing: 'Working out the repair',
  moreChanges: 'Only the first 500 changes are shown. Apply repair makes all of them.',
  repairFailed: 'The repair failed. Press Show repair to try again.',
  notRepaired: (reason: string, line: number, column: number) =>
    `No safe repair: ${reason} at line ${line}, column ${column}`,
}

const changes = {
  whitespace: { alone: 'Only whitespace changed', withMark: 'Only whitespace and the byte order mark changed' },
  order: {
    alone: 'Only key order and whitespace changed',
    withMark: 'Only key order, whitespace and the byte order mark changed',
  },
}

type Change = { changed: keyof typeof changes; isMarkRemoved: boolean; isVerified: boolean }

/** Everything that changed, or undefined if the output is not verified: `whitespace`, verified → `Only whitespace changed` */
export const describeChange = ({ changed, isMarkRemoved, isVerified }: Change): string | undefined =>
  isVerified ? changes[changed][isMarkRemoved ? 'withMark' : 'alone'] : undefined

export const copiedNode = {
  pointer: { title: 'Copied to Clipboard!', description: 'JSON Pointer copied.' },
  jsonPath: { title: 'Copied to Clipboard!', description: 'JSONPath copied.' },
  value: { title: 'Copied to Clipboard!', description: 'Value copied as written.' },
}
