/** A point on the Unix time line: nanoseconds since 1970-01-01T00:00:00Z, exact. */
export type Instant = bigint

/** Converts milliseconds to an instant, rounding down: `1.9` → 1000000n */
export const toInstant = (milliseconds: number): Instant => BigInt(Math.floor(milliseconds)) * 1_000_000n

/** Divides and rounds down: `-1500n, 1000n` → -2n */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}
