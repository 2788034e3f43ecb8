import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { Painting } from '#app/ui/text-pane/painting.ts'
import type { Problem } from '#app/work/run/job.ts'
import type { Analysis } from './analysis.ts'
import type { Found, Phase } from './match/search.ts'
import type { PatternError } from './parse.ts'

export type SearchWork = {
  phase: Phase
  /** What the last run found; while another is worked on it is still that of the query before. */
  result: Found | null
  error: PatternError | null
  isCurrent: boolean
  isWorking: boolean
  progress: number
  /** What is said of a run that takes long: nothing yet, a question, or that it was answered with Keep running. */
  offer: 'none' | 'kept' | 'asked'
  keep: () => void
  cancel: () => void
  /** Runs at once what waits for its pause, and again what was cancelled or failed; what runs for long is left alone. */
  run: () => void
  /** What was found of the newest query, once nothing is worked on any more; null where that is not known. */
  whenSettled: () => Promise<Found | null>
}

export type ReplaceWork = {
  replaced: Result<PaneText>
  text: PaneText
  isCurrent: boolean
  isWorking: boolean
  isLate: boolean
  isLong: boolean
  progress: number
  problem: Problem | null
  cancel: () => void
  again: () => void
}

/** What is found of what stands there. */
export type Work = {
  search: SearchWork
  analysis: Analysis | null
  painting: Painting | null
  replaced: ReplaceWork
  /** What the replacement refers to, as it is painted. */
  references: Painting | null
}

const nothing = () => {}

/** Before there is anything to work on. */
export const idle: Work = {
  search: {
    phase: 'idle',
    result: null,
    error: null,
    isCurrent: false,
    isWorking: false,
    progress: 0,
    offer: 'none',
    keep: nothing,
    cancel: nothing,
    run: nothing,
    whenSettled: async () => null,
  },
  analysis: null,
  painting: null,
  replaced: {
    replaced: ok(''),
    text: '',
    isCurrent: true,
    isWorking: false,
    isLate: false,
    isLong: false,
    progress: 0,
    problem: null,
    cancel: nothing,
    again: nothing,
  },
  references: null,
}
