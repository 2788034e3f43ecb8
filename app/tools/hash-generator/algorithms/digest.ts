/// <reference path="./hash-wasm.d.ts" />
import type { IHasher } from 'hash-wasm'
import { utf8 } from '#app/lib/bytes.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { hashFailed } from '../messages.ts'
import { usableKeys } from './algorithms.ts'
import type { AlgorithmKey } from './five.ts'
import { digestOnPlatform, type HmacKey, isOnPlatform, type Subtle } from './platform.ts'

// Bundlers cannot split the library's single ES module. Its single-algorithm builds are a few KB each and load on first use.
const creators: Record<AlgorithmKey, () => Promise<IHasher>> = {
  md5: async () => (await import('hash-wasm/dist/md5.umd.min.js')).default.createMD5(),
  sha1: async () => (await import('hash-wasm/dist/sha1.umd.min.js')).default.createSHA1(),
  sha224: async () => (await import('hash-wasm/dist/sha224.umd.min.js')).default.createSHA224(),
  sha256: async () => (await import('hash-wasm/dist/sha256.umd.min.js')).default.createSHA256(),
  sha384: async () => (await import('hash-wasm/dist/sha384.umd.min.js')).default.createSHA384(),
  sha512: async () => (await import('hash-wasm/dist/sha512.umd.min.js')).default.createSHA512(),
  'sha3-256': async () => (await import('hash-wasm/dist/sha3.umd.min.js')).default.createSHA3(256),
  'sha3-512': async () => (await import('hash-wasm/dist/sha3.umd.min.js')).default.createSHA3(512),
  blake3: async () => (await import('hash-wasm/dist/blake3.umd.min.js')).default.createBLAKE3(),
  crc32: async () => (await import('hash-wasm/dist/crc32.umd.min.js')).default.createCRC32(),
}

async function withHmac(hasher: Promise<IHasher>, hmacKey: HmacKey): Promise<IHasher> {
  if (hmacKey.length === 0) return hasher
  const { createHMAC } = (await import('hash-wasm/dist/hmac.umd.min.js')).default
  return createHMAC(hasher, hmacKey)
}

/** A new hasher that takes its input in portions. */
export const createHasher = (key: AlgorithmKey, hmacKey: HmacKey = ''): Promise<IHasher> =>
  withHmac(creators[key](), hmacKey)

const shared = new Map<AlgorithmKey, Promise<IHasher>>()

function shareHasher(key: AlgorithmKey): Promise<IHasher> {
  const known = shared.get(key)
  if (known) return known
  const created = creators[key]()
  shared.set(key, created)
  created.catch(() => shared.delete(key))
  return created
}

/** The hex digest of bytes in memory, with one shared hasher per algorithm: `"crc32"` of "123456789" → "cbf43926" */
export async function hashBytes(bytes: Uint8Array, key: AlgorithmKey, hmacKey: HmacKey = ''): Promise<string> {
  const hasher = await withHmac(shareHasher(key), hmacKey)
  return hasher.init().update(bytes).digest()
}

/** A hex digest or "Error generating hash" for each requested algorithm. */
export type Hashes = Partial<Record<AlgorithmKey, Result<string>>>
export type HashOptions = {
  hmacKey?: HmacKey
  /** `crypto.subtle`, if it exists. */
  subtle?: Subtle | undefined
  /** Called with the error if an algorithm fails. */
  onError?: ((error: unknown) => void) | undefined
}

/** Runs a digest and turns an exception into a result: a thrown error → "Error generating hash" */
export async function attempt(digest: () => Promise<string>, onError: HashOptions['onError']): Promise<Result<string>> {
  try {
    return ok(await digest())
  } catch (error) {
    onError?.(error)
    return fail(hashFailed)
  }
}

/**
 * Hashes the UTF-8 bytes of a text. Blank text has no hash: `"abc", ["md5"]` → `{ md5: ok("90015098…") }`. `onHash` gets each
 * digest as soon as it is ready, so a slow algorithm does not delay the others.
 */
export async function hashText(
  text: string,
  keys: readonly AlgorithmKey[],
  { hmacKey = '', subtle, onError, onHash }: HashOptions & { onHash?: (hashes: Hashes) => void } = {},
): Promise<Hashes> {
  if (isBlank(text)) return {}
  const bytes = utf8(text)
  const digest = (key: AlgorithmKey) =>
    subtle && isOnPlatform(key) ? digestOnPlatform(subtle, bytes, key, hmacKey) : hashBytes(bytes, key, hmacKey)
  const settled = usableKeys(keys, hmacKey).map(async (key) => {
    const hash = { [key]: await attempt(() => digest(key), onError) }
    onHash?.(hash)
    return hash
  })
  return Object.assign({}, ...(await Promise.all(settled)))
}
