export const mainKeys = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const
/** The algorithms under Options. */
export const extraKeys = ['sha224', 'sha3-256', 'sha3-512', 'blake3', 'crc32'] as const
export type AlgorithmKey = (typeof mainKeys)[number] | (typeof extraKeys)[number]
export const defaultKey = 'sha256' satisfies AlgorithmKey

/** How far an algorithm can be trusted. */
type Badge = 'Deprecated' | 'Secure' | 'Checksum'

/** `digits` counts hex digits. */
export type Algorithm = { key: AlgorithmKey; label: string; badge: Badge; digits: number }

/** The five algorithms that are always shown, in row order. */
export const five: readonly Algorithm[] = [
  { key: 'md5', label: 'MD5', badge: 'Deprecated', digits: 32 },
  { key: 'sha1', label: 'SHA-1', badge: 'Deprecated', digits: 40 },
  { key: 'sha256', label: 'SHA-256', badge: 'Secure', digits: 64 },
  { key: 'sha384', label: 'SHA-384', badge: 'Secure', digits: 96 },
  { key: 'sha512', label: 'SHA-512', badge: 'Secure', digits: 128 },
]
