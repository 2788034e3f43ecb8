import { bytesToHex } from '#app/lib/hex.ts'
import type { RandomBytes } from '#app/lib/random.ts'

/** A UUID in its usual form from 32 hex digits: `"550e8400e29b41d4a716446655440000"` → "550e8400-e29b-41d4-a716-446655440000" */
export const hyphenate = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A UUID of version 4 (RFC 9562 §5.4), before the generator has loaded. */
export function firstUuid(randomBytes: RandomBytes): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hyphenate(bytesToHex(bytes))
}
