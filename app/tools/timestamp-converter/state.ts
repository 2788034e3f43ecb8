import { initialOf } from '#app/lib/settings.ts'
import { type Settings, settings } from './settings.ts'
import { formatTimestamp, type Instant, type TimeUnit, toInstant, utc, type WallReading, type Zone } from './time.ts'

export type FieldName = 'timestamp' | 'date'

/** What the visitor typed and chose; both fields are computed from it. */
export type State = {
  /** `zone` is the id of the chosen zone. Until its rules are loaded, another zone is in use. */
  settings: Settings
  /** The zone in use. */
  zone: Zone
  /** The field that was filled last, and its text. The other field is computed from it. */
  source: FieldName
  text: string
}

/** Both fields, the instant they mean, and any error or notice. */
export type Reading = {
  timestamp: string
  date: string
  instant?: Instant | undefined
  /** Shown next to the field that was filled last. `reason` adds detail to the message from the specification. */
  error?: { message: string; reason?: string } | undefined
  /** The timestamp in plain digits, if it was typed with groups or an exponent. */
  plain?: string | undefined
  /** Set if the zone's clock skips the date or shows it twice. */
  notice?: Exclude<WallReading, { kind: 'once' }> | undefined
}

export type Action =
  | { type: 'edit'; field: FieldName; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; field: FieldName; text: string; unit?: TimeUnit }
  | { type: 'clear' }
  | { type: 'useCurrentTime'; now: number }
  | { type: 'useZone'; zone: Zone }
  | { type: 'dropZone' }

export const initialState: State = { settings: initialOf(settings), zone: utc, source: 'timestamp', text: '' }

const change = (state: State, changes: Partial<Settings>): State => ({
  ...state,
  settings: { ...state.settings, ...changes },
})

/** The state after an action: `load`, `"0"`, seconds → the timestamp 0 in seconds, in the same zone */
export function reduce(state: State, action: Action): State {
  const { settings, zone } = state
  switch (action.type) {
    case 'edit':
      return { ...state, source: action.field, text: action.text }
    case 'set':
      return change(state, action.settings)
    case 'load': {
      const { field, text, unit = settings.unit } = action
      return { ...(unit === settings.unit ? state : change(state, { unit })), source: field, text }
    }
    case 'clear':
      return { ...state, source: 'timestamp', text: '' }
    case 'useCurrentTime':
      return { ...state, source: 'timestamp', text: formatTimestamp(toInstant(action.now), settings.unit) }
    case 'useZone':
      return { ...change(state, { zone: action.zone.id }), zone: action.zone }
    case 'dropZone':
      return change(state, { zone: zone.id })
  }
}

/** Both fields before the text is read: one has the typed text, the other is empty. */
export const unread = ({ source, text }: State): Reading => ({ timestamp: '', date: '', [source]: text })
