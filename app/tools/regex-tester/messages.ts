import type { Toast } from '#app/ui/toast.ts'

export const validPattern = 'Valid pattern'
export const invalidPattern = 'Invalid pattern'

/** The match count: 1 → "1 match", 0 → "0 matches" */
export const countMatches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`

export const notRun = 'not run'
export const stillRunning = 'Still running after 1 s. This pattern may backtrack for a long time.'
export const keptRunning = 'Running until it ends or is cancelled.'
export const held = 'Cancelled. This pattern with these flags does not run again by itself.'
export const notFinished = 'not known (the search did not finish)'
export const runFailed = 'The search could not be carried out.'
export const stillReplacing = 'Still replacing after 1 s.'
export const replaceCancelled = 'Cancelled. A change of the replacement starts it again.'
export const notAllKnown = 'Not replaced: the search stopped before all matches were known.'
export const resultTooLarge = 'The result needs more memory than the engine has'

export const stops = {
  limit: 'Stopped at ten million',
  memory: 'Stopped: the engine ran out of memory',
} as const

/** `"Match 2"` → "Match 2 copied to clipboard." */
export const copied = (label: string): Toast => ({
  title: 'Copied!',
  description: `${label} copied to clipboard.`,
  tone: 'success',
})
export const copyFailed: Toast = { title: 'Copy failed', description: 'Please copy the value manually.' }
export const notCopied: Toast = {
  title: 'Not copied',
  description: 'A new search began before the text was gathered.',
  tone: 'error',
}

/** `"Replace result"` → "Replace result downloaded successfully." */
export const downloaded = (label: string): Toast => ({
  title: 'Downloaded!',
  description: `${label} downloaded successfully.`,
  tone: 'success',
})
export const downloadFailed: Toast = { title: 'Not downloaded', description: 'The results could not be written.' }
