import type { Toast } from '#app/ui/toast.ts'

export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the value manually.',
  tone: 'error',
}

export const unreadable: Toast = {
  title: 'File not opened',
  description: 'The file could not be read.',
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

/**
 * `3`, 1 taken off → "This text is encoded 3 times. 1 of 3 decoded.", `3`, 3 → "… All 3 layers are decoded."; `11` and
 * perhaps more → "This text is encoded at least 11 times. 1 decoded so far."
 */
export function describeLayers(layers: number, depth: number, mayBeMore: boolean): string {
  if (mayBeMore) return `This text is encoded at least ${layers} times. ${depth} decoded so far.`
  return `This text is encoded ${layers} times. ${depth < layers ? `${depth} of ${layers} decoded.` : `All ${layers} layers are decoded.`}`
}

/** `1` → "1 entity", `2125` → "2,125 entities" */
export const countEntities = (count: number): string =>
  count === 1 ? '1 entity' : `${count.toLocaleString('en')} entities`

export const tooLargeToCopy = 'Above 16 MB the clipboard gives way: use Download'
export const tablesMissing = 'The table of entity names could not be loaded. Check your connection and try again.'
export const conversionFailed = 'The text could not be converted. It may be too large for this browser.'
export const conversionCancelled = 'Cancelled. Change the text or the mode to convert again.'
