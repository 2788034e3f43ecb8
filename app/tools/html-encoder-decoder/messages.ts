import type { Mode } from './conversion.ts'

export type Toast = { title: string; description: string; tone: 'success' | 'error' }

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
export const downloaded = (mode: Mode): Toast => ({
  title: 'Downloaded!',
  description: `HTML ${mode} result downloaded successfully.`,
  tone: 'success',
})

/** `3` → "This text is encoded 3 times.", `1` → nothing */
export function describeLayers(layers: number, maximum: number): string | undefined {
  if (layers < 2) return undefined
  return `This text is encoded ${layers < maximum ? layers : `at least ${maximum}`} times.`
}

export const tooLargeToCopy = 'Above 16 MB the clipboard gives way: use Download'
export const tablesMissing = 'The table of entity names could not be loaded. Check your connection and try again.'
export const conversionFailed = 'The text could not be converted. It may be too large for this browser.'
export const conversionCancelled = 'Cancelled. Change the text or the mode to convert again.'
