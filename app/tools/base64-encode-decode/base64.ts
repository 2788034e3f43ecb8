export type Alphabet = 'standard' | 'url-safe'

/** Two pieces as one: `01`, `02 03` → `01 02 03` */
export function joinBytes(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(start.length + end.length)
  bytes.set(start)
  bytes.set(end, start.length)
  return bytes
}

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** RFC 4648 §4 and §5. */
const alphabets: Record<Alphabet, string> = { standard: `${common}+/`, 'url-safe': `${common}-_` }

/** The two characters of each 12-bit number in one 16-bit unit, in the byte order of this machine. */
function buildPairs(letters: string): Uint16Array {
  const bytes = new Uint8Array(2 * 4096)
  for (let value = 0; value < 4096; value++) {
    bytes[2 * value] = letters.charCodeAt(value >> 6)
    bytes[2 * value + 1] = letters.charCodeAt(value & 63)
  }
  return new Uint16Array(bytes.buffer)
}

const pairs = { standard: buildPairs(alphabets.standard), 'url-safe': buildPairs(alphabets['url-safe']) }

/** Writes the characters of all whole triples from `from` on, two at a time: `66 6f 6f` → `"Zm9v"` */
export function encodeTriples(bytes: Uint8Array, from: number, out: Uint16Array, at: number, alphabet: Alphabet): void {
  const table = pairs[alphabet]
  for (let i = from, o = at; i + 2 < bytes.length; i += 3) {
    const middle = bytes[i + 1]!
    out[o++] = table[(bytes[i]! << 4) | (middle >> 4)]!
    out[o++] = table[((middle & 15) << 8) | bytes[i + 2]!]!
  }
}

/** The 2 or 3 characters of the last 1 or 2 bytes, and their padding: `66` → `"Zg=="` */
export function encodeTail(tail: readonly number[], alphabet: Alphabet, hasPadding: boolean): string {
  if (tail.length === 0) return ''
  const [a = 0, b = 0] = tail
  const letters = alphabets[alphabet]
  const characters = letters.charAt(a >> 2) + letters.charAt(((a & 3) << 4) | (b >> 4))
  if (tail.length === 2) return characters + letters.charAt((b & 15) << 2) + (hasPadding ? '=' : '')
  return characters + (hasPadding ? '==' : '')
}

/** Marks above the 24 bits of a quad: a character of one alphabet only, or of none. */
export const STANDARD = 1 << 24
export const URL_SAFE = 1 << 25
export const ILLEGAL = 1 << 26

function buildSextets(shift: number): Int32Array {
  const table = new Int32Array(256).fill(ILLEGAL)
  for (const [alphabet, mark] of [
    [alphabets.standard, STANDARD],
    [alphabets['url-safe'], URL_SAFE],
  ] as const) {
    for (let value = 0; value < 64; value++)
      table[alphabet.charCodeAt(value)] = (value << shift) | (value > 61 ? mark : 0)
  }
  return table
}

const first = buildSextets(18)
const second = buildSextets(12)
const third = buildSextets(6)

/** The value 0–63 of each byte read as a character of either alphabet, with its mark; `ILLEGAL` for all others. */
export const sextets = buildSextets(0)

/** Decodes quads from `from` until one holds anything but the alphabet; gives the number read and the marks seen. */
export function decodeQuads(
  text: Uint8Array,
  from: number,
  out: Uint8Array,
  at: number,
): { read: number; marks: number } {
  let marks = 0
  let i = from
  for (let o = at; i + 3 < text.length; i += 4) {
    const quad = first[text[i]!]! | second[text[i + 1]!]! | third[text[i + 2]!]! | sextets[text[i + 3]!]!
    if (quad >= ILLEGAL) break
    marks |= quad
    out[o++] = quad >> 16
    out[o++] = quad >> 8
    out[o++] = quad
  }
  return { read: i - from, marks: marks & (STANDARD | URL_SAFE) }
}
