import type { AlgorithmKey } from './five.ts'

/** Why an algorithm has its badge. */
export const reasons: Record<AlgorithmKey, string> = {
  md5: 'Collisions take seconds to make: use it only to detect accidental changes.',
  sha1: 'Collisions have been published: do not use it for signatures or certificates.',
  sha256: 'The usual choice for integrity and signatures; too fast to store passwords with.',
  sha384: 'SHA-512 cut short, which rules out length extension; common in subresource integrity.',
  sha512: 'The longest digest of SHA-2; too fast to store passwords with.',
  sha224: 'SHA-256 cut short, with 112 bits of collision resistance.',
  'sha3-256': 'FIPS 202, built differently from SHA-2; not the older Keccak-256.',
  'sha3-512': 'FIPS 202, built differently from SHA-2; not the older Keccak-512.',
  blake3: 'Fast on any size; too fast to store passwords with.',
  crc32: 'Detects accidental changes only: anyone can make another input with the same value.',
}
