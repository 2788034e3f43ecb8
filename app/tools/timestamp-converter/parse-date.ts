import { fail, ok, type Result } from '#app/lib/result.ts'
import { daysInMonth, isInRange, joinLocalTime, months, splitLocalTime, type Wall, weekdays } from './calendar.ts'
import { type LocalTime, utc, type WallReading, type Zone } from './time.ts'

type Written = { wall: Wall; half?: string | undefined; weekday?: string | undefined; zone?: string | undefined }

const time = String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?`
const offset = String.raw`Z|UTC|GMT|[+-]\d\d(?::?\d\d(?::?\d\d)?)?`
const forms = [
  // ISO 8601 and RFC 3339
  String.raw`(?<year>\d{4}|[+-]\d{6})-(?<month>\d\d)-(?<day>\d\d)(?:(?:T|\s+)${time})?\s*(?<zone>${offset})?`,
  // ISO 8601 basic format, only with a time: without one it would be a number
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T${time.replaceAll(':(?<', '(?<')}(?<zone>${offset})?`,
  // RFC 2822 §3.3, which is also RFC 9110's IMF-fixdate
  String.raw`(?:(?<weekday>[a-z]{3}),\s*)?(?<day>\d\d?)\s+(?<name>[a-z]{3})\s+(?<year>\d{4,6})\s+${time}\s*(?<zone>[a-z]{1,3}|[+-]\d{4})?`,
  // RFC 9110 §5.6.7 asctime-date, which is always in GMT
  String.raw`(?<weekday>[a-z]{3})\s+(?<name>[a-z]{3})\s+(?<day>\d\d?)\s+${time}\s+(?<year>\d{4})(?<zone>)`,
  // RFC 9110 §5.6.7 rfc850-date
  String.raw`(?<weekday>[a-z]{6,9}),\s*(?<day>\d\d)-(?<name>[a-z]{3})-(?<year>\d\d)\s+${time}\s+(?<zone>GMT)`,
  // Unix `date`, which uses AM and PM in some languages, then JavaScript's Date.toString
  String.raw`(?<weekday>[a-z]{3})\s+(?<name>[a-z]{3})\s+(?<day>\d\d?)\s+${time}(?:\s+(?<half>[ap]m))?\s+(?<zone>[a-z]{1,4})\s+(?<year>\d{4})`,
  String.raw`(?<weekday>[a-z]{3})\s+(?<name>[a-z]{3})\s+(?<day>\d\d?)\s+(?<year>\d{4,6})\s+${time}(?:\s+GMT(?<zone>[+-]\d{4}))?`,
].map((form) => new RegExp(`^${form}$`, 'i'))

// RFC 2822 §4.3
const namedOffsets: Record<string, string> = {
  ...{ '': '+00', Z: '+00', UT: '+00', UTC: '+00', GMT: '+00' },
  ...{ EST: '-05', EDT: '-04', CST: '-06', CDT: '-05', MST: '-07', MDT: '-06', PST: '-08', PDT: '-07' },
}

function parseOffset(zone: string): number | undefined {
  const written = namedOffsets[zone.toUpperCase()] ?? zone
  const [, sign, hours, minutes = '0', seconds = '0'] = /^([+-])(\d\d):?(\d\d)?(?::?(\d\d))?$/.exec(written) ?? []
  if (!sign || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

const isOn = (wall: Wall, weekday: string): boolean =>
  (weekdays[splitLocalTime(joinLocalTime(wall)).weekday] ?? '').toLowerCase().startsWith(weekday.toLowerCase())

// A date's weekday shifts by five or six days per century, so it tells us the century of a two-digit year.
function completeYear(wall: Wall, weekday: string): Wall {
  const last = { ...wall, year: 1900 + wall.year }
  return isOn(last, weekday) ? last : { ...wall, year: 2000 + wall.year }
}

function match(text: string): Written | undefined {
  for (const form of forms) {
    const groups = form.exec(text)?.groups
    if (!groups || groups.year === '-000000') continue
    const { year, month, name, day, hour = '0', minute = '0', second = '0', fraction = '' } = groups
    const { half, weekday, zone } = groups
    const named = months.findIndex((each) => each.slice(0, 3).toLowerCase() === name?.toLowerCase()) + 1
    const wall = {
      year: Number(year),
      month: name === undefined ? Number(month) : named,
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      nanosecond: Number(fraction.slice(0, 9).padEnd(9, '0')),
    }
    const isShort = year?.length === 2 && weekday !== undefined
    return { wall: isShort ? completeYear(wall, weekday) : wall, half, weekday, zone }
  }
  return undefined
}

function findFault({ wall, half, weekday }: Written): string | undefined {
  const { year, month, day, hour, minute, second } = wall
  const monthName = months[month - 1]
  if (!monthName) return 'There is no such month.'
  const days = daysInMonth(year, month)
  if (day < 1) return 'Days start at 1.'
  if (day > days) return `${monthName} ${year} has ${days} days.`
  if (half && (hour < 1 || hour > 12)) return 'Hours with AM or PM run from 01 to 12.'
  if (hour > 23) return 'Hours run from 00 to 23.'
  if (minute > 59) return 'Minutes run from 00 to 59.'
  if (second === 60) return 'Unix time has no leap seconds.'
  if (second > 59) return 'Seconds run from 00 to 59.'
  if (!weekday || isOn(wall, weekday)) return undefined
  return `${monthName} ${day}, ${year} is a ${weekdays[splitLocalTime(joinLocalTime(wall)).weekday]}.`
}

/**
 * Reads a date into a local time and an offset in seconds, if it has one. The error is the reason: `"2024-02-30"` →
 * "February 2024 has 29 days."
 */
export function parseDate(text: string): Result<{ local: LocalTime; offset: number | undefined }> {
  // RFC 2822 allows a comment at the end, where mail and browsers put the zone. The real minus sign is U+2212.
  const plain = text.replace(/\([^()]*\)\s*$/, '').replaceAll('−', '-')
  const written = match(plain.trim())
  if (!written) return fail('Write it like 2024-01-31 12:00:00, with an offset such as +02:00 if it has one.')
  const fault = findFault(written)
  if (fault) return fail(fault)
  const offset = written.zone === undefined ? undefined : parseOffset(written.zone)
  if (written.zone !== undefined && offset === undefined) return fail(`"${written.zone}" is not an offset.`)
  const { wall, half } = written
  const hour = half ? (wall.hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : wall.hour
  return ok({ local: joinLocalTime({ ...wall, hour }), offset })
}

/** What a date means. Without an offset it is read in the zone: `"1970-01-01 01:00", London` → 0n, once */
export function readDate(text: string, zone: Zone): Result<WallReading> {
  const parsed = parseDate(text)
  if (!parsed.ok) return parsed
  const { local, offset } = parsed.value
  const reading = offset === undefined ? zone.read(local) : utc.read(local - BigInt(offset) * 1_000_000_000n)
  const isReachable = reading.kind !== 'once' || isInRange(reading.instant)
  return isReachable ? ok(reading) : fail('Dates run from -271821-04-20 to +275760-09-13.')
}
