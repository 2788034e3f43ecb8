import { floorDivide, type Instant, type LocalTime } from './time.ts'

export type Wall = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'nanosecond', number>

/** The last instant a Date can hold. The first is its negative (ECMA-262 §21.4.1.1: 8.64e15 ms). */
export const lastInstant: Instant = 8_640_000_000_000_000_000_000n
export const isInRange = (instant: Instant): boolean => instant >= -lastInstant && instant <= lastInstant

// A Date ends at the last instant, but a local clock east of Greenwich runs some hours past it. The Gregorian calendar
// repeats every 400 years, so we only give Date the years 1970 to 2369.
const cycle = 146_097n * 86_400_000n

/** `0n` → 1970-01-01 00:00:00 as numbers, a Thursday (4) */
export function splitLocalTime(local: LocalTime): Wall & { weekday: number } {
  const milliseconds = floorDivide(local, 1_000_000n)
  const cycles = floorDivide(milliseconds, cycle)
  const date = new Date(Number(milliseconds - cycles * cycle))
  return {
    year: date.getUTCFullYear() + Number(cycles) * 400,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    nanosecond: Number(local - floorDivide(local, 1_000_000_000n) * 1_000_000_000n),
    weekday: date.getUTCDay(),
  }
}

/** 1970-01-01 00:00:00 → 0n; the date and time must exist */
export function joinLocalTime({ year, month, day, hour, minute, second, nanosecond }: Wall): LocalTime {
  const cycles = Math.floor((year - 1970) / 400)
  const milliseconds = BigInt(Date.UTC(year - cycles * 400, month - 1, day, hour, minute, second))
  return (milliseconds + BigInt(cycles) * cycle) * 1_000_000n + BigInt(nanosecond)
}

/** `2024, 2` → 29 */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}

export const months = 'January February March April May June July August September October November December'.split(' ')
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
