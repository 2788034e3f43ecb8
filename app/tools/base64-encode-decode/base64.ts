import { viewOf } from '#app/lib/bytes.ts'
export type Alphabet = 'standard' | 'url-safe'

/** Joins two pieces. If one is empty, the other is returned as it is: `01`, `02 03` → `01 02 03` */
export function joinBytes<T extends ArrayBufferLike>(start: Uint8Array<T>, end: Uint8Array<T>): Uint8Array<T>
export function joinBytes(start: Uint8Array, end: Uint8Array): Uint8Array {
  if (start.length === 0) return end
  if (end.length === 0) return start
  const bytes = new Uint8Array(start.length + end.length)
  bytes.set(start)
  bytes.set(end, start.length)
  return bytes
}

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** RFC 4648 §4 and §5. */
const alphabets: Record<Alphabet, string> = { standard: `${common}+/`, 'url-safe': `${common}-_` }

/** The names of the alphabets in the engine's own Base64 code. */
const nativeNames = { standard: 'base64', 'url-safe': 'base64url' } as const

/** The two characters of each 12-bit number, packed into one 16-bit unit. */
function buildPairs(letters: string): Uint16Array {
  const table = new Uint16Array(4096)
  for (let bits = 0; bits < table.length; bits++)
    table[bits] = (letters.charCodeAt(bits >> 6) << 8) | letters.charCodeAt(bits & 63)
  return table
}

const pairs: Partial<Record<Alphabet, Uint16Array>> = {}

/** Encodes bytes as ASCII, four triples at a time, and the last 1 or 2 bytes with or without padding: `66` → `"Zg=="` */
export function encode(bytes: Uint8Array, alphabet: Alphabet, hasPadding: boolean): Uint8Array<ArrayBuffer> {
  pairs[alphabet] ??= buildPairs(alphabets[alphabet])
  const table = pairs[alphabet]
  const out = new Uint8Array(4 * Math.ceil(bytes.length / 3))
  const [source, target] = [viewOf(bytes), viewOf(out)]
  let i = 0
  let o = 0
  for (; i + 12 <= bytes.length; i += 12, o += 16) {
    const a = source.getUint32(i)
    const b = source.getUint32(i + 4)
    const c = source.getUint32(i + 8)
    target.setUint32(o, (table[a >>> 20]! << 16) | table[(a >>> 8) & 4095]!)
    target.setUint32(o + 4, (table[((a & 255) << 4) | (b >>> 28)]! << 16) | table[(b >>> 16) & 4095]!)
    target.setUint32(o + 8, (table[(b >>> 4) & 4095]! << 16) | table[((b & 15) << 8) | (c >>> 24)]!)
    target.setUint32(o + 12, (table[(c >>> 12) & 4095]! << 16) | table[c & 4095]!)
  }
  for (; i < bytes.length; i += 3, o += 4) {
    const b = bytes[i + 1] ?? 0
    target.setUint32(o, (table[(bytes[i]! << 4) | (b >> 4)]! << 16) | table[((b & 15) << 8) | (bytes[i + 2] ?? 0)]!)
  }
  const end = Math.ceil((bytes.length / 3) * 4)
  return hasPadding ? out.fill(61, end) : out.subarray(0, end)
}

/** The same as text, with the engine's own code; undefined if it has none. */
export const encodeNatively = (bytes: Uint8Array, alphabet: Alphabet, hasPadding: boolean): string | undefined =>
  bytes.toBase64?.({ alphabet: nativeNames[alphabet], omitPadding: !hasPadding })

/** Marks above the value bits: the character is in one alphabet only, or in none. */
export const STANDARD = 1 << 12
export const URL_SAFE = 1 << 13
export const ILLEGAL = 1 << 15

/** The value 0–63 of each character of either alphabet, with its mark. All other bytes are `ILLEGAL`. */
export const sextets = new Uint16Array(256).fill(ILLEGAL)
for (let value = 0; value < 64; value++) {
  sextets[alphabets.standard.charCodeAt(value)] = value | (value > 61 ? STANDARD : 0)
  sextets[alphabets['url-safe'].charCodeAt(value)] = value | (value > 61 ? URL_SAFE : 0)
}

let twelves: Uint16Array | undefined

/** The 12 bits of each pair of characters, with their marks. */
function buildTwelves(): Uint16Array {
  const table = new Uint16Array(1 << 16)
  for (let unit = 0; unit < table.length; unit++) {
    const first = sextets[unit >> 8]!
    const second = sextets[unit & 255]!
    table[unit] = ((first & 63) << 6) | second | (first & ~63)
  }
  return table
}

/** Decodes quads from `from` until one has a character outside the alphabet. Returns the characters read and the marks seen. */
export function decodeQuads(text: DataView, from: number, out: DataView, at: number): { read: number; marks: number } {
  twelves ??= buildTwelves()
  const table = twelves
  const end = text.byteLength
  let marks = 0
  let i = from
  let o = at
  for (; i + 16 <= end; i += 16, o += 12) {
    const w = text.getUint32(i)
    const x = text.getUint32(i + 4)
    const y = text.getUint32(i + 8)
    const z = text.getUint32(i + 12)
    const a = table[w >>> 16]!
    const b = table[w & 65535]!
    const c = table[x >>> 16]!
    const d = table[x & 65535]!
    const e = table[y >>> 16]!
    const f = table[y & 65535]!
    const g = table[z >>> 16]!
    const h = table[z & 65535]!
    const seen = a | b | c | d | e | f | g | h
    if (seen >= ILLEGAL) break
    marks |= seen
    out.setUint32(o, (a << 20) | ((b & 4095) << 8) | ((c >> 4) & 255))
    out.setUint32(o + 4, (c << 28) | ((d & 4095) << 16) | ((e & 4095) << 4) | ((f >> 8) & 15))
    out.setUint32(o + 8, (f << 24) | ((g & 4095) << 12) | (h & 4095))
  }
  for (; i + 4 <= end; i += 4, o += 3) {
    const a = table[text.getUint16(i)]!
    const b = table[text.getUint16(i + 2)]!
    if ((a | b) >= ILLEGAL) break
    marks |= a | b
    out.setUint16(o, (a << 4) | ((b >> 8) & 15))
    out.setUint8(o + 2, b)
  }
  return { read: i - from, marks: marks & (STANDARD | URL_SAFE) }
}

export const decodesNatively = (): boolean => 'setFromBase64' in Uint8Array.prototype

function decodeRun(text: string, out: Uint8Array, alphabet: Alphabet) {
  try {
    return out.setFromBase64(text, { alphabet: nativeNames[alphabet], lastChunkHandling: 'stop-before-partial' })
  } catch {
    return null
  }
}

/**
 * Decodes the whole quads of a text before its padding with the engine's own code, and counts what it skipped. Null if it
 * has none, or if the text has anything but one alphabet, spaces and line breaks: `"Zm9v\nYm"` → 4 read, 3 written
 */
export function decodeNatively(text: string, out: Uint8Array) {
  if (!decodesNatively()) return null
  const end = text.indexOf('=')
  const digits = end < 0 ? text : text.slice(0, end)
  const standard = decodeRun(digits, out, 'standard')
  const run = standard ?? decodeRun(digits, out, 'url-safe')
  if (!run) return null
  const { read, written } = run
  const marks = !standard ? URL_SAFE : digits.includes('+') || digits.includes('/') ? STANDARD : 0
  const skipped = read - (written / 3) * 4
  const breaks = (skipped > 0 && digits.slice(0, read).match(/\r\n?|\n/g)) || []
  return { read, written, marks, breaks: breaks.length, blanks: skipped - breaks.join('').length }
}
