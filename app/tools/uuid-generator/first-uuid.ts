import { bytesToHex } from '#app/lib/hex.ts'
import type { RandomBytes } from '#app/lib/random.ts'
import { hyphenate } from './parse.ts'

/** A UUID of version 4 (RFC 9562 §5.4), before the generator has loaded. */
export function firstUuid(randomBytes: RandomBytes): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hyphenate(bytesToHex(bytes))
}
