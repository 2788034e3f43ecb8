export interface Place {
  /** UTF-16 units before the place; a byte order mark counts as one. */
  index: number
  line: number
  /** In UTF-16 units, counted from 1. */
  column: number
}

/** Turns ascending byte offsets into places in the decoded text: `"{\n1"`, offset 2 → index 2, line 2, column 1 */
export function locate(source: Uint8Array, offsets: readonly number[]): Place[] {
  let index = 0
  let line = 1
  let lineStart = 0
  let at = 0
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const byte = source[at]!
      if ((byte & 0xc0) !== 0x80) index += byte >= 0xf0 ? 2 : 1
      if (byte === 0x0a || (byte === 0x0d && source[at + 1] !== 0x0a)) {
        line++
        lineStart = index
      }
    }
    return { index, line, column: index - lineStart + 1 }
  })
}

/** The number of UTF-16 units of the character that starts with this byte; 0 for a continuation byte. */
const unitsOf = (byte: number) => (byte < 0x80 || (byte > 0xbf && byte < 0xf0) ? 1 : byte > 0xef ? 2 : 0)

/** Converts places in a text, in UTF-16 units, to byte offsets. Each place is counted from the one before: `é1`, 1 → 2 */
export function createOffsets(source: Uint8Array): (unit: number) => number {
  let at = 0
  let units = 0
  return (unit) => {
    while (units > unit) units -= unitsOf(source[--at]!)
    while (at < source.length && units + unitsOf(source[at]!) <= unit) units += unitsOf(source[at++]!)
    return at
  }
}
