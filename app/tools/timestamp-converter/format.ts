import { count } from '#app/lib/plural.ts'
import { joinLocalTime, months, splitLocalTime, weekdays } from './calendar.ts'
import { floorDivide, formatTimestamp, type Instant, type LocalTime, type Zone } from './time.ts'

const day = 86_400_000_000_000n
const sinceMidnight = (local: LocalTime): bigint => local - floorDivide(local, day) * day

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** `-4500` (seconds east of Greenwich) → "-01:15"; seconds appear only if there are any */
export function formatOffset(offset: number): string {
  const size = Math.abs(offset)
  const seconds = size % 60 ? `:${pad(size % 60)}` : ''
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 3600))}:${pad(Math.floor(size / 60) % 60)}${seconds}`
}

export const toLocalTime = (instant: Instant, offset: number): LocalTime => instant + BigInt(offset) * 1_000_000_000n

// ECMA-262 §21.4.1.32: years outside 0000 to 9999 have a sign and six digits.
const formatYear = (year: number): string =>
  year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`

/** `0n` → "1970-01-01 00:00:00"; a fraction has 3, 6 or 9 digits and is left out if it is zero */
function formatLocalTime(local: LocalTime, between = ' '): string {
  const { year, month, day, hour, minute, second, nanosecond } = splitLocalTime(local)
  const fraction = nanosecond ? `.${pad(nanosecond, 9).replace(/(000){1,2}$/, '')}` : ''
  return `${formatYear(year)}-${pad(month)}-${pad(day)}${between}${pad(hour)}:${pad(minute)}:${pad(second)}${fraction}`
}

/** `0n` → "1970-01-01 00:00:00 UTC" */
export const formatHumanDate = (instant: Instant): string => `${formatLocalTime(instant)} UTC`

/** `0n, 3600` → "1970-01-01 01:00:00 +01:00" */
export const formatWallTime = (instant: Instant, offset: number): string =>
  `${formatLocalTime(toLocalTime(instant, offset))} ${formatOffset(offset)}`

/** ISO 8601 in UTC: `0n` → "1970-01-01T00:00:00Z" */
export const formatIso = (instant: Instant): string => `${formatLocalTime(instant, 'T')}Z`

// RFC 3339 §5.6 and RFC 2822 §3.3 only allow offsets in whole minutes. For an old offset with seconds, we use UTC.
const wholeMinutes = (offset: number): number => (offset % 60 ? 0 : offset)

/** RFC 3339 §5.6 at an offset, years 0000 to 9999: `0n, 3600` → "1970-01-01T01:00:00+01:00" */
export function formatRfc3339(instant: Instant, offset: number): string | undefined {
  const used = wholeMinutes(offset)
  const text = formatLocalTime(toLocalTime(instant, used), 'T')
  return /^[+-]/.test(text) ? undefined : `${text}${used === 0 ? 'Z' : formatOffset(used)}`
}

function formatMail(local: LocalTime, zone: string): string {
  const { year, month, day, hour, minute, second, weekday } = splitLocalTime(local)
  const name = `${weekdays[weekday]?.slice(0, 3)}, ${pad(day)} ${months[month - 1]?.slice(0, 3)}`
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

const steps = [
  ['day', day],
  ['hour', 3_600_000_000_000n],
  ['minute', 60_000_000_000n],
  ['second', 1_000_000_000n],
] as const

// Whole calendar months between two instants, in UTC: January 31 to February 28 is 0.
function countMonths(earlier: Instant, later: Instant): number {
  const [from, to] = [splitLocalTime(earlier), splitLocalTime(later)]
  const isPartial = from.day === to.day ? sinceMidnight(earlier) > sinceMidnight(later) : from.day > to.day
  return (to.year - from.year) * 12 + to.month - from.month - (isPartial ? 1 : 0)
}

/** The distance from now in whole units, rounded toward now: three and a half days before → "3 days ago" */
export function formatRelative(instant: Instant, now: Instant): string {
  const [earlier, later] = instant < now ? [instant, now] : [now, instant]
  const say = (amount: number, unit: string) =>
    instant < now ? `${count(amount, unit)} ago` : `in ${count(amount, unit)}`
  const months = countMonths(earlier, later)
  if (months >= 12) return say(Math.trunc(months / 12), 'year')
  if (months > 0) return say(months, 'month')
  for (const [unit, length] of steps) {
    const amount = Number((later - earlier) / length)
    if (amount > 0) return say(amount, unit)
  }
  return 'now'
}

/** One row of the Forms pane. A form that cannot write this date has a reason instead of a text. */
type Form = { name: string; text?: string; reason?: string }

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

/** The city in the name of a zone: `"America/New_York"` → "New York" */
export const cityOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * The local times of several zones at an instant. The zone in use comes first if it is not in the list: `0n` in London →
 * "1970-01-01 01:00:00", "+01:00", 1/24 of the local day is over
 */
export function listClocks(instant: Instant, zones: readonly Zone[], used: Zone) {
  const isListed = zones.some(({ name }) => name === used.name)
  return (isListed ? zones : [used, ...zones]).map((zone) => {
    const offset = zone.offsetAt(instant)
    const local = toLocalTime(instant, offset)
    return {
      name: zone.name,
      city: cityOf(zone.name),
      time: formatLocalTime(local).replace(/\..*/, ''),
      offset: formatOffset(offset),
      dayPart: Number(sinceMidnight(local)) / Number(day),
      isUsed: zone.name === used.name,
    }
  })
}

/** The same as text, one zone per line: → "UTC: 1970-01-01 00:00:00 +00:00\n…" */
export const writeClocks = (...given: Parameters<typeof listClocks>): string =>
  listClocks(...given)
    .map(({ city, time, offset }) => `${city}: ${time} ${offset}\n`)
    .join('')

/** The forms that can write this date as text, one per line: → "ISO 8601: 1970-01-01T00:00:00Z\n…" */
export const writeForms = (...given: Parameters<typeof listForms>): string =>
  listForms(...given)
    .flatMap(({ name, text }) => (text === undefined ? [] : `${name}: ${text}\n`))
    .join('')
