import { type Algorithm, type AlgorithmKey, five } from './five.ts'

/** All algorithms, in row order. */
export const algorithms: readonly Algorithm[] = [
  ...five,
  { key: 'sha224', label: 'SHA-224', badge: 'Secure', digits: 56 },
  { key: 'sha3-256', label: 'SHA3-256', badge: 'Secure', digits: 64 },
  { key: 'sha3-512', label: 'SHA3-512', badge: 'Secure', digits: 128 },
  { key: 'blake3', label: 'BLAKE3', badge: 'Secure', digits: 64 },
  { key: 'crc32', label: 'CRC32', badge: 'Checksum', digits: 8 },
]

/** `"sha256"` → the row of SHA-256 */
export const algorithmOf = (key: AlgorithmKey): Algorithm => algorithms.find((row) => row.key === key)!

/** HMAC needs a cryptographic hash (RFC 2104 §2): `"crc32"` → false */
export const supportsHmac = (key: AlgorithmKey): boolean => key !== 'crc32'

/** The algorithms that can be computed. With an HMAC key, those without HMAC are left out. */
export const usableKeys = (keys: readonly AlgorithmKey[], hmacKey: { length: number } = ''): AlgorithmKey[] =>
  keys.filter((key) => hmacKey.length === 0 || supportsHmac(key))
