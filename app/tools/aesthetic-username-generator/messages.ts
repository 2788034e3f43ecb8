import { spellNumber } from '#app/lib/number-words.ts'
import { copiedToast, copyFailedToast, downloadedToast } from '#app/work/messages.ts'

export const copied = copiedToast('Username')
export const allCopied = copiedToast('All usernames')
export const downloaded = downloadedToast('Usernames')
export const copyFailed = copyFailedToast('username')

export const noSymbolsInCool = 'Cool names have no symbols.'
export const noSymbolsOnPlatforms = 'No symbols: none of the platforms allows them.'
export const noName = 'No names with these settings.'
export const settingsChanged = 'Generate again to apply'

/** 4 → "Every name follows the rules of the four you chose" */
export const keptRules = (chosen: number, isKept: boolean): string =>
  chosen === 0
    ? 'Names follow the rules of the platforms you choose'
    : `${isKept ? 'Every' : 'Each new'} name follows the rules of the ${spellNumber(chosen)} you chose`

export const styles = [
  { value: 'all', label: 'All Styles' },
  { value: 'cute', label: 'Cute' },
  { value: 'cool', label: 'Cool' },
  { value: 'aesthetic', label: 'Aesthetic' },
] as const
