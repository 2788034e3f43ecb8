/** Returns this many random bytes. Tests pass a seeded source. */
export type RandomBytes = (size: number) => Uint8Array

/** A random whole number from 0 to `limit` - 1, all equally likely (rejection sampling, no modulo bias): `6` → `0…5` */
export function randomBelow(limit: number, randomBytes: RandomBytes): number {
  if (limit <= 1) return 0
  const ceiling = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4)
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (value < ceiling) return value % limit
  }
}
