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
