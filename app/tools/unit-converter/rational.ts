/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

/** `6n, -4n` → -3/2 */
export function makeRational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('The denominator of a fraction cannot be zero')
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** Reads a valid decimal, or a quotient of two: `"0.0254"` → 127/5000, `"1852/3600"` → 463/900 */
export function toRational(text: string): Rational {
  const [above = '', below] = text.split('/')
  if (below !== undefined) return divide(toRational(above), toRational(below))
  const [digits = '', exponent = '0'] = above.split(/e/i)
  const [whole = '', fraction = ''] = digits.split('.')
  const power = Number(exponent) - fraction.length
  const scale = 10n ** BigInt(Math.abs(power))
  const numerator = BigInt(whole + fraction)
  return power < 0 ? makeRational(numerator, scale) : makeRational(numerator * scale)
}

export const add = (a: Rational, b: Rational): Rational =>
  makeRational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator })
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))
export const multiply = (a: Rational, b: Rational): Rational =>
  makeRational(a.numerator * b.numerator, a.denominator * b.denominator)
export const divide = (a: Rational, b: Rational): Rational =>
  makeRational(a.numerator * b.denominator, a.denominator * b.numerator)

/** -1 if a is smaller, 0 if they are equal, 1 if a is larger: `1/3, 1/2` → -1 */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}
