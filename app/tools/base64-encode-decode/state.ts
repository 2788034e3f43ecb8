import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import { liveLimit } from '#app/work/run/question.ts'
import type { Facts, Mode } from './convert.ts'
import type { Failure } from './failure.ts'
import { type Settings, settings } from './settings.ts'

/** What the state needs to know of a file. The page passes a `File`. */
export type Named = { readonly name: string; readonly size: number }

/** What the visitor typed and chose. `source` is a file to convert instead of the text, which is kept. */
export type State<F extends Named> = { text: PaneText; source: F | null; settings: Settings }

/** What a conversion made: its text (empty if it is not text or too long to show) and the file that Download saves. */
export type Made<F extends Named> = { output: PaneText; file: F }

/** The result of a conversion, and facts about it. */
export type Converted<F extends Named> = Made<F> & Facts

export type Action<F extends Named> =
  | { type: 'edit'; text: PaneText }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; text: PaneText; mode?: Mode | null }
  | { type: 'open'; file: F; mode?: Mode | null }
  | { type: 'close' }
  | { type: 'switch'; made: Made<F> }
  | { type: 'clear'; mode?: Mode | null }

const initialSettings = initialOf(settings)

export const initialState: State<never> = { text: '', source: null, settings: initialSettings }

export const otherMode = (mode: Mode): Mode => (mode === 'encode' ? 'decode' : 'encode')

const withMode = (settings: Settings, mode: Mode | null = null): Settings =>
  mode === null || mode === settings.mode ? settings : { ...settings, mode }

/** Choosing an alphabet also sets its usual padding (RFC 4648 §5), unless padding is set too. */
const paddingOf = ({ alphabet }: Partial<Settings>) => alphabet && { padding: alphabet === 'standard' }

/** The state after an action. Switch & Use Output makes the output the new input, as text or as a file: encode "Hi" → decode "SGk=" */
export function reduce<F extends Named>(state: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'edit':
      return { ...state, text: action.text }
    case 'set':
      return { ...state, settings: { ...state.settings, ...paddingOf(action.settings), ...action.settings } }
    case 'load':
      return { text: action.text, source: null, settings: withMode(state.settings, action.mode) }
    case 'open':
      return { ...state, source: action.file, settings: withMode(state.settings, action.mode) }
    case 'close':
      return { ...state, source: null }
    case 'switch': {
      const { output, file } = action.made
      const settings = withMode(state.settings, otherMode(state.settings.mode))
      return { text: output, source: output.length > 0 ? null : file, settings }
    }
    case 'clear':
      return { text: '', source: null, settings: withMode(state.settings, action.mode) }
  }
}

export type Question<F extends Named> = Settings & { text: PaneText; source: F | null }

/** What an output is made from. Settings that do not affect it keep their initial values. */
export function questionOf<F extends Named>({ text, source, settings }: State<F>): Question<F> {
  const { mode, charset } = settings
  const input = { source, text: source ? '' : text }
  if (mode === 'decode') return { ...initialSettings, mode, charset, ...input }
  // Charset and line endings do not apply to the bytes of a file.
  const unused = { charset: initialSettings.charset, lineEndings: initialSettings.lineEndings }
  return { ...settings, ...(source && unused), ...input }
}

/** Whether the output follows the input. */
export const isLive = ({ text, source }: Question<Named>): boolean =>
  source ? source.size <= liveLimit : text.length <= liveLimit && !isBlank(text)

/** Where the error is in the input, as a whole character: `{ position: 5 }` → from 4 to 5 */
export function placeOf(failure: Failure | null, input: PaneText): { from: number; to: number } | null {
  if (failure?.position === undefined) return null
  const from = failure.position - 1
  const isPair = typeof input === 'string' && (input.codePointAt(from) ?? 0) > 0xffff
  return { from, to: from + (isPair ? 2 : 1) }
}
