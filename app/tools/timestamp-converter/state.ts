import { type Instant, toInstant } from './calendar.ts'
import { type ExampleName, examples } from './examples.data.ts'
import { formatHumanDate, formatWallTime } from './format.ts'
import { invalidDate } from './messages.ts'
import { readDate } from './parse-date.ts'
import { formatTimestamp, offerUnit, parseTimestamp, type TimeUnit } from './timestamp.ts'
import { utc, type WallReading, type Zone } from './zone.ts'

export type State = {
  unit: TimeUnit
  zone: Zone
  timestamp: string
  date: string
  /** The field that was typed in last; the other one follows it. */
  source: 'timestamp' | 'date'
  instant: Instant | undefined
  /** Belongs beside the source; `reason` says more than the specified message. */
  error: { message: string; reason?: string } | undefined
  /** A date that the zone's clock skips or shows twice. */
  notice: Exclude<WallReading, { kind: 'once' }> | undefined
}

export type Action =
  | { type: 'typeTimestamp'; text: string }
  | { type: 'typeDate'; text: string }
  | { type: 'setUnit'; unit: TimeUnit }
  | { type: 'setZone'; zone: Zone }
  | { type: 'choose'; instant: Instant }
  | { type: 'loadExample'; example: ExampleName }
  | { type: 'useCurrentTime'; now: number }
  | { type: 'clear' }

const empty = {
  timestamp: '',
  date: '',
  source: 'timestamp',
  instant: undefined,
  error: undefined,
  notice: undefined,
} as const

export const initialState: State = { unit: 'seconds', zone: utc, ...empty }

function typeTimestamp(state: State, text: string): State {
  const typed: State = { ...state, ...empty, timestamp: text }
  if (text.trim() === '') return typed
  const parsed = parseTimestamp(text, state.unit)
  if (!parsed.ok) return { ...typed, error: { message: parsed.error } }
  return { ...typed, instant: parsed.value, date: formatHumanDate(parsed.value) }
}

function typeDate(state: State, text: string): State {
  const typed: State = { ...state, ...empty, source: 'date', date: text }
  if (text.trim() === '') return typed
  const reading = readDate(text, state.zone)
  if (!reading.ok) return { ...typed, error: { message: invalidDate, reason: reading.error } }
  const { value } = reading
  const notice = value.kind === 'once' ? undefined : value
  if (value.kind === 'gap') return { ...typed, notice }
  const instant = value.kind === 'overlap' ? value.earlier : value.instant
  return { ...typed, instant, notice, timestamp: formatTimestamp(instant, state.unit) }
}

/** The state after an action; each field follows the other: timestamp `"0"` → date "1970-01-01 00:00:00 UTC" */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'typeTimestamp':
      return typeTimestamp(state, action.text)
    case 'typeDate':
      return typeDate(state, action.text)
    case 'setUnit': {
      const changed = { ...state, unit: action.unit }
      return state.timestamp.trim() === '' ? changed : typeTimestamp(changed, state.timestamp)
    }
    case 'setZone': {
      const changed = { ...state, zone: action.zone }
      return state.source === 'date' ? typeDate(changed, state.date) : changed
    }
    case 'choose':
      return typeDate(state, formatWallTime(action.instant, state.zone.offsetAt(action.instant)))
    case 'loadExample':
      return typeTimestamp({ ...state, unit: 'seconds' }, examples[action.example].timestamp)
    case 'useCurrentTime':
      return typeTimestamp(state, formatTimestamp(toInstant(action.now), state.unit))
    case 'clear':
      return { ...state, ...empty }
  }
}

/** Whether there is anything to download. */
export const hasContent = ({ timestamp, date }: State): boolean => (timestamp + date).trim() !== ''

/** Another unit that a typed number may be in, with its date: `"1700000000123"` in seconds → milliseconds, 2023-11-14 … */
export function offerReading({ source, timestamp, unit }: State): { unit: TimeUnit; date: string } | undefined {
  const offered = source === 'timestamp' ? offerUnit(timestamp, unit) : undefined
  const parsed = offered && parseTimestamp(timestamp, offered)
  return offered && parsed?.ok ? { unit: offered, date: formatHumanDate(parsed.value) } : undefined
}
