import { joinBytes } from './base64.ts'

/** How a Base64 text starts: what comes before the payload, what a `data:` URL names, or why it cannot be read. */
type Opening = {
  /** What the payload is wrapped in: nothing, a `data:` URL, or lines such as `-----BEGIN DATA-----` (RFC 7468). */
  wrapping: 'none' | 'data-url' | 'armor'
  hasByteOrderMark: boolean
  blanks: Uint8Array
  /** How many characters come before the rest. */
  position: number
  rest: Uint8Array
  mediaType?: string
  charset?: string | undefined
  detail?: string
}
export type Wrapping = Opening['wrapping']

const limit = 4096
const latin1 = new TextDecoder('latin1')
const byteOrderMark = '\xef\xbb\xbf'
const armor = '-----BEGIN '
const scheme = 'data:'

/**
 * Removes a byte order mark and a `data:` prefix (RFC 2397) or a BEGIN line from the start, or keeps the bytes until there
 * are enough to decide:
 * `"data:text/plain;base64,SGk="` → rest `"SGk="`, mediaType `"text/plain"`
 */
export function readOpening(kept: Uint8Array, chunk: Uint8Array, isLast: boolean): Opening | { kept: Uint8Array } {
  const all = joinBytes(kept, chunk)
  const head = latin1.decode(all.subarray(0, limit))
  const marked = head.startsWith(byteOrderMark) ? 3 : 0
  const from = marked + head.slice(marked).search(/[^\t-\r ]|$/)
  const text = head.slice(from)
  const isArmor = text.startsWith(armor)
  const isDataUrl = text.slice(0, scheme.length).toLowerCase() === scheme
  const found = isArmor ? text.search(/[\r\n]/) : text.indexOf(',')
  const isUnclear =
    isArmor || isDataUrl
      ? found < 0
      : byteOrderMark.startsWith(head) || armor.startsWith(text) || scheme.startsWith(text.toLowerCase())
  if (isUnclear && !isLast && all.length < limit) return { kept: all }

  const end = from + (found < 0 ? text.length : found)
  const prefix = new TextDecoder().decode(all.subarray(from, end))
  const before = {
    hasByteOrderMark: marked > 0,
    blanks: all.subarray(marked, from),
    position: from - (marked > 0 ? 2 : 0),
  }
  if (isArmor && /-----\s*$/.test(prefix.slice(armor.length)))
    return { ...before, wrapping: 'armor', position: before.position + prefix.length, rest: all.subarray(end) }
  const plain: Opening = { ...before, wrapping: 'none', rest: all.subarray(from) }
  if (!isDataUrl) return plain
  if (found < 0) return { ...plain, detail: 'The data: prefix has no comma.' }
  if (!/;\s*base64\s*$/i.test(prefix)) return { ...plain, detail: 'The data: prefix does not say ";base64".' }
  return {
    ...before,
    wrapping: 'data-url',
    position: before.position + prefix.length + 1,
    rest: all.subarray(end + 1),
    mediaType: prefix.slice(scheme.length).split(';')[0]?.trim() || 'text/plain',
    charset: /;\s*charset\s*=\s*"?([^;"]+)/i.exec(prefix)?.[1],
  }
}
