import { joinBytes } from './base64.ts'

/** What a payload is wrapped in: nothing, a `data:` URL, or lines such as `-----BEGIN DATA-----` (RFC 7468). */
export type Wrapping = 'none' | 'data-url' | 'armor'

/** How a Base64 text starts: what comes before the payload, the type a `data:` URL names, or why it cannot be read. */
export type Opening = {
  wrapping: Wrapping
  rest: Uint8Array
  blanks: Uint8Array
  position: number
  hasByteOrderMark: boolean
  mediaType: string | null
  /** As a `data:` URL names it. */
  charset: string | null
  detail: string | null
}

const limit = 4096
const codesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const scheme = codesOf('data:')
const armor = codesOf('-----BEGIN ')
const byteOrderMark = [0xef, 0xbb, 0xbf]

const isBlank = (byte: number | undefined) => byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13)

function matchLength(bytes: Uint8Array, from: number, pattern: readonly number[], ignored: number): number {
  let length = 0
  while (length < pattern.length && ((bytes[from + length] ?? -1) | ignored) === pattern[length]) length++
  return length
}

/**
 * Removes a byte order mark and a `data:` prefix (RFC 2397) or a BEGIN line from the start, or keeps the bytes until there
 * are enough to decide:
 * `"data:text/plain;base64,SGk="` → rest `"SGk="`, mediaType `"text/plain"`
 */
export function readOpening(kept: Uint8Array, chunk: Uint8Array, isLast: boolean): Opening | { kept: Uint8Array } {
  const all = joinBytes(kept, chunk)
  const head = all.subarray(0, limit)
  const mayWait = !isLast && all.length < limit

  const marked = matchLength(head, 0, byteOrderMark, 0)
  if (marked < 3 && marked === head.length && mayWait) return { kept: all }
  const hasByteOrderMark = marked === 3
  const start = hasByteOrderMark ? 3 : 0
  let from = start
  while (isBlank(head[from])) from++
  const before = {
    blanks: head.subarray(start, from),
    position: start / 3 + from - start,
    hasByteOrderMark,
    mediaType: null,
    charset: null,
    detail: null,
  }
  const plain: Opening = {
    ...before,
    wrapping: 'none',
    rest: all.subarray(start),
    blanks: new Uint8Array(),
    position: start / 3,
  }

  const dashes = matchLength(head, from, armor, 0)
  if (dashes > 0) {
    if (dashes < armor.length) return from + dashes === head.length && mayWait ? { kept: all } : plain
    const end = head.findIndex((byte, at) => at > from && (byte === 10 || byte === 13))
    if (end < 0 && mayWait) return { kept: all }
    const line = new TextDecoder().decode(head.subarray(from, end < 0 ? head.length : end))
    if (!/-----\s*$/.test(line.slice(armor.length))) return plain
    const rest = all.subarray(end < 0 ? head.length : end)
    return { ...before, wrapping: 'armor', rest, position: before.position + line.length }
  }

  const matched = matchLength(head, from, scheme, 32)
  if (matched < scheme.length) return from + matched === head.length && mayWait ? { kept: all } : plain
  const comma = head.indexOf(44, from)
  if (comma < 0) return mayWait ? { kept: all } : { ...plain, detail: 'The data: prefix has no comma.' }
  const header = new TextDecoder().decode(head.subarray(from + scheme.length, comma))
  if (!/;\s*base64\s*$/i.test(header)) return { ...plain, detail: 'The data: prefix does not say ";base64".' }
  return {
    ...before,
    wrapping: 'data-url',
    rest: all.subarray(comma + 1),
    position: before.position + scheme.length + header.length + 1,
    mediaType: header.split(';')[0]?.trim() || 'text/plain',
    charset: /;\s*charset\s*=\s*"?([^;"]+)/i.exec(header)?.[1] ?? null,
  }
}
