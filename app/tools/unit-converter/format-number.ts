import { compare, negate, type Rational, toRational } from './rational.ts'

const magnitude = (value: Rational): Rational => (value.numerator < 0n ? negate(value) : value)
const sign = (value: Rational, text: string): string => (value.numerator < 0n ? `-${text}` : text)

// Rounds half up. The value must not be negative.
const round = ({ numerator, denominator }: Rational, decimals: number): bigint => {
  const scale = 10n ** BigInt(Math.abs(decimals))
  const [above, below] = decimals < 0 ? [numerator, denominator * scale] : [numerator * scale, denominator]
  return (above * 2n + below) / (below * 2n)
}

function placePoint(digits: bigint, decimals: number): string {
  if (decimals <= 0) return String(digits * 10n ** BigInt(-decimals))
  const text = String(digits).padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}

// The exponent e with 10^e <= value < 10^(e + 1), for a positive value.
function findExponent(value: Rational): number {
  const guess = String(value.numerator).length - String(value.denominator).length
  return compare(value, toRational(`1e${guess}`)) < 0 ? guess - 1 : guess
}

const [tiny, small, huge] = [toRational('1e-6'), toRational('1e-4'), toRational('1e21')]
const longest = toRational('1e40')

/**
 * Up to six decimals. Below 0.0001, if six decimals would change the value: six significant digits, scientific below
 * 1e-6. Beyond forty digits: scientific with 15 digits. `1/3` → "0.333333", `6.21371192e-7` → "6.21371e-7"
 */
export function formatNumber(value: Rational): string {
  const size = magnitude(value)
  if (compare(size, longest) >= 0) return formatSignificant(value, 15)
  const isShort = 1_000_000n % value.denominator === 0n
  if (!isShort && compare(size, small) < 0) return formatSignificant(value, 6)
  return sign(value, placePoint(round(size, 6), 6))
}

/** A number with so many significant digits, scientific outside 1e-6 to 1e21: `1250/381, 15` → "3.28083989501312" */
export function formatSignificant(value: Rational, digits: number): string {
  const size = magnitude(value)
  if (size.numerator === 0n) return '0'
  const exponent = findExponent(size)
  const decimals = digits - 1 - exponent
  const rounded = round(size, decimals)
  const isPlain = compare(size, tiny) >= 0 && compare(size, huge) < 0
  if (isPlain) return sign(value, placePoint(rounded, decimals))
  const carry = String(rounded).length - digits
  return sign(value, `${placePoint(rounded, digits - 1 + carry)}e${exponent + carry}`)
}

/** Whether a text is exactly this number, and not rounded: `"0.333333", 1/3` → false */
export const isExact = (text: string, value: Rational): boolean => compare(toRational(text), value) === 0
