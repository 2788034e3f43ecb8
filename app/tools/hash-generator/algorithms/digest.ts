/// <reference path="./hash-wasm.d.ts" />
import type { IHasher } from 'hash-wasm'
import { utf8 } from '#app/lib/bytes.ts'
import { bytesToHex } from '#app/lib/hex.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { hashFailed } from '../text/first-words.ts'
import { algorithmOf, usableKeys } from './algorithms.ts'
import type { AlgorithmKey } from './five.ts'

/** A text means its UTF-8 bytes. An empty key means a plain hash. */
export type HmacKey = string | Uint8Array<ArrayBuffer>

/** The part of `crypto.subtle` that we use. It does not exist on plain http. */
export type Subtle = {
  digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
  importKey(
    format: 'raw',
    key: Uint8Array<ArrayBuffer>,
    algorithm: { name: 'HMAC'; hash: string },
    extractable: boolean,
    usages: 'sign'[],
  ): Promise<unknown>
  sign(algorithm: 'HMAC', key: unknown, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
}

const platformKeys: readonly AlgorithmKey[] = ['sha1', 'sha256', 'sha384', 'sha512']

export const isOnPlatform = (key: AlgorithmKey): boolean => platformKeys.includes(key)

/** The hex digest, computed by the browser: `"sha1"` of "abc" → "a9993e36…" */
export async function digestOnPlatform(
  subtle: Subtle,
  bytes: Uint8Array<ArrayBuffer>,
  key: AlgorithmKey,
  hmacKey: HmacKey = '',
): Promise<string> {
  // The browser's names are the same as our labels.
  const hash = algorithmOf(key).label
  if (hmacKey.length === 0) return bytesToHex(new Uint8Array(await subtle.digest(hash, bytes)))
  const raw = typeof hmacKey === 'string' ? utf8(hmacKey) : hmacKey
  const secret = await subtle.importKey('raw', raw, { name: 'HMAC', hash }, false, ['sign'])
  return bytesToHex(new Uint8Array(await subtle.sign('HMAC', secret, bytes)))
}

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
