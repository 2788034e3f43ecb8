import { utf8 } from '#app/lib/bytes.ts'
import { type AlgorithmKey, algorithmOf } from './algorithms.ts'
import type { HmacKey } from './hashers.ts'
import { toHex } from './outputs.ts'

/** The part of `crypto.subtle` in use; it is absent on plain http. */
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

export const isOnPlatform = (key: AlgorithmKey): boolean => algorithmOf(key).platform !== undefined

/** The hex digest by the browser's own code: `"sha1"` of "abc" → "a9993e36…" */
export async function digestOnPlatform(
  subtle: Subtle,
  bytes: Uint8Array<ArrayBuffer>,
  key: AlgorithmKey,
  hmacKey: HmacKey = '',
): Promise<string> {
  const hash = algorithmOf(key).platform!
  if (hmacKey.length === 0) return toHex(new Uint8Array(await subtle.digest(hash, bytes)))
  const raw = typeof hmacKey === 'string' ? utf8(hmacKey) : hmacKey
  const secret = await subtle.importKey('raw', raw, { name: 'HMAC', hash }, false, ['sign'])
  return toHex(new Uint8Array(await subtle.sign('HMAC', secret, bytes)))
}
