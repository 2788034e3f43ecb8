import { joinLocalTime, type LocalTime, monthNames, splitLocalTime, weekdayNames } from './calendar.ts'
import { formatIso, formatOffset, formatParts, formatYear, pad, toLocalTime } from './format.ts'
import type { Instant } from './instant.ts'
import { formatRelative } from './relative.ts'
import { formatTimestamp } from './units.ts'
import type { Zone } from './zone.ts'

// RFC 3339 §5.6 and RFC 2822 §3.3 only allow offsets in whole minutes. For an old offset with seconds, we use UTC.
const wholeMinutes = (offset: number): number => (offset % 60 ? 0 : offset)

/** RFC 3339 §5.6 at an offset, years 0000 to 9999: `0n, 3600` → "1970-01-01T01:00:00+01:00" */
export function formatRfc3339(instant: Instant, offset: number): string | undefined {
  const used = wholeMinutes(offset)
  const { date, time } = formatParts(toLocalTime(instant, used))
  if (/^[+-]/.test(date)) return undefined
  return `${date}T${time}${used === 0 ? 'Z' : formatOffset(used)}`
}

function formatMail(local: LocalTime, zone: string): string {
  const { year, month, day, hour, minute, second, weekday } = splitLocalTime(local)
  const name = `${weekdayNames[weekday]?.slice(0, 3)}, ${pad(day)} ${monthNames[month - 1]?.slice(0, 3)}`
  return `${name} ${pad(year, 4)} ${pad(hour)}:${pad(minute)}:${pad(second)} ${zone}`
}

/** RFC 2822 §3.3 at an offset, years from 1900 on: `0n, 0` → "Thu, 01 Jan 1970 00:00:00 +0000" */
export function formatRfc2822(instant: Instant, offset: number): string | undefined {
  const used = wholeMinutes(offset)
  const local = toLocalTime(instant, used)
  return splitLocalTime(local).year < 1900 ? undefined : formatMail(local, formatOffset(used).replace(':', ''))
}

/** RFC 9110 §5.6.7, years 0000 to 9999: `0n` → "Thu, 01 Jan 1970 00:00:00 GMT" */
export function formatHttpDate(instant: Instant): string | undefined {
  const { year } = splitLocalTime(instant)
  return year < 0 || year > 9999 ? undefined : formatMail(instant, 'GMT')
}

const day = 86_400_000_000_000n
const startOfYear = (year: number): LocalTime =>
  joinLocalTime({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0, nanosecond: 0 })

/** The day of the year, and how many days the year has: 2024-12-31 → "366 of 366" */
export function formatDayOfYear(local: LocalTime): string {
  const { year } = splitLocalTime(local)
  const start = startOfYear(year)
  return `${(local - start) / day + 1n} of ${(startOfYear(year + 1) - start) / day}`
}

/** ISO 8601 week date; a week belongs to the year of its Thursday: 2022-01-01 → "2021-W52-6" */
export function formatIsoWeek(local: LocalTime): string {
  const weekday = splitLocalTime(local).weekday || 7
  const thursday = local + BigInt(4 - weekday) * day
  const { year } = splitLocalTime(thursday)
  return `${formatYear(year)}-W${pad(Number((thursday - startOfYear(year)) / day / 7n) + 1)}-${weekday}`
}

/** One row of the Forms pane. A form that cannot write this date has a reason instead of a text. */
export type Form = { name: string; text: string } | { name: string; reason: string }

const orReason = (name: string, text: string | undefined, reason: string): Form =>
  text === undefined ? { name, reason } : { name, text }

/**
 * Every form of an instant. RFC 3339, RFC 2822, the day of the year and the week use the zone: `0n` → ISO 8601
 * "1970-01-01T00:00:00Z", …
 */
export function listForms(instant: Instant, zone: Zone, now: Instant): Form[] {
  const offset = zone.offsetAt(instant)
  const local = toLocalTime(instant, offset)
  return [
    { name: 'ISO 8601', text: formatIso(instant) },
    orReason('RFC 3339', formatRfc3339(instant, offset), 'RFC 3339 only allows the years 0000 to 9999.'),
    orReason('RFC 2822', formatRfc2822(instant, offset), 'RFC 2822 does not allow years before 1900.'),
    orReason('HTTP date', formatHttpDate(instant), 'An HTTP date only allows the years 0000 to 9999.'),
    { name: 'Relative', text: formatRelative(instant, now) },
    { name: 'Day of year', text: formatDayOfYear(local) },
    { name: 'ISO week', text: formatIsoWeek(local) },
    { name: 'Milliseconds', text: formatTimestamp(instant, 'milliseconds') },
  ]
}
