import { utf8 } from '#app/lib/bytes.ts'
import { isBlank } from '#app/lib/long-text.ts'
import { fail, ok, type Result } from '#app/lib/result.ts'
import { hashFailed } from '../text/row-messages.ts'
import { usableKeys } from './algorithms.ts'
import type { AlgorithmKey } from './five.ts'
import { type HmacKey, hashBytes } from './hashers.ts'
import { digestOnPlatform, isOnPlatform, type Subtle } from './platform.ts'

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
export async function attempt(
  digest: () => Promise<string>,
  onError?: (error: unknown) => void,
): Promise<Result<string>> {
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
