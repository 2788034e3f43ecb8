/** The top bit of each byte of a word. Arithmetic on four bytes at once sets it in the bytes where a scan must stop. */
const marksOf = (word: number) => word & 0x80808080
const firstMark = (marks: number) => (31 - Math.clz32(marks & -marks)) >> 3

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80
const isHex = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66))
/** Whitespace between tokens (RFC 8259 §2). */
export const isWhitespace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The length of the UTF-8 sequence at an offset by RFC 3629 §4, or 0 if it is malformed: `c3 a9` → 2 */
export function sequenceLength(source: Uint8Array, at: number): number {
  const first = source[at]!
  const second = source[at + 1]
  if (first < 0x80) return 1
  if (!isContinuation(second)) return 0
  if (first >= 0xc2 && first <= 0xdf) return 2
  if (!isContinuation(source[at + 2])) return 0
  if (first >= 0xe0 && first <= 0xef) {
    if (first === 0xe0) return second! >= 0xa0 ? 3 : 0
    return first !== 0xed || second! < 0xa0 ? 3 : 0
  }
  if (!isContinuation(source[at + 3]) || first < 0xf0 || first > 0xf4) return 0
  if (first === 0xf0) return second! >= 0x90 ? 4 : 0
  return first < 0xf4 || second! < 0x90 ? 4 : 0
}

const isEscape = new Uint8Array(256)
for (const letter of '"\\/bfnrt') isEscape[letter.charCodeAt(0)] = 1

/** The length of the escape at a backslash, or 0 if it is invalid: `\n` → 2, `\u00e9` → 6 */
function escapeLength(source: Uint8Array, at: number): number {
  const letter = source[at + 1] ?? 0
  if (letter !== 0x75) return isEscape[letter]! * 2
  return isHex(source[at + 2]) && isHex(source[at + 3]) && isHex(source[at + 4]) && isHex(source[at + 5]) ? 6 : 0
}

/** The offset after the string that opens at `at`, or the complement of the offset of its first error: `"a"` → 3 */
export function endOfString(source: Uint8Array, words: DataView, at: number): number {
  const end = source.length
  let i = at + 1
  for (;;) {
    while (i + 4 <= end) {
      const word = words.getInt32(i, true)
      const marks = marksOf(
        word | (word - 0x20202020) | ((word ^ 0x22222222) - 0x01010101) | ((word ^ 0x5c5c5c5c) - 0x01010101),
      )
      if (marks !== 0) {
        i += firstMark(marks)
        break
      }
      i += 4
    }
    if (i >= end) return ~end
    const byte = source[i]!
    if (byte === 0x22) return i + 1
    const length =
      byte >= 0x80 ? sequenceLength(source, i) : byte === 0x5c ? escapeLength(source, i) : byte < 0x20 ? 0 : 1
    if (length === 0) return ~i
    i += length
  }
}

/** The offset of the next `"` or `\\` inside a valid string: `ab"` → 2 */
export function nextMark(source: Uint8Array, words: DataView, at: number): number {
  let i = at
  while (i + 4 <= source.length) {
    const word = words.getInt32(i, true)
    const marks = marksOf((((word ^ 0x22222222) - 0x01010101) | ((word ^ 0x5c5c5c5c) - 0x01010101)) & ~word)
    if (marks !== 0) return i + firstMark(marks)
    i += 4
  }
  while (source[i] !== 0x22 && source[i] !== 0x5c) i++
  return i
}

function endOfDigits(source: Uint8Array, words: DataView, at: number): number {
  const end = source.length
  let i = at
  while (i + 4 <= end) {
    const word = words.getInt32(i, true)
    const marks = marksOf(word | (word - 0x30303030) | (word + 0x46464646))
    if (marks !== 0) return i + firstMark(marks)
    i += 4
  }
  while (i < end && source[i]! >= 0x30 && source[i]! <= 0x39) i++
  return i
}

/** The offset after the number at `at`, or the complement of the offset where a digit is missing: `-1.5e3,` → 6 */
export function endOfNumber(source: Uint8Array, words: DataView, at: number): number {
  const start = source[at] === 0x2d ? at + 1 : at
  let end = source[start] === 0x30 ? start + 1 : endOfDigits(source, words, start)
  if (end === start) return ~start
  if (end < source.length && source[end] === 0x2e) {
    const fraction = end + 1
    end = endOfDigits(source, words, fraction)
    if (end === fraction) return ~fraction
  }
  if (end < source.length && (source[end]! | 0x20) === 0x65) {
    const sign = source[end + 1]
    const exponent = end + (sign === 0x2b || sign === 0x2d ? 2 : 1)
    end = endOfDigits(source, words, exponent)
    if (end === exponent) return ~exponent
  }
  return end
}

const literals = ['true', 'false', 'null'].map((word) => new TextEncoder().encode(word))

/** The offset after `true`, `false` or `null` at `at`, or -1: `null]` → 4 */
export function endOfLiteral(source: Uint8Array, at: number): number {
  const first = source[at]
  const word = first === 0x74 ? literals[0]! : first === 0x66 ? literals[1]! : literals[2]!
  for (let i = 0; i < word.length; i++) if (source[at + i] !== word[i]) return -1
  return at + word.length
}

/** The offset after the string, number or literal at `at` in a valid document: `"a":1` → 3 */
export function endOfScalar(source: Uint8Array, words: DataView, at: number): number {
  const byte = source[at]!
  if (byte === 0x22) return endOfString(source, words, at)
  return byte <= 0x39 ? endOfNumber(source, words, at) : endOfLiteral(source, at)
}

/** The offset of the first byte that is not whitespace: `  1` → 2 */
export function skipWhitespace(source: Uint8Array, words: DataView, at: number): number {
  const end = source.length
  let i = at
  while (i < end && isWhitespace(source[i]!)) {
    i++
    while (i + 4 <= end && words.getInt32(i, true) === 0x20202020) i += 4
  }
  return i
}

/** Where the text starts, after a byte order mark if there is one: `ef bb bf 7b 7d` → 3 */
export const startOfText = (source: Uint8Array) =>
  source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf ? 3 : 0
