/** What an algorithm may be trusted with, as its badge says. */
export type Badge = 'Deprecated' | 'Secure' | 'Checksum'

type Row = { key: string; label: string; name: string; badge: Badge; digits: number; platform?: string; reason: string }

/** Order of the cards; `name` is for toasts, `digits` counts hex digits, `platform` is its name in `crypto.subtle`. */
export const algorithms = [
  {
    key: 'md5',
    label: 'MD5',
    name: 'MD5',
    badge: 'Deprecated',
    digits: 32,
    reason: 'Collisions take seconds to make: use it only to detect accidental changes.',
  },
  {
    key: 'sha1',
    label: 'SHA-1',
    name: 'SHA1',
    badge: 'Deprecated',
    digits: 40,
    platform: 'SHA-1',
    reason: 'Collisions have been published: not for signatures or certificates.',
  },
  {
    key: 'sha256',
    label: 'SHA-256',
    name: 'SHA256',
    badge: 'Secure',
    digits: 64,
    platform: 'SHA-256',
    reason: 'The usual choice for integrity and signatures; too fast to store passwords with.',
  },
  {
    key: 'sha384',
    label: 'SHA-384',
    name: 'SHA384',
    badge: 'Secure',
    digits: 96,
    platform: 'SHA-384',
    reason: 'SHA-512 cut short, which rules out length extension; common in subresource integrity.',
  },
  {
    key: 'sha512',
    label: 'SHA-512',
    name: 'SHA512',
    badge: 'Secure',
    digits: 128,
    platform: 'SHA-512',
    reason: 'The longest digest of SHA-2; too fast to store passwords with.',
  },
  {
    key: 'sha224',
    label: 'SHA-224',
    name: 'SHA224',
    badge: 'Secure',
    digits: 56,
    reason: 'SHA-256 cut short, with 112 bits of collision resistance.',
  },
  {
    key: 'sha3-256',
    label: 'SHA3-256',
    name: 'SHA3-256',
    badge: 'Secure',
    digits: 64,
    reason: 'FIPS 202, built differently from SHA-2; not the older Keccak-256.',
  },
  {
    key: 'sha3-512',
    label: 'SHA3-512',
    name: 'SHA3-512',
    badge: 'Secure',
    digits: 128,
    reason: 'FIPS 202, built differently from SHA-2; not the older Keccak-512.',
  },
  {
    key: 'blake3',
    label: 'BLAKE3',
    name: 'BLAKE3',
    badge: 'Secure',
    digits: 64,
    reason: 'Fast on any size; too fast to store passwords with.',
  },
  {
    key: 'crc32',
    label: 'CRC32',
    name: 'CRC32',
    badge: 'Checksum',
    digits: 8,
    reason: 'Detects accidental changes only: anyone can make another input with the same value.',
  },
] as const satisfies readonly Row[]

export type AlgorithmKey = (typeof algorithms)[number]['key']
export type Algorithm = Row & { key: AlgorithmKey }

/** The five that are always shown. */
export const floorKeys = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const satisfies readonly AlgorithmKey[]
/** Those behind Options. */
export const extraKeys = [
  'sha224',
  'sha3-256',
  'sha3-512',
  'blake3',
  'crc32',
] as const satisfies readonly AlgorithmKey[]
export const defaultKey = 'sha256' satisfies AlgorithmKey

const byKey = Object.fromEntries(algorithms.map((row) => [row.key, row])) as Record<AlgorithmKey, Algorithm>

/** `"sha256"` → the row of SHA-256 */
export const algorithmOf = (key: AlgorithmKey): Algorithm => byKey[key]

/** HMAC needs a cryptographic hash (RFC 2104 §2): `"crc32"` → false */
export const supportsHmac = (key: AlgorithmKey): boolean => key !== 'crc32'

/** The algorithms that can answer: with an HMAC key those without HMAC are left out. */
export const usableKeys = (keys: readonly AlgorithmKey[], hmacKey: { length: number } = ''): AlgorithmKey[] =>
  keys.filter((key) => hmacKey.length === 0 || supportsHmac(key))
