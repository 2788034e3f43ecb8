import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import type { Facts, Mode } from './convert.ts'
import type { Failure } from './failure.ts'

/** A file as far as the state is concerned; the page puts a `File` here. */
export type Named = { readonly name: string; readonly size: number }

/** What a conversion made, as the file that Download saves. */
export type Made<F extends Named> = Facts & { file: F }

export type State<F extends Named> = {
  mode: Mode
  input: PaneText
  /** A file to convert instead of the text. */
  source: F | null
  /** The result as text, empty where it is none or too long to be shown. */
  output: PaneText
  made: Made<F> | null
  /** The input is still what the output was made from. */
  isCurrent: boolean
  notes: readonly string[]
  error: Failure | null
  /** Work under way, from 0 to 1; `null` when there is none. */
  progress: number | null
}

export type Shown<F extends Named> = { output: PaneText; made: Made<F>; notes: readonly string[] }

export type Action<F extends Named> =
  | { type: 'mode'; mode: Mode }
  | { type: 'input'; text: PaneText }
  | { type: 'open'; file: F }
  | { type: 'close' }
  | { type: 'start' }
  | { type: 'progress'; done: number }
  | { type: 'cancel' }
  | { type: 'processed'; outcome: Result<Shown<F>, Failure> }
  | { type: 'switch' }
  | { type: 'clear' }

const nothing = { output: '', made: null, isCurrent: true, notes: [], error: null, progress: null }

export const initialState: State<never> = { mode: 'encode', input: '', source: null, ...nothing }

/** The output becomes the input: its text, or its file where it is not shown as text. */
function takeOutput<F extends Named>({ input, source, output, made }: State<F>): Pick<State<F>, 'input' | 'source'> {
  if (output.length > 0) return { input: output, source: null }
  return made && made.file.size > 0 ? { input: '', source: made.file } : { input, source }
}

/** The next state; an output never outlives the mode that made it: `switch` → other mode, output as input */
export function reduce<F extends Named>(state: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'mode':
      return action.mode === state.mode ? state : { ...state, ...nothing, mode: action.mode }
    case 'input':
      return { ...state, input: action.text, isCurrent: false, error: null, progress: null }
    case 'open':
      return { ...state, ...nothing, source: action.file }
    case 'close':
      return { ...state, ...nothing, source: null }
    case 'start':
      return { ...state, progress: 0 }
    case 'progress':
      return state.progress === null ? state : { ...state, progress: action.done }
    case 'cancel':
      return { ...state, progress: null }
    case 'processed':
      return { ...state, ...nothing, ...(action.outcome.ok ? action.outcome.value : { error: action.outcome.error }) }
    case 'switch':
      return { ...nothing, mode: state.mode === 'encode' ? 'decode' : 'encode', ...takeOutput(state) }
    case 'clear':
      return { ...initialState, mode: state.mode }
  }
}

/** Where in the input a failure stands, the whole character: `{ position: 5 }` → from 4 to 5 */
export function placeOf(failure: Failure | null, input: PaneText): { from: number; to: number } | null {
  if (failure?.position === undefined) return null
  const from = failure.position - 1
  const isPair = typeof input === 'string' && (input.codePointAt(from) ?? 0) > 0xffff
  return { from, to: from + (isPair ? 2 : 1) }
}
