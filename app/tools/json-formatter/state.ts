import type { PaneText } from '#app/lib/long-text.ts'
import type { JsonError } from './format/json-error.ts'
import type { Summary } from './format/summary.ts'
import { messages } from './messages.ts'

export type Mode = 'format' | 'minify'
export type Indent = '2' | '4' | 'tab'

type Outcome =
  | { validity: 'unknown' }
  | {
      validity: 'valid'
      output: PaneText
      summary: Summary /** The input is still what it was made from. */
      isCurrent: boolean
    }
  | { validity: 'invalid'; message: string; place?: JsonError }

export type JsonState = {
  input: PaneText
  outcome: Outcome
  /** Work under way, from 0 to 1; `null` when there is none. */
  progress: number | null
}

export type Action =
  | { type: 'edited'; input: PaneText }
  | { type: 'replaced'; input: PaneText }
  | { type: 'started' }
  | { type: 'progressed'; done: number }
  | { type: 'cancelled' }
  | { type: 'formatted'; output: PaneText; summary: Summary }
  | { type: 'refused'; error: JsonError }
  | { type: 'failed'; message: string }
  | { type: 'nothing'; mode: Mode }
  | { type: 'cleared' }

export const initialState: JsonState = { input: '', outcome: { validity: 'unknown' }, progress: null }

/**
 * The transitions of the tool: a success fills the output, a failure empties it, Clear resets everything. An error
 * speaks of the text it was found in and goes with it; another text altogether takes the output along.
 */
export function reduce(state: JsonState, action: Action): JsonState {
  const settle = (outcome: Outcome): JsonState => ({ ...state, outcome, progress: null })
  switch (action.type) {
    case 'edited':
      return { input: action.input, outcome: outlive(state.outcome), progress: null }
    case 'replaced':
      return { ...initialState, input: action.input }
    case 'started':
      return { ...state, progress: 0 }
    case 'progressed':
      return state.progress === null ? state : { ...state, progress: action.done }
    case 'cancelled':
      return { ...state, progress: null }
    case 'formatted':
      return settle({ validity: 'valid', output: action.output, summary: action.summary, isCurrent: true })
    case 'refused':
      return settle({
        validity: 'invalid',
        message: messages.invalid(
          `${action.error.message} at line ${action.error.line}, column ${action.error.column}`,
        ),
        place: action.error,
      })
    case 'failed':
      return settle({ validity: 'invalid', message: action.message })
    case 'nothing':
      return settle({
        validity: 'invalid',
        message: action.mode === 'format' ? messages.nothingToFormat : messages.nothingToMinify,
      })
    case 'cleared':
      return initialState
  }
}

/** What is left of an outcome when its input is edited. */
const outlive = (outcome: Outcome): Outcome =>
  outcome.validity === 'valid' ? { ...outcome, isCurrent: false } : { validity: 'unknown' }

/** Whether a text holds nothing but whitespace, without joining a long one: `" \n"` → `true` */
export function isBlank(text: PaneText): boolean {
  for (const piece of typeof text === 'string' ? [text] : text.chunks()) if (piece.trim()) return false
  return true
}

export const indentText: Record<Indent, string> = { '2': '  ', '4': '    ', tab: '\t' }
