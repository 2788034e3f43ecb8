/// <reference path="./hash-wasm.d.ts" />
import type { IHasher } from 'hash-wasm'
import type { AlgorithmKey } from './five.ts'

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

/** A text means its UTF-8 bytes. An empty key means a plain hash. */
export type HmacKey = string | Uint8Array<ArrayBuffer>

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
