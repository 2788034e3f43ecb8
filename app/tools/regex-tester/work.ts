import type { PaneText } from '#app/lib/long-text.ts'
import { ok, type Result } from '#app/lib/result.ts'
import type { Painting } from '#app/ui/text-pane/painting.ts'
import type { Problem } from '#app/work/run/job.ts'
import type { Analysis } from './analysis.ts'
import type { Found, Phase } from './match/search.ts'
import type { PatternError } from './parse.ts'

export type SearchWork = {
  phase: Phase
  /** What the last run found. While another run works, this is still the previous result. */
  result: Found | null
  error: PatternError | null
  isCurrent: boolean
  isWorking: boolean
  progress: number
  /** For a run that takes long: `asked` shows the question, `kept` means the visitor chose Keep running. */
  offer: 'none' | 'kept' | 'asked'
  keep: () => void
  cancel: () => void
  /** Skips the pause, or restarts a canceled or failed search. Leaves a long search alone. */
  run: () => void
  /** Resolves with the latest result once no search is running, or with null if there is none. */
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

/** Everything computed from the current input. */
export type Work = {
  search: SearchWork
  analysis: Analysis | null
  painting: Painting | null
  replaced: ReplaceWork
  /** The highlighted references in the replacement. */
  references: Painting | null
}

const nothing = () => {}

/** The state before there is anything to work on. */
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
