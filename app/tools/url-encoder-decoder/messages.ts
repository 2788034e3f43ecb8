import { group } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { success } from '#app/work/messages.ts'

const error = (title: string, description: string): Toast => ({ title, description, tone: 'error' })

export const inputRequired = (action: 'encode' | 'decode'): Toast =>
  error('Input Required', `Please enter a URL to ${action}.`)
export const encoded = success('URL Encoded Successfully', 'Your URL has been encoded and is ready to use.')
export const encodingError = error('Encoding Error', 'Failed to encode the URL. Please check your input.')
export const decoded = success('URL Decoded Successfully', 'Your URL has been decoded successfully.')
export const decodingError = error('Decoding Error', "Failed to decode the URL. Please check if it's properly encoded.")
export const nothingToCopy = (panel: string): Toast => error('Nothing to Copy', `No ${panel} URL available to copy.`)
export const copied = (panel: string): Toast =>
  success('Copied to Clipboard', `The ${panel} URL has been copied to your clipboard.`)
export const copyFailed = error('Copy Failed', 'Failed to copy to clipboard. Please try again.')
export const nothingToDownload = error('Nothing to Download', 'No content available to download.')
export const downloadStarted = (panel: string): Toast =>
  success('Download Started', `The ${panel} URL was downloaded successfully.`)
export const parameterRemoved = success('Parameter removed', 'The URL was updated.')
export const cleared = success('Cleared', 'All fields have been cleared.')

/** The toast after Encode or Decode. */
export const outcome = (panel: string, isDone: boolean): Toast =>
  panel === 'encoded' ? (isDone ? encoded : encodingError) : isDone ? decoded : decodingError

export const titles = { encoded: 'Encoded URL', decoded: 'Decoded URL' }
export const done = { encoded: 'Encoded', decoded: 'Decoded' }
/** The list beside it says how much is left. */
export const partlyDecoded = 'Partly decoded'

export const modes = [
  { value: 'component', label: 'Component', use: 'For one value inside a URL.', kept: "-_.!~*'()" },
  {
    value: 'whole-url',
    label: 'Whole URL',
    use: 'For a complete URL.',
    kept: "-_.!~*'():/?#@$&+,;=",
    alsoKept: 'and [ ] around IPv6',
  },
  { value: 'form', label: 'Form data', use: 'For HTML form data: a space becomes +.', kept: '*-._' },
  { value: 'strict', label: 'Strict RFC 3986', use: 'Unreserved characters only.', kept: '-._~' },
] as const

/** Says what is wrong and where, counted from 1: `"%"` after 3 characters → `"%" at position 4 is not a valid percent-encoded sequence.` */
export function describeFault({ position, sequence }: { position: number; sequence: string }): string {
  const place = `at position ${position + 1}`
  if (/^\p{Surrogate}$/u.test(sequence)) return `Half of a surrogate pair ${place} is not a character.`
  const shown = sequence.length > 24 ? `${sequence.slice(0, 24)}…` : sequence
  return `"${shown}" ${place} is not a valid percent-encoded sequence.`
}

/** `1` → "1 sequence is not valid and was left as it is.", `3` → "3 sequences are not valid and were left as they are." */
export const describeNotices = (count: number): string =>
  count === 1
    ? '1 sequence is not valid and was left as it is.'
    : `${group(count)} sequences are not valid and were left as they are.`
