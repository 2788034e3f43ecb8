import { count } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast, downloadedToast } from '#app/work/messages.ts'

export const copyFailed = copyFailedToast('value')

export const downloaded = (mode: string): Toast => downloadedToast(`HTML ${mode} result`)

export const conversionFailed = 'The text could not be converted. It may be too large for this browser.'
export const conversionCanceled = 'Canceled. Change the text or the mode to convert again.'

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
/** Shown below the choice. */
export const scopeHints: Record<(typeof scopes)[number]['value'], string> = {
  specials: 'Encodes these five characters and no others.',
  map: 'Encodes & < > " \' / ` = × ÷, symbols such as ©, and À to Ë. All others, such as é, stay as they are.',
  'non-ascii': 'Encodes & < > " \' and every character outside ASCII, such as é, € and 😀.',
}
export const scopesUnused = 'Scope and form apply to encoding only.'
export const forms = [
  { value: 'named', label: 'Named: &lt;' },
  { value: 'decimal', label: 'Decimal: &#60;' },
  { value: 'hexadecimal', label: 'Hexadecimal: &#x3C;' },
] as const

/**
 * `3`, 1 → "This text was encoded 3 times. 1 of 3 layers decoded."; `3`, 3 → "… All 3 layers are decoded."; `11`, 1 and maybe
 * more → "This text was encoded at least 11 times. 1 layer decoded so far."
 */
export function describeDepth(layers: number, depth: number, mayBeMore: boolean): string {
  if (mayBeMore) return `This text was encoded at least ${layers} times. ${count(depth, 'layer')} decoded so far.`
  return `This text was encoded ${layers} times. ${depth < layers ? `${depth} of ${layers} layers decoded.` : `All ${layers} layers are decoded.`}`
}
