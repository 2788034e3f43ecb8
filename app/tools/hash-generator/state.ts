import { isBlank, type PaneText } from '#app/lib/long-text.ts'
import { initialOf } from '#app/lib/settings.ts'
import { type AlgorithmKey, defaultKey, type extraKeys, mainKeys } from './algorithms/five.ts'
import { type Settings, settings } from './settings.ts'

/** A file and its path: its name, unless it came from a folder. */
export type OpenedFile = { file: File; path: string }

export type State = {
  text: PaneText
  expected: PaneText
  /** Empty for a plain hash. It is a secret, so it is not a setting. */
  hmacKey: string
  /** Whether the text came from a link that was made with an HMAC key. */
  isKeyMissing: boolean
  /** The algorithm of the last Generate, a new object each time. Only this one is shown until the text changes. */
  asked: { key: AlgorithmKey } | null
  /** The files to hash, in the order they were opened. */
  files: readonly OpenedFile[]
  /** Why some dropped items were not added to the files. */
  refused: readonly string[]
  settings: Settings
}

/** What is hashed: the text as typed, its line endings, and the HMAC key. */
export type Source = Pick<State, 'text' | 'hmacKey'> & Pick<Settings, 'lineEndings'>
export type Question = Source & { keys: readonly AlgorithmKey[] }

export type Action =
  | { type: 'edit' | 'expect'; text: PaneText }
  | { type: 'setKey'; hmacKey: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'toggle'; key: (typeof extraKeys)[number]; isChosen: boolean }
  | { type: 'load'; text: PaneText; task: string | null }
  | { type: 'fill'; text?: PaneText; expected?: PaneText }
  | { type: 'take'; files: readonly File[]; paths?: ReadonlyMap<File, string> | undefined; refused: readonly string[] }
  | { type: 'add'; files: readonly File[] }
  | { type: 'keep'; files: readonly OpenedFile[] }
  | { type: 'refuse'; refused: readonly string[] }
  | { type: 'keyMissing' | 'generate' | 'showAll' | 'clear' }

export const initialState: State = {
  text: '',
  expected: '',
  hmacKey: '',
  isKeyMissing: false,
  asked: null,
  files: [],
  refused: [],
  settings: initialOf(settings),
}

/** Whether an algorithm has a row: it is one of the five, or was chosen under Options. */
export const isShown = (key: AlgorithmKey, extras: Settings['extras']): boolean =>
  [...mainKeys, ...extras].some((shown) => shown === key)

function set(state: State, changes: Partial<Settings>): State {
  const settings = { ...state.settings, ...changes }
  const algorithm = isShown(settings.algorithm, settings.extras) ? settings.algorithm : defaultKey
  const asked = state.asked && isShown(state.asked.key, settings.extras) ? state.asked : null
  return { ...state, settings: { ...settings, algorithm }, asked }
}

const withPaths = (files: readonly File[], paths?: ReadonlyMap<File, string>): OpenedFile[] =>
  files.map((file) => ({ file, path: paths?.get(file) ?? file.name }))

/** The state after an action: Generate with a non-blank text → `asked` names the algorithm */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, text: action.text, asked: null }
    case 'expect':
      return { ...state, expected: action.text }
    case 'setKey':
      return { ...state, hmacKey: action.hmacKey, isKeyMissing: false }
    case 'keyMissing':
      return { ...state, isKeyMissing: state.hmacKey === '' }
    case 'set':
      return set(state, action.settings)
    case 'toggle': {
      const others = state.settings.extras.filter((key) => key !== action.key)
      // A new row is wanted, so all rows are shown.
      const next = action.isChosen ? { ...state, asked: null } : state
      return set(next, { extras: action.isChosen ? [...others, action.key] : others })
    }
    case 'load': {
      const type = action.task === 'verify' ? 'expect' : 'edit'
      return { ...reduce(state, { type, text: action.text }), isKeyMissing: false }
    }
    case 'fill': {
      const { text = state.text, expected = state.expected } = action
      return { ...state, text, expected, isKeyMissing: false, asked: text === state.text ? state.asked : null }
    }
    case 'take':
      return { ...state, files: withPaths(action.files, action.paths), refused: action.refused }
    case 'add':
      return { ...state, files: [...state.files, ...withPaths(action.files)], refused: [] }
    case 'keep':
      return { ...state, files: action.files }
    case 'refuse':
      return { ...state, refused: action.refused }
    case 'generate':
      return isBlank(state.text) ? state : { ...state, asked: { key: state.settings.algorithm } }
    case 'showAll':
      return { ...state, asked: null }
    case 'clear':
      return { ...initialState, settings: state.settings }
  }
}
