import type { PaneText } from '#app/lib/long-text.ts'
import type { Result } from '#app/lib/result.ts'
import type { Toast } from '#app/ui/toast.ts'
import type { ConversionName, Converted } from './convert.ts'
import * as messages from './messages.ts'
import type { Fault, PercentMode } from './percent.ts'

export type Panel = 'encoded' | 'decoded'

export type State = {
  input: PaneText
  encoded: PaneText
  decoded: PaneText
  mode: PercentMode
  plusMeansSpace: boolean
  /** What the switch was before form data turned it on. */
  plusBeforeForm: boolean
  /** Why the last Encode or Decode gave nothing. */
  failure: { panel: Panel; fault: Fault } | null
  /** The first of the places the last tolerant decode left as they were, and how many there are in all. */
  notices: readonly Fault[]
  noticeCount: number
}

export type Action =
  | { type: 'type'; input: PaneText }
  | { type: 'setMode'; mode: PercentMode }
  | { type: 'setPlus'; plusMeansSpace: boolean }
  | { type: 'miss'; name: ConversionName }
  | { type: 'settle'; name: ConversionName; result: Result<Converted<PaneText>, Fault> }
  | { type: 'clear' }

/** A new state, and what to tell the visitor about it. */
export type Transition = { state: State; toast?: Toast }

const settled = { failure: null, notices: [], noticeCount: 0 } as const

export const initialState: State = {
  input: '',
  encoded: '',
  decoded: '',
  mode: 'component',
  plusMeansSpace: false,
  plusBeforeForm: false,
  ...settled,
}

/** Form data turns the switch on and gives it back; other modes leave it alone. */
function setMode(state: State, mode: PercentMode): State {
  if (mode === state.mode) return state
  if (mode === 'form') return { ...state, mode, plusMeansSpace: true, plusBeforeForm: state.plusMeansSpace }
  return { ...state, mode, plusMeansSpace: state.mode === 'form' ? state.plusBeforeForm : state.plusMeansSpace }
}

function settle(state: State, name: ConversionName, result: Result<Converted<PaneText>, Fault>): Transition {
  const isEncode = name === 'encode'
  const panel = isEncode ? 'encoded' : 'decoded'
  if (!result.ok) {
    const toast = isEncode ? messages.encodingError : messages.decodingError
    return { state: { ...state, ...settled, [panel]: '', failure: { panel, fault: result.error } }, toast }
  }
  const { text, notices, noticeCount } = result.value
  const toast = isEncode ? messages.encoded : messages.decoded
  return { state: { ...state, failure: null, [panel]: text, notices, noticeCount }, toast }
}

/**
 * The state after an action and its toast: a settled Encode of `"a b"` → encoded `"a%20b"`, "URL Encoded Successfully"
 */
export function transition(state: State, action: Action): Transition {
  switch (action.type) {
    case 'type':
      return { state: { ...state, ...settled, input: action.input } }
    case 'setMode':
      return { state: setMode(state, action.mode) }
    case 'setPlus':
      return { state: { ...state, plusMeansSpace: action.plusMeansSpace } }
    case 'miss':
      return { state, toast: messages.inputRequired(action.name === 'encode' ? 'encode' : 'decode') }
    case 'settle':
      return settle(state, action.name, action.result)
    case 'clear':
      return { state: { ...state, ...settled, input: '', encoded: '', decoded: '' }, toast: messages.cleared }
  }
}

/** Whether a text holds nothing but whitespace, without joining a long one: `" \n"` → `true` */
export function isBlank(text: PaneText): boolean {
  for (const piece of typeof text === 'string' ? [text] : text.chunks()) if (piece.trim()) return false
  return true
}

/** The file a panel is saved as; it holds the text of the panel alone: `"encoded"` → "encoded-url.txt" */
export const fileNameOf = (panel: Panel): string => `${panel}-url.txt`
