import type { AlgorithmKey } from './five.ts'
import type { Output } from './output-forms.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Hex digits as Base64 (RFC 4648 §4): `"cbf43926"` → "y/Q5Jg==" */
export function hexToBase64(hex: string): string {
  const length = Math.ceil((hex.length * 4) / 6)
  const bits = BigInt(`0x${hex}`) << BigInt(length * 6 - hex.length * 4)
  const digits = Array.from({ length }, (_, i) => alphabet[Number((bits >> BigInt(6 * (length - 1 - i))) & 63n)])
  return digits.join('').padEnd(Math.ceil(length / 4) * 4, '=')
}

/** Base64 in either alphabet, padded or not, as hex digits; `null` for other text: `"y_Q5Jg"` → "cbf43926" */
export function base64ToHex(text: string): string | null {
  const digits = text
    .replace(/={1,2}$/, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]+$/.test(digits) || digits.length % 4 === 1) return null
  const spare = (digits.length * 6) % 8
  const bits =
    [...digits].reduce((value, digit) => (value << 6n) | BigInt(alphabet.indexOf(digit)), 0n) >> BigInt(spare)
  return bits.toString(16).padStart((digits.length * 6 - spare) / 4, '0')
}

const sriKeys: readonly AlgorithmKey[] = ['sha256', 'sha384', 'sha512']

/** Subresource Integrity allows three algorithms (W3C SRI §3.2): `"md5"` → false */
const supportsSri = (key: AlgorithmKey): boolean => sriKeys.includes(key)

/** Formats a hex digest. Without SRI support it stays hex: `"ba78…", "sha256", "sri"` → "sha256-ungW…" */
export function formatDigest(hex: string, key: AlgorithmKey, output: Output): string {
  if (output === 'hex-upper') return hex.toUpperCase()
  if (output === 'base64') return hexToBase64(hex)
  return output === 'sri' && supportsSri(key) ? `${key}-${hexToBase64(hex)}` : hex
}
