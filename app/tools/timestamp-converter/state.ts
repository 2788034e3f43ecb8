import { type Instant, toInstant } from './calendar.ts'
import { formatHumanDate, formatWallTime } from './format.ts'
import { invalidDate, repeatedTime, skippedTime } from './messages.ts'
import { readDate } from './parse-date.ts'
import { formatTimestamp, offerUnit, parseTimestamp, type TimeUnit } from './timestamp.ts'
import { neighboursOf, utc, type WallReading, type Zone } from './zone.ts'

/** The zone is the one asked for, by its id; until its rules have come, another is in use. */
export type Settings = { unit: TimeUnit; zone: string }
type FieldName = 'timestamp' | 'date'

export type State = {
  settings: Settings
  /** The zone in use. */
  zone: Zone
  timestamp: string
  date: string
  /** The field that was filled last; the other one follows it. */
  source: FieldName
  instant: Instant | undefined
  /** Belongs beside the source; `reason` says more than the specified message. */
  error: { message: string; reason?: string } | undefined
  /** A date that the zone's clock skips or shows twice. */
  notice: Exclude<WallReading, { kind: 'once' }> | undefined
}

export type Action =
  | { type: 'edit'; field: FieldName; text: string }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'load'; field: FieldName; text: string; settings?: Partial<Settings> }
  | { type: 'clear' }
  | { type: 'choose'; instant: Instant }
  | { type: 'useCurrentTime'; now: number }
  | { type: 'useZone'; zone: Zone }
  | { type: 'dropZone' }

const empty = {
  timestamp: '',
  date: '',
  source: 'timestamp',
  instant: undefined,
  error: undefined,
  notice: undefined,
} as const

export const initialState: State = { settings: { unit: 'seconds', zone: utc.id }, zone: utc, ...empty }

function enterTimestamp(state: State, text: string): State {
  const entered: State = { ...state, ...empty, timestamp: text }
  if (text.trim() === '') return entered
  const parsed = parseTimestamp(text, state.settings.unit)
  if (!parsed.ok) return { ...entered, error: { message: parsed.error } }
  return { ...entered, instant: parsed.value, date: formatHumanDate(parsed.value) }
}

function enterDate(state: State, text: string): State {
  const entered: State = { ...state, ...empty, source: 'date', date: text }
  if (text.trim() === '') return entered
  const reading = readDate(text, state.zone)
  if (!reading.ok) return { ...entered, error: { message: invalidDate, reason: reading.error } }
  const { value } = reading
  const notice = value.kind === 'once' ? undefined : value
  if (value.kind === 'gap') return { ...entered, notice }
  const instant = value.kind === 'overlap' ? value.earlier : value.instant
  return { ...entered, instant, notice, timestamp: formatTimestamp(instant, state.settings.unit) }
}

const enter = (state: State, field: FieldName, text: string): State =>
  field === 'timestamp' ? enterTimestamp(state, text) : enterDate(state, text)

const change = (state: State, settings: Partial<Settings> = {}): State => ({
  ...state,
  settings: { ...state.settings, ...settings },
})

const readAgain = (state: State): State => enter(state, state.source, state[state.source])

/** The state after an action; each field follows the other: timestamp `"0"` → date "1970-01-01 00:00:00 UTC" */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return enter(state, action.field, action.text)
    case 'set':
      return readAgain(change(state, action.settings))
    case 'load':
      return enter(change(state, action.settings), action.field, action.text)
    case 'clear':
      return { ...state, ...empty }
    case 'choose':
      return enterDate(state, formatWallTime(action.instant, state.zone.offsetAt(action.instant)))
    case 'useCurrentTime':
      return enterTimestamp(state, formatTimestamp(toInstant(action.now), state.settings.unit))
    case 'useZone':
      return readAgain({ ...change(state, { zone: action.zone.id }), zone: action.zone })
    case 'dropZone':
      return change(state, { zone: state.zone.id })
  }
}

/** Whether there is anything to download. */
export const hasContent = ({ timestamp, date }: State): boolean => (timestamp + date).trim() !== ''

/** Another unit that a typed number may be in, with its date: `"1700000000123"` in seconds → milliseconds, 2023-11-14 … */
export function offerReading({ source, timestamp, settings }: State): { unit: TimeUnit; date: string } | undefined {
  const offered = source === 'timestamp' ? offerUnit(timestamp, settings.unit) : undefined
  const parsed = offered && parseTimestamp(timestamp, offered)
  return offered && parsed?.ok ? { unit: offered, date: formatHumanDate(parsed.value) } : undefined
}

/**
 * Says that a date does not exist, or exists twice, and offers the instants beside it: New York, `"2024-03-10 02:30"` →
 * "This time does not exist in America/New_York: …", 01:59:59 and 03:00:00
 */
export function describeNotice({ notice, zone, settings }: State) {
  if (!notice) return undefined
  const [before, after] = neighboursOf(notice)
  const offer = (instant: Instant) => ({ instant, text: formatWallTime(instant, zone.offsetAt(instant)) })
  const tell = (instant: Instant) => `${offer(instant).text} (${formatTimestamp(instant, settings.unit)})`
  const say = notice.kind === 'gap' ? skippedTime : repeatedTime
  return { sentence: say(zone.name, tell(before), tell(after)), offers: [offer(before), offer(after)] }
}
