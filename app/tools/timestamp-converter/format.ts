import { type LocalTime, splitLocalTime } from './calendar.ts'
import type { Instant } from './instant.ts'

export const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** `-4500` (seconds east of Greenwich) → "-01:15"; seconds appear only if there are any */
export function formatOffset(offset: number): string {
  const size = Math.abs(offset)
  const seconds = size % 60 ? `:${pad(size % 60)}` : ''
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 3600))}:${pad(Math.floor(size / 60) % 60)}${seconds}`
}

export const toLocalTime = (instant: Instant, offset: number): LocalTime => instant + BigInt(offset) * 1_000_000_000n

// ECMA-262 §21.4.1.32: years outside 0000 to 9999 have a sign and six digits.
export const formatYear = (year: number): string =>
  year >= 0 && year <= 9999 ? pad(year, 4) : `${year < 0 ? '-' : '+'}${pad(Math.abs(year), 6)}`

export function formatParts(local: LocalTime): { date: string; time: string } {
  const { year, month, day, hour, minute, second, nanosecond } = splitLocalTime(local)
  const fraction = nanosecond ? `.${pad(nanosecond, 9).replace(/(000){1,2}$/, '')}` : ''
  return {
    date: `${formatYear(year)}-${pad(month)}-${pad(day)}`,
    time: `${pad(hour)}:${pad(minute)}:${pad(second)}${fraction}`,
  }
}

/** `0n` → "1970-01-01 00:00:00 UTC"; a fraction has 3, 6 or 9 digits and is left out if it is zero */
export function formatHumanDate(instant: Instant): string {
  const { date, time } = formatParts(instant)
  return `${date} ${time} UTC`
}

/** `0n, 3600` → "1970-01-01 01:00:00 +01:00" */
export function formatWallTime(instant: Instant, offset: number): string {
  const { date, time } = formatParts(toLocalTime(instant, offset))
  return `${date} ${time} ${formatOffset(offset)}`
}

/** ISO 8601 in UTC: `0n` → "1970-01-01T00:00:00Z" */
export function formatIso(instant: Instant): string {
  const { date, time } = formatParts(instant)
  return `${date}T${time}Z`
}
