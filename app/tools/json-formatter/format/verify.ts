const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const marks = new Uint8Array(256)
for (const mark of '{}[],:"') marks[mark.charCodeAt(0)] = 1
const isWord = (byte: number) => marks[byte] === 0

const hasMark = (source: Uint8Array) => source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf

/**
 * Whether two texts differ in nothing but whitespace between tokens, read apart from how the second was made; a byte
 * order mark may be gone: `[1, 2]` and `[1,2]` → `true`, `1 2` and `12` → `false`
 */
export function sameTokens(before: Uint8Array, after: Iterable<Uint8Array>): boolean {
  const beforeEnd = before.length
  let at = hasMark(before) ? 3 : 0
  let isInString = false
  let isEscaped = false
  let isApart = false
  let last = 0x2c
  for (const chunk of after) {
    const end = chunk.length
    for (let i = 0; i < end; i++) {
      const byte = chunk[i]!
      if (isInString) {
        if (at >= beforeEnd || before[at++] !== byte) return false
        if (isEscaped) isEscaped = false
        else if (byte === 0x5c) isEscaped = true
        else if (byte === 0x22) isInString = false
      } else if (isBlank(byte)) isApart = true
      else {
        const start = at
        while (at < beforeEnd && isBlank(before[at]!)) at++
        if (isWord(last) && isWord(byte) && isApart !== at > start) return false
        if (at >= beforeEnd || before[at++] !== byte) return false
        isInString = byte === 0x22
        isApart = false
        last = byte
      }
    }
  }
  while (!isInString && at < beforeEnd && isBlank(before[at]!)) at++
  return at === beforeEnd
}
