import type { TimeUnit } from './time.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The time that an identifier begins with: `"01ARZ3NDEKTSV4RRFFQ69G5FAV"` → a ULID of 1469922850259 milliseconds */
export function readTimeInId(text: string): { kind: string; unit: TimeUnit; time: string } | null {
  if (/^[0-7][\dA-HJKMNP-TV-Z]{25}$/i.test(text)) {
    const digits = [...text.slice(0, 10).toUpperCase()].map((digit) => crockford.indexOf(digit))
    return { kind: 'ULID', unit: 'milliseconds', time: String(digits.reduce((sum, digit) => sum * 32 + digit, 0)) }
  }
  // Eight hex digits of seconds, and a random rest. Digits alone are a number.
  const [, digits] = /^(?:ObjectId\(["']|)([\da-f]{24})(?:["']\)|)$/i.exec(text) ?? []
  if (!digits || /^\d+$/.test(text)) return null
  return { kind: 'ObjectId', unit: 'seconds', time: String(Number.parseInt(digits.slice(0, 8), 16)) }
}
