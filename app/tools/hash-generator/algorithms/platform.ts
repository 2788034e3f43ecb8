import { utf8 } from '#app/lib/bytes.ts'
import { bytesToHex } from '#app/lib/hex.ts'
import { algorithmOf } from './algorithms.ts'
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
