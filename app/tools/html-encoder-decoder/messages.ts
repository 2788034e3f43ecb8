import type { Toast } from '#app/ui/feedback/toast.ts'

export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the value manually.',
  tone: 'error',
}

/** `"Input"` → "Input copied to clipboard." */
export const copied = (label: string): Toast => ({
  title: 'Copied!',
  description: `${label} copied to clipboard.`,
  tone: 'success',
})

/** `"encode"` → "HTML encode result downloaded successfully." */
export const downloaded = (mode: string): Toast => ({
  title: 'Downloaded!',
  description: `HTML ${mode} result downloaded successfully.`,
  tone: 'success',
})

export const conversionFailed = 'The text could not be converted. It may be too large for this browser.'
export const conversionCancelled = 'Canceled. Change the text or the mode to convert again.'

export const placeholders = {
  encode: 'Text or HTML to encode, or drop a file',
  decode: 'Text with entities to decode, or drop a file',
}
export const done = { encode: 'Encoded', decode: 'Decoded' }

export const modes = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const
export const scopes = [
  { value: 'specials', label: 'Specials only: & < > " \'' },
  { value: 'map', label: 'Specials and Latin-1 symbols' },
  { value: 'non-ascii', label: 'Specials and all non-ASCII' },
] as const
export const forms = [
  { value: 'named', label: 'Named: &lt;' },
  { value: 'decimal', label: 'Decimal: &#60;' },
  { value: 'hexadecimal', label: 'Hexadecimal: &#x3C;' },
] as const
