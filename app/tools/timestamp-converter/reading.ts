import { formatHumanDate, formatWallTime } from './format.ts'
import type { Instant } from './instant.ts'
import { invalidDate, repeatedTime, skippedTime } from './messages.ts'
import { readDate } from './parse-date.ts'
import { type Reading, type State, unread } from './state.ts'
import { offerUnit, parseTimestamp } from './timestamp.ts'
import { formatTimestamp, type TimeUnit } from './units.ts'
import { neighboursOf } from './zone-rules.ts'

function readTimestamp(state: State): Reading {
  const { text, settings } = state
  const parsed = parseTimestamp(text, settings.unit)
  return parsed.ok
    ? { ...unread(state), instant: parsed.value, date: formatHumanDate(parsed.value) }
    : { ...unread(state), error: { message: parsed.error } }
}

function readWallTime(state: State): Reading {
  const { text, settings, zone } = state
  const reading = readDate(text, zone)
  if (!reading.ok) return { ...unread(state), error: { message: invalidDate, reason: reading.error } }
  const { value } = reading
  const notice = value.kind === 'once' ? undefined : value
  if (value.kind === 'gap') return { ...unread(state), notice }
  const instant = value.kind === 'overlap' ? value.earlier : value.instant
  return { ...unread(state), instant, notice, timestamp: formatTimestamp(instant, settings.unit) }
}

/** Both fields, computed from the one filled last: timestamp `"0"` → date "1970-01-01 00:00:00 UTC" */
export function readFields(state: State): Reading {
  const { source, text } = state
  if (text.trim() === '') return unread(state)
  return source === 'timestamp' ? readTimestamp(state) : readWallTime(state)
}

/** Another unit the typed number may be in, with its date: `"1700000000123"` in seconds → milliseconds, 2023-11-14 … */
export function offerReading({ source, text, settings }: State): { unit: TimeUnit; date: string } | undefined {
  const offered = source === 'timestamp' ? offerUnit(text, settings.unit) : undefined
  const parsed = offered && parseTimestamp(text, offered)
  return offered && parsed?.ok ? { unit: offered, date: formatHumanDate(parsed.value) } : undefined
}

/**
 * The message for a date that does not exist or occurs twice, and two moments to offer: New York, `"2024-03-10 02:30"` →
 * "This time does not exist in America/New_York: …", 01:59:59 and 03:00:00
 */
export function describeNotice({ zone, settings }: State, { notice }: Reading) {
  if (!notice) return undefined
  const [before, after] = neighboursOf(notice)
  const offer = (instant: Instant) => ({ instant, text: formatWallTime(instant, zone.offsetAt(instant)) })
  const tell = (instant: Instant) => `${offer(instant).text} (${formatTimestamp(instant, settings.unit)})`
  const say = notice.kind === 'gap' ? skippedTime : repeatedTime
  return { sentence: say(zone.name, tell(before), tell(after)), offers: [offer(before), offer(after)] }
}
