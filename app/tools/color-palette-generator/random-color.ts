import type { RandomBytes } from '#app/lib/random.ts'

/** A random 24-bit color, each equally likely: bytes `3b 82 f6` → `"#3B82F6"` */
export function pickRandomColor(randomBytes: RandomBytes): string {
  const digits = Array.from(randomBytes(3), (byte) => byte.toString(16).padStart(2, '0'))
  return `#${digits.join('').toUpperCase()}`
}
