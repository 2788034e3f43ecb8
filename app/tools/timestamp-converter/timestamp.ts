import { fail, ok, type Result } from '#app/lib/result.ts'
import { isInRange } from './calendar.ts'
import { invalidTimestamp } from './messages.ts'
import { decimalsOf, type Instant, type TimeUnit, timeUnits } from './time.ts'

function split(text: string) {
  const [, sign, digits, fraction = ''] = /^([+−-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  return { isNegative: sign === '-' || sign === '−', digits: digits.replace(/^0+(?=\d)/, ''), fraction }
}

/** Reads a sign, digits and a fraction, rounded down to a nanosecond: `"-1.5", "seconds"` → -1500000000n */
export function parseTimestamp(text: string, unit: TimeUnit): Result<Instant> {
  const parts = split(text)
  if (!parts || parts.digits.length > 22) return fail(invalidTimestamp)
  const { isNegative, digits, fraction } = parts
  const decimals = decimalsOf[unit]
  const size = BigInt(digits + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const isCut = /[1-9]/.test(fraction.slice(decimals))
  const instant = !isNegative ? size : isCut ? -size - 1n : -size
  return isInRange(instant) ? ok(instant) : fail(invalidTimestamp)
}

/** The usual unit for a number of this size, if any: `"1700000000123456"` → "microseconds", `"5"` → `undefined` */
export function likelyUnit(text: string): TimeUnit | undefined {
  const digits = split(text)?.digits.length ?? 0
  if (digits < 9) return undefined
  if (digits <= 11) return 'seconds'
  if (digits <= 14) return 'milliseconds'
  return digits <= 17 ? 'microseconds' : 'nanoseconds'
}

// 1900-01-01 and 2200-01-01.
const isPlausible = (instant: Instant): boolean =>
  instant >= -2_208_988_800_000_000_000n && instant < 7_258_118_400_000_000_000n

/**
 * The unit to offer instead of the selected one: the likely unit. If that is selected but gives a date before 1900 or
 * after 2199, the next finer unit: `"-7862400000", "seconds"` (1720) → "milliseconds" (1969)
 */
export function offerUnit(text: string, selected: TimeUnit): TimeUnit | undefined {
  const likely = likelyUnit(text)
  if (!likely) return undefined
  const offered = likely === selected ? timeUnits[timeUnits.indexOf(selected) + 1] : likely
  if (!offered || !parseTimestamp(text, offered).ok) return undefined
  if (offered === likely) return offered
  const reading = parseTimestamp(text, selected)
  return reading.ok && isPlausible(reading.value) ? undefined : offered
}
