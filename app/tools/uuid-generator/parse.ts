import { readBase64 } from '#app/lib/base64-bytes.ts'
import { bytesToHex } from '#app/lib/hex.ts'
import { hyphenate } from './first-uuid.ts'

const hyphenated = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const bare = '[0-9a-f]{32}'
const whole = new RegExp(`^(?:urn:uuid:)?(["{]?)(${hyphenated}|${bare})(["}]?)$`, 'i')
// Hex digits right before a UUID may belong to an escape such as %2F or \u003d.
const afterEscape = String.raw`(?<=%[0-9a-f]{2}|\\u[0-9a-f]{4})`
const anywhere = new RegExp(
  `(?:(?<![0-9a-f])|${afterEscape})${hyphenated}(?![0-9a-f])|(?:(?<![0-9a-z])|${afterEscape})${bare}(?![0-9a-z])`,
  'gi',
)

/** Canonical form of one UUID in any case, with or without hyphens, braces, quotes or `urn:uuid:`; `null` for anything else. */
export function parseUuid(text: string): string | null {
  const [, open = '', digits = '', close = ''] = whole.exec(text.trim()) ?? []
  const isPaired = close === (open === '{' ? '}' : open)
  return digits && isPaired ? hyphenate(digits.replaceAll('-', '').toLowerCase()) : null
}

/** A UUID in canonical form, and where it is in a text. */
export type Found = { uuid: string; start: number; end: number }

/** Every UUID in any text, in order: `"id={550E8400-…}"` → `[{ uuid: "550e8400-…", start: 4, end: 40 }]` */
export const findUuids = (text: string): Found[] =>
  Array.from(text.matchAll(anywhere), ({ 0: match, index }) => ({
    uuid: hyphenate(match.replaceAll('-', '').toLowerCase()),
    start: index,
    end: index + match.length,
  }))

/** 22 characters of Base64url; the last one holds only two bits. */
const base64url = /^[\w-]{21}[AQgw]$/

/** The UUIDs in a text, which may also be a single one in Base64url: `" VQ6EAOKbQdSnFkRmVUQAAA\n"` → 550e8400-… from 1 to 23 */
export function readUuids(text: string): Found[] {
  const trimmed = text.trim()
  const bytes = base64url.test(trimmed) && readBase64(trimmed)
  if (!bytes) return findUuids(text)
  const start = text.indexOf(trimmed)
  return [{ uuid: hyphenate(bytesToHex(bytes)), start, end: start + trimmed.length }]
}
