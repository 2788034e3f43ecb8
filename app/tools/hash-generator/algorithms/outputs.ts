import { readBase64, writeBase64 } from '#app/lib/base64-bytes.ts'
import { bytesToHex, hexToBytes } from '#app/lib/hex.ts'
import type { Settings } from '../settings.ts'
import type { AlgorithmKey } from './five.ts'

/** Hex digits as Base64 (RFC 4648 §4): `"cbf43926"` → "y/Q5Jg==" */
export const hexToBase64 = (hex: string): string => writeBase64(hexToBytes(hex))

/** Base64 in either alphabet, padded or not, as hex digits; `null` for other text: `"y_Q5Jg"` → "cbf43926" */
export function base64ToHex(text: string): string | null {
  const bytes = readBase64(text)
  return bytes && bytesToHex(bytes)
}

/** Subresource Integrity allows only these (W3C SRI §3.2). */
const sriKeys: readonly AlgorithmKey[] = ['sha256', 'sha384', 'sha512']

/** Formats a hex digest. Without SRI support it stays hex: `"ba78…", "sha256", "sri"` → "sha256-ungW…" */
export function formatDigest(hex: string, key: AlgorithmKey, output: Settings['output']): string {
  if (output === 'hex-upper') return hex.toUpperCase()
  if (output === 'base64') return hexToBase64(hex)
  return output === 'sri' && sriKeys.includes(key) ? `${key}-${hexToBase64(hex)}` : hex
}
