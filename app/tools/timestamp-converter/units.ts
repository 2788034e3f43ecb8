import { floorDivide, type Instant } from './instant.ts'

/** The two in the Format selector, then the two we offer when a value looks like one of them. */
export const timeUnits = ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'] as const
export type TimeUnit = (typeof timeUnits)[number]

export const unitLabels: Record<TimeUnit, string> = {
  seconds: 'Seconds',
  milliseconds: 'Milliseconds',
  microseconds: 'Microseconds',
  nanoseconds: 'Nanoseconds',
}

/** The choices in the Format selector. Microseconds and nanoseconds are listed only while selected. */
export const listUnitChoices = (selected: TimeUnit): { value: TimeUnit; label: string }[] =>
  timeUnits
    .filter((unit) => unit === 'seconds' || unit === 'milliseconds' || unit === selected)
    .map((unit) => ({ value: unit, label: unitLabels[unit] }))

/** How many decimals a unit needs to reach the nanosecond. */
export const decimalsOf: Record<TimeUnit, number> = { seconds: 9, milliseconds: 6, microseconds: 3, nanoseconds: 0 }

/** The whole number of units since the epoch, rounded down: -1500 ms in seconds → "-2" */
export const formatTimestamp = (instant: Instant, unit: TimeUnit): string =>
  String(floorDivide(instant, 10n ** BigInt(decimalsOf[unit])))
