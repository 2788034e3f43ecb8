import { capitalize } from '#app/lib/capitalize.ts'
import { formatHumanDate, formatIso, formatWallTime } from './format.ts'
import { invalidDate, invalidTimestamp, isDate, repeatedTime, skippedTime } from './messages.ts'
import { parseDate, readDate } from './parse-date.ts'
import { type Reading, type State, unread } from './state.ts'
import { formatTimestamp, type Instant, type TimeUnit, toInstant } from './time.ts'
import { offerUnit, parseTimestamp, respell } from './timestamp.ts'

/** Both fields, computed from the one filled last: timestamp `"0"` → date "1970-01-01 00:00:00 UTC" */
export function readFields(state: State): Reading {
  const { source, text, settings, zone } = state
  const blank = unread(state)
  if (text.trim() === '') return blank
  if (source === 'timestamp') {
    const parsed = parseTimestamp(text, settings.unit)
    if (!parsed.ok) {
      const reason = parseDate(text).ok ? isDate : parsed.error
      return { ...blank, error: { message: invalidTimestamp, reason } }
    }
    return { ...blank, instant: parsed.value, date: formatHumanDate(parsed.value), plain: respell(text) }
  }
  const parsed = readDate(text, zone)
  if (!parsed.ok) return { ...blank, error: { message: invalidDate, reason: parsed.error } }
  const { value } = parsed
  if (value.kind === 'gap') return { ...blank, notice: value }
  const read = value.kind === 'overlap' ? { instant: value.earlier, notice: value } : { instant: value.instant }
  return { ...blank, ...read, timestamp: formatTimestamp(read.instant, settings.unit) }
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
  const [before, after] = notice.kind === 'gap' ? [notice.before, notice.after] : [notice.earlier, notice.later]
  const offer = (instant: Instant) => ({ instant, text: formatWallTime(instant, zone.offsetAt(instant)) })
  const tell = (instant: Instant) => `${offer(instant).text} (${formatTimestamp(instant, settings.unit)})`
  const say = notice.kind === 'gap' ? skippedTime : repeatedTime
  return { sentence: say(zone.name, tell(before), tell(after)), offers: [offer(before), offer(after)] }
}

/** The file to download: timestamp-conversion.txt with a title, the time, the settings, both fields and the current time */
export function buildReport(state: State, now: number): { name: string; text: string } {
  const { zone, settings } = state
  const { unit } = settings
  const { timestamp, date, instant } = readFields(state)
  const isLocal = instant !== undefined && zone.id !== 'UTC'
  const current = toInstant(now)
  const lines = [
    'Timestamp Conversion',
    `Generated: ${formatIso(current)}`,
    '',
    `Format: ${capitalize(unit)}`,
    `Timezone: ${zone.name}`,
    `Timestamp: ${timestamp}`,
    `Human date: ${instant === undefined ? date : formatHumanDate(instant)}`,
    ...(isLocal ? [`Local time: ${formatWallTime(instant, zone.offsetAt(instant))}`] : []),
    '',
    `Current ISO time: ${formatIso(current)}`,
    `Current timestamp: ${formatTimestamp(current, unit)}`,
  ]
  return { name: 'timestamp-conversion.txt', text: `${lines.join('\n')}\n` }
}
