import { group } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast } from '#app/work/messages.ts'

export const descriptions = {
  unknown: 'Your formatted JSON will appear here',
  again: 'Updating the output',
  format: 'Valid JSON - Formatted successfully',
  minify: 'Valid JSON - Minified successfully',
  invalid: 'Invalid JSON - Please check your syntax',
} as const

export const nothingToFormat = 'Please enter JSON data to format'
export const nothingToMinify = 'Please enter JSON data to minify'
export const invalid = (parserMessage: string): string => `Invalid JSON: ${parserMessage}`

export const formatted: Toast = {
  title: 'JSON Formatted Successfully!',
  description: 'Your JSON has been beautified and validated.',
}
export const minified: Toast = {
  title: 'JSON Minified Successfully!',
  description: 'Your JSON has been minified and validated.',
}
export const copied: Toast = { title: 'Copied to Clipboard!', description: 'The whole output is on your clipboard.' }
export const copyFailed = copyFailedToast('text')
export const downloaded: Toast = {
  title: 'JSON Downloaded!',
  description: 'formatted.json was downloaded successfully.',
}
export const repaired: Toast = {
  title: 'Repair applied',
  description: 'Input repaired, output formatted.',
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

/** What several warnings of a kind have in common: 9, unsafe-integer → "9 integers beyond 2^53 − 1, which …" */
export const warningGroups = {
  'duplicate-key': (amount: number) => `${group(amount)} keys that repeat another one of their object`,
  'unsafe-integer': (amount: number) =>
    `${group(amount)} integers beyond 2^53 − 1, which programs that read them as doubles may round`,
  'number-overflow': (amount: number) => `${group(amount)} numbers beyond the range of a double`,
  'lone-surrogate': (amount: number) => `${group(amount)} halves of a surrogate pair without the other half`,
  bom: (amount: number) => `${group(amount)} byte order marks`,
}

export const repairing = 'Working out the repair'
export const moreChanges = 'Only the first 500 changes are shown. Apply repair makes all of them.'
export const repairFailed = 'The repair failed. Press Show repair to try again.'
export const notRepaired = (reason: string, line: number, column: number): string =>
  `No safe repair: ${reason} at line ${line}, column ${column}`

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
