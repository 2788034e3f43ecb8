import { fail, ok, type Result } from '#app/lib/result.ts'
import { isInRange } from './calendar.ts'
import { ambiguousNumber, decimalComma, notDigits, outOfRange } from './messages.ts'
import { decimalsOf, type Instant, type TimeUnit, timeUnits } from './time.ts'

type Parts = {
  isNegative: boolean
  digits: string
  fraction: string
  /** Whether it was written with groups or an exponent. */
  isRespelled: boolean
}

// Spaces, underscores and apostrophes can only group; a comma or a point groups if it comes twice, or before the other one.
const groupings = [
  /^\d{1,3}([ \u00a0\u202f_'’])\d{3}(?:\1\d{3})*(?=[.e]|$)/i,
  /^\d{1,3}([.,])\d{3}(?:\1\d{3})+(?!\d|\1)/,
  /^\d{1,3}(,)\d{3}(?=\.)/,
  /^\d{1,3}(\.)\d{3}(?=,)/,
]

// A timestamp in range needs no larger exponent, and no text may make a huge number.
const number = /^(\d+)(?:\.(\d*))?(?:e\+?(\d\d?))?$/i

function split(text: string): Result<Parts> {
  const [, sign, typed = ''] = /^([+−-]?)(.*)$/s.exec(text.trim()) ?? []
  const [whole = '', mark = ''] = groupings.map((each) => each.exec(typed)).find(Boolean) ?? []
  const rest = typed.slice(whole.length)
  const plain = whole.replaceAll(mark, '') + (mark === '.' ? rest.replace(',', '.') : rest)
  const [, digits, fraction = '', exponent = '0'] = number.exec(plain) ?? []
  if (digits === undefined) {
    const [, thousands, decimals] = /^(\d+),(\d+)$/.exec(typed) ?? []
    if (thousands === undefined) return fail(notDigits)
    return fail(decimals?.length === 3 ? ambiguousNumber(typed) : decimalComma)
  }
  const shift = Number(exponent)
  const moved = digits + fraction.slice(0, shift).padEnd(shift, '0')
  return ok({
    isNegative: sign === '-' || sign === '−',
    digits: moved.replace(/^0+(?=\d)/, ''),
    fraction: fraction.slice(shift),
    isRespelled: whole !== '' || plain.length > digits.length + fraction.length + 1,
  })
}

/** A number written with groups or an exponent, in plain digits: `"1,700,000,000"`, `"1.7e9"` → "1700000000", `"5"` → `undefined` */
export function respell(text: string): string | undefined {
  const parts = split(text)
  if (!parts.ok || !parts.value.isRespelled) return undefined
  const { isNegative, digits, fraction } = parts.value
  return `${isNegative ? '-' : ''}${digits}${fraction && `.${fraction}`}`
}

/** Reads a sign, digits and a fraction, rounded down to a nanosecond. The error is the reason: `"-1.5", "seconds"` → -1500000000n */
export function parseTimestamp(text: string, unit: TimeUnit): Result<Instant> {
  const parts = split(text)
  if (!parts.ok) return parts
  const { isNegative, digits, fraction } = parts.value
  if (digits.length > 22) return fail(outOfRange)
  const decimals = decimalsOf[unit]
  const size = BigInt(digits + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const isCut = /[1-9]/.test(fraction.slice(decimals))
  const instant = !isNegative ? size : isCut ? -size - 1n : -size
  return isInRange(instant) ? ok(instant) : fail(outOfRange)
}

/** The usual unit for a number of this size, if any: `"1700000000123456"` → "microseconds", `"5"` → `undefined` */
export function likelyUnit(text: string): TimeUnit | undefined {
  const parts = split(text)
  const digits = parts.ok ? parts.value.digits.length : 0
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
