import { v3, v4, v5, v7 } from 'uuid'
import { utf8 } from '#app/lib/bytes.ts'
import { bytesToHex, hexToBytes } from '#app/lib/hex.ts'
import type { RandomBytes } from '#app/lib/random.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { hyphenate } from './first-uuid.ts'
import { invalidNamespace } from './messages.ts'
import { parseUuid } from './parse.ts'
import { isFixed, type NamedVersion } from './settings.ts'

export const NIL = '00000000-0000-0000-0000-000000000000'
export const MAX = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** 100-ns intervals from 1582-10-15 to 1970-01-01, RFC 9562 §5.1 */
export const GREGORIAN_OFFSET = 0x01b21dd213814000n

/** UUIDs of rising 60-bit timestamps, with a clock sequence and a node that keep them unique (RFC 9562 §6.1, §6.3, §6.10). */
function createGregorianMaker(randomBytes: RandomBytes, now: () => number) {
  const seed = randomBytes(8)
  const node = bytesToHex(Uint8Array.of(seed[2]! | 1, ...seed.subarray(3, 8)))
  let clockSequence = ((seed[0]! << 8) | seed[1]!) & 0x3fff
  let clock = Number.NEGATIVE_INFINITY
  let ticks = -1n
  return (arrange: (ticks: string) => string) => {
    const time = Math.floor(now())
    const start = BigInt(time) * 10_000n + GREGORIAN_OFFSET
    if (time < clock) clockSequence = (clockSequence + 1) & 0x3fff
    ticks = time < clock || start > ticks ? start : ticks + 1n
    clock = time
    const hex = (ticks & 0xfffffffffffffffn).toString(16).padStart(15, '0')
    return hyphenate(arrange(hex) + (clockSequence | 0x8000).toString(16) + node)
  }
}

/** Rising pairs of millisecond and 32-bit counter. It starts in its lower half, so 2³¹ fit in a millisecond (RFC 9562 §6.2, method 1). */
function createUnixClock(now: () => number) {
  let msecs = -1
  let seq = 0
  return (random: Uint8Array) => {
    const time = Math.max(0, Math.floor(now()))
    if (time > msecs) {
      msecs = time
      seq = (((random[6]! & 0x7f) << 24) | (random[7]! << 16) | (random[8]! << 8) | random[9]!) >>> 0
    } else {
      seq++
    }
    return { random, msecs, seq }
  }
}

/** Makes UUIDs by RFC 9562. It remembers its last values, so v7 strictly increases and v1 and v6 stay unique if the clock steps back. */
export function createGenerator({ randomBytes, now }: { randomBytes: RandomBytes; now: () => number }) {
  const gregorian = createGregorianMaker(randomBytes, now)
  const unix = createUnixClock(now)

  const makers = {
    v4: () => v4({ random: randomBytes(16) }),
    v1: () => gregorian((ticks) => `${ticks.slice(7)}${ticks.slice(3, 7)}1${ticks.slice(0, 3)}`),
    v6: () => gregorian((ticks) => `${ticks.slice(0, 12)}6${ticks.slice(12)}`),
    v7: () => v7(unix(randomBytes(16))),
    nil: () => NIL,
    max: () => MAX,
  }

  return ({ version, quantity }: { version: keyof typeof makers; quantity: number }): string[] =>
    Array.from({ length: isFixed(version) ? 1 : quantity }, makers[version])
}

/** RFC 9562 §6.6 */
export const namespaceUuids: Record<string, string> = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
}

/** The input of a name-based UUID. The namespace is a key of `namespaceUuids` or any UUID. */
type Naming = { version: NamedVersion; namespace: string; name: string }

/** The UUID of a name in a namespace: `"v5", "dns", "www.example.com"` → ["2ed6657d-e927-568b-95e1-2665a8aea6a2"] */
export function nameUuid({ version, namespace, name }: Naming): Result<string[]> {
  const uuid = Object.hasOwn(namespaceUuids, namespace) ? namespaceUuids[namespace] : parseUuid(namespace)
  return uuid ? ok([(version === 'v3' ? v3 : v5)(utf8(name), hexToBytes(uuid))]) : fail(invalidNamespace)
}
