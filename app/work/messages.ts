import type { Toast } from '#app/ui/feedback/toast.ts'
import type { Stale } from './run/question.ts'

export const unreadable = 'The file could not be read.'
export const markRemoved = 'BOM removed: the file began with a byte order mark.'
export const emptyFile = (name: string): string => `${name} is empty.`
export const noFile = 'No file found in what you dropped.'
export const folderRefused = (name: string): string => `“${name}” is a folder: drop its files.`
/** `"a.txt"` → "a.txt cannot be used here: this tool takes one short line of text." */
export const noSingleValue = (name: string): string =>
  `${name} cannot be used here: this tool takes one short line of text.`
export const firstOpened = (count: number): string => `The first of ${count} files was opened`

/** `("photo.png", "PNG image")` → "photo.png is a PNG image, not text." */
export const notText = (name: string, type: string | undefined): string =>
  type ? `${name} is a ${type}, not text.` : `${name} is not a text file.`

export const undoLabel = 'Undo'
export const textReplaced = 'Text replaced'
export const textCleared = 'Cleared'
export const resetLabel = 'Reset options'
export const optionsReset = 'Options reset'

export const outOfDate = 'Out of date'

/** Shown with an output that is out of date. */
export const staleWords: Record<NonNullable<Stale>, string> = {
  text: 'Input has changed',
  settings: 'Settings have changed',
}

export const success = (title: string, description: string): Toast => ({ title, description })
export const copiedToast = (what: string): Toast => success('Copied!', `${what} copied to clipboard.`)
/** `"text"` → "Please copy the text manually." */
export const copyFailedToast = (what: string): Toast => ({
  title: 'Copy failed',
  description: `Please copy the ${what} manually.`,
})
export const downloadedToast = (what: string): Toast => success('Downloaded!', `${what} downloaded successfully.`)
export const fileDownloaded = (name: string): Toast => downloadedToast(`${name} was`)

export const tooLargeToCopy = (download: string): string => `Too large to copy (over 16 MB). Use ${download}.`
export const notCopied = 'Not copied'
export const notDownloaded = 'Not downloaded'
const noOutput = 'There is no current output.'
export const nothingToCopy: Toast = { title: 'Nothing to copy', description: noOutput }
export const nothingToDownload: Toast = { title: 'Nothing to download', description: noOutput }

export const working = (done: number, label = 'Working'): string => `${label} ${Math.floor(done * 100)}%`

export const partMissing = 'A part of this tool could not be loaded. Check your connection and try again.'
export const tryAgain = 'Try again'
export const workFailed = 'This did not work. The text may be too large for this browser.'
export const downloadFailed: Toast = { title: notDownloaded, description: 'The file could not be written.' }
export const workCanceled = 'Canceled.'
export const openFileLabel = 'Open file'
export const peeledFile = 'peeled.txt'
export const peeledSaved = fileDownloaded(peeledFile)
export const sendLabel = 'Send to…'
export const sampleLabel = 'Try a sample'
export const cancelLabel = 'Cancel'
export const copiedLabel = 'Copied'
export const editLabel = 'Edit'
export const showInInputLabel = 'Show in input'
export const moreActions = 'More actions'

export const readingFile = (name: string): string => `Reading ${name}`

/** Replaces a tool that could not be rendered. */
export const broken = (hasText: boolean): string =>
  hasText
    ? 'This tool crashed because of a bug on our side. Your text is safe: copy it, then reload the page.'
    : 'This tool crashed because of a bug on our side. Reload the page to start again.'
export const copyYourText = 'Copy your text'
export const reload = 'Reload'
export const textCopied = 'Your text is on the clipboard.'
export const textNotCopied = 'The browser blocked copying.'

export const handOverLost = 'The text or file you sent here did not arrive. Paste it, or open the file here.'
export const sentNotKept = 'Your text is gone: the browser reloaded this page, and we never store input.'
export const textArrived = 'Text from another page has arrived'
export const fileArrived = (name: string): string => `${name} has arrived`
export const useItLabel = 'Use it'
export const settingsFromLink = 'This link changed your settings'
export const thisLink = 'This link'
export const heldFromLink = 'This text came from a link. Press Run to process it.'
export const runLabel = 'Run'

export const noReceiver = 'No other tool can use this.'
export const receiversMissing = 'The list of tools could not be loaded. Check your connection and try again.'
export const notSent: Toast = {
  title: 'Not sent',
  description:
    'This browser cannot pass the output to another page. Download it, then open the file in the other tool.',
  tone: 'error',
}
