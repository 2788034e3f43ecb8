import { group } from '#app/lib/plural.ts'
import type { Toast } from '#app/ui/feedback/toast.ts'
import { copyFailedToast } from '#app/work/messages.ts'

export const validPattern = 'Valid pattern'
export const invalidPattern = 'Invalid pattern'

/** Four digits are easy to read without a comma: 1234 → "1234", 12345 → "12,345" */
export const groupLong = (amount: number): string => (amount < 10_000 ? String(amount) : group(amount))
/** The match count: 1 → "1 match", 0 → "0 matches", 985987 → "985,987 matches" */
export const countMatches = (count: number): string => `${groupLong(count)} ${count === 1 ? 'match' : 'matches'}`

export const notRun = 'not run'
export const notFinished = 'unknown (the search did not finish)'
export const notAllKnown = 'Not replaced: the search stopped before it found all matches.'
export const resultTooLarge = 'The result is too large for this browser.'

export const copyFailed = copyFailedToast('value')
export const notCopied: Toast = {
  title: 'Not copied',
  description: 'A new search started before the text was ready. Try again.',
  tone: 'error',
}
export const downloadFailed: Toast = { title: 'Not downloaded', description: 'The results could not be written.' }

export const stillRunning = 'Still running after 1 s. This search may take a long time.'
export const keptRunning = 'Running until it finishes or you press Cancel.'
export const held = 'Canceled. Press Run again to retry this pattern.'
export const runFailed = 'The search failed. Press Run again to retry.'
export const stillReplacing = 'Still replacing after 1 s.'
export const replaceCanceled = 'Canceled. Change the replacement to start again.'

export const stops = {
  limit: 'Stopped at ten million matches',
  memory: 'Stopped: the engine ran out of memory',
} as const

export const engine = 'JavaScript (this browser)'
export const risky = 'Catastrophic backtracking risk'
export const noRisk = 'no backtracking risk found'
