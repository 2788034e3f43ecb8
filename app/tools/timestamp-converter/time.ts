import { capitalize } from '#app/lib/capitalize.ts'

/** A point on the Unix time line: nanoseconds since 1970-01-01T00:00:00Z, exact. */
export type Instant = bigint

/** The time on a local clock, as nanoseconds since that clock showed 1970-01-01 00:00:00. */
export type LocalTime = bigint

/** Converts milliseconds to an instant, rounding down: `1.9` → 1000000n */
export const toInstant = (milliseconds: number): Instant => BigInt(Math.floor(milliseconds)) * 1_000_000n

/** Divides and rounds down: `-1500n, 1000n` → -2n */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** The two in the Format selector, then the two we offer when a value looks like one of them. */
export const timeUnits = ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'] as const
export type TimeUnit = (typeof timeUnits)[number]

/** How many decimals a unit needs to reach the nanosecond. */
export const decimalsOf: Record<TimeUnit, number> = { seconds: 9, milliseconds: 6, microseconds: 3, nanoseconds: 0 }

/** The choices in the Format selector. Microseconds and nanoseconds are listed only while selected. */
export const listFormatChoices = (selected: TimeUnit) =>
  timeUnits
    .filter((unit) => unit === 'seconds' || unit === 'milliseconds' || unit === selected)
    .map((unit) => ({ value: unit, label: capitalize(unit) }))

/** The whole number of units since the epoch, rounded down: -1500 ms in seconds → "-2" */
export const formatTimestamp = (instant: Instant, unit: TimeUnit): string =>
  String(floorDivide(instant, 10n ** BigInt(decimalsOf[unit])))

/** Milliseconds until the next full second, so ticks never drift: `1700000000250` → 750 */
export const nextTickDelay = (now: number): number => 1000 - (Math.floor(now) % 1000)

/** The rows of the live clock: `1640995200500` → 2022-01-01 00:00:00 UTC, "1640995200", "1640995200500" */
export const describeNow = (now: number) => ({
  date: `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
  seconds: formatTimestamp(toInstant(now), 'seconds'),
  milliseconds: formatTimestamp(toInstant(now), 'milliseconds'),
})

/** What a local time means in a zone: one instant, none (the clock skipped it), or two (the clock was set back). */
export type WallReading =
  | { kind: 'once'; instant: Instant }
  | { kind: 'gap'; before: Instant; after: Instant }
  | { kind: 'overlap'; earlier: Instant; later: Instant }

export type Zone = {
  /** The name the browser uses. */
  id: string
  /** The current name in the tz database. */
  name: string
  /** Seconds east of Greenwich at an instant. */
  offsetAt: (instant: Instant) => number
  read: (local: LocalTime) => WallReading
}

export const utc: Zone = {
  id: 'UTC',
  name: 'UTC',
  offsetAt: () => 0,
  read: (local) => ({ kind: 'once', instant: local }),
}
