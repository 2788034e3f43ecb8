/** Fills the array with random bytes and gives it back; `crypto.getRandomValues` fits, a seeded source in tests does too. */
export type RandomBytes = (size: number) => Uint8Array

/** A whole number from 0 to `limit` - 1, each equally likely (rejection sampling, no modulo bias): `6` → `0…5` */
export function randomBelow(limit: number, randomBytes: RandomBytes): number {
  if (limit <= 1) return 0
  const ceiling = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4)
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (value < ceiling) return value % limit
  }
}
