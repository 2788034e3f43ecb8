import type { PaneText } from '#app/lib/long-text.ts'
import { type Flag, readLiteral, toggleFlag } from './flags.ts'
import type { Search } from './match/match.ts'
import type { PatternError } from './parse.ts'
import { type Preset, presetFlags } from './presets.data.ts'
import type { Outcome } from './session.ts'

/** What a run found, with the search it answers. */
export type RunResult = Outcome & Search

export type State = {
  pattern: string
  text: PaneText
  flags: string
  /** Null until it is used; an empty one deletes the matches. */
  replacement: string | null
  /** The name of the preset that is loaded and unchanged. */
  preset: string | null
  /** Counts the changes, so that the outcome of an older run is known and dropped. */
  revision: number
  /** Due runs after a pause; held waits for the visitor, who cancelled this pattern before. */
  phase: 'idle' | 'due' | 'running' | 'done' | 'held'
  isValid: boolean
  error: PatternError | null
  /** The last result; it stays in sight until the next one, unless that takes long. */
  result: RunResult | null
  /** Whether this pattern is held because its run failed. */
  hasFailed: boolean
  /** Whether the last file asked for could not be read. */
  isUnreadable: boolean
  /** Patterns with their flags that were cancelled and never run by themselves again. */
  cancelled: readonly string[]
}

export type Action =
  | { type: 'setPattern'; pattern: string }
  | { type: 'setLiteral'; literal: string }
  | { type: 'setText'; text: PaneText }
  | { type: 'toggleFlag'; flag: Flag }
  | { type: 'setReplacement'; replacement: string }
  | { type: 'loadPreset'; preset: Preset }
  | { type: 'clear' | 'start' | 'outlast' | 'cancel' | 'fail' | 'runAgain' | 'missFile' }
  | { type: 'check'; revision: number; error: PatternError | null }
  | { type: 'finish'; revision: number; result: RunResult }

export const initialState: State = {
  pattern: '',
  text: '',
  flags: 'g',
  replacement: null,
  preset: null,
  revision: 0,
  phase: 'idle',
  isValid: false,
  error: null,
  result: null,
  hasFailed: false,
  isUnreadable: false,
  cancelled: [],
}

export const pauseBeforeRun = 300
export const pauseBeforeOffer = 1000

const keyOf = ({ pattern, flags }: State) => `${flags}/${pattern}`

function change(state: State, changes: Partial<State>): State {
  const isUnreadable = state.isUnreadable && !('text' in changes)
  const next = { ...state, preset: null, hasFailed: false, isUnreadable, ...changes, revision: state.revision + 1 }
  if (next.pattern === '') return { ...next, phase: 'idle', isValid: false, error: null, result: null }
  if (!next.cancelled.includes(keyOf(next))) return { ...next, phase: 'due' }
  return { ...next, phase: 'held', isValid: true, error: null, result: null }
}

function check(state: State, error: PatternError | null): State {
  if (error) return { ...state, phase: 'done', isValid: false, error, result: null }
  return { ...state, isValid: true, error: null }
}

/** The state after an action: Clear All → everything empty, the flags kept */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'setPattern':
      return change(state, { pattern: action.pattern })
    case 'setLiteral':
      return change(state, readLiteral(action.literal))
    case 'setText':
      return change(state, { text: action.text })
    case 'toggleFlag':
      return change(state, { flags: toggleFlag(state.flags, action.flag) })
    case 'missFile':
      return { ...state, isUnreadable: true }
    case 'setReplacement':
      return { ...state, replacement: action.replacement }
    case 'loadPreset': {
      const { name, pattern, text } = action.preset
      return change(state, { pattern, text, flags: presetFlags, preset: name })
    }
    case 'clear':
      return change(state, { pattern: '', text: '', replacement: null })
    case 'start':
      return state.phase === 'due' ? { ...state, phase: 'running' } : state
    case 'outlast':
      return state.phase === 'running' ? { ...state, result: null } : state
    case 'cancel':
    case 'fail':
      if (state.phase !== 'running') return state
      return change(state, {
        cancelled: [...state.cancelled, keyOf(state)],
        preset: state.preset,
        hasFailed: action.type === 'fail',
      })
    case 'runAgain':
      return change(state, { cancelled: state.cancelled.filter((key) => key !== keyOf(state)), preset: state.preset })
    case 'check':
      return action.revision === state.revision && state.phase === 'running' ? check(state, action.error) : state
    case 'finish':
      if (action.revision !== state.revision || state.phase !== 'running') return state
      return { ...state, phase: 'done', result: action.result }
  }
}

/** Whether there is anything to save: a pattern alone is enough. */
export const canDownload = ({ pattern, text }: State): boolean => pattern !== '' || text.length > 0
