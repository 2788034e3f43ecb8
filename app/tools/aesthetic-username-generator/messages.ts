import { spellNumber } from '#app/lib/number-words.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'

export const copied: Toast = { title: 'Copied!', description: 'Username copied to clipboard.', tone: 'success' }

export const copyFailed: Toast = {
  title: 'Copy failed',
  description: 'Please copy the username manually.',
  tone: 'error',
}

export const noSymbolsInCool = 'Style Cool has no symbols.'
export const noSymbolsOnPlatforms = 'Symbols are left out: none of the platforms takes them.'
export const noName = 'No name with these settings.'
export const settingsChanged = 'Generate again to apply'

/** 4 → "Every name keeps to the rules of the four chosen" */
export const keptRules = (chosen: number, isKept: boolean): string =>
  chosen === 0
    ? 'Press one to keep to its rules'
    : `${isKept ? 'Every' : 'Each new'} name keeps to the rules of the ${spellNumber(chosen)} chosen`
