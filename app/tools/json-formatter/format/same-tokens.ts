import { viewOf } from '#app/lib/bytes.ts'
import { isWhitespace, startOfText } from './scan.ts'

const marks = new Uint8Array(256)
for (const mark of '{}[],:"') marks[mark.charCodeAt(0)] = 1
const isWord = (byte: number) => marks[byte] === 0

/** Whether none of four bytes ends a string or starts an escape. Bytes outside ASCII count as if they did. */
const isPlain = (word: number) =>
  ((word | ((word ^ 0x22222222) - 0x01010101) | ((word ^ 0x5c5c5c5c) - 0x01010101)) & 0x80808080) === 0

/**
 * Whether two texts differ only in whitespace between tokens. It does not rely on how the second was made. A byte order
 * mark may be missing: `[1, 2]` and `[1,2]` → `true`, `1 2` and `12` → `false`
 */
export function sameTokens(before: Uint8Array, after: Iterable<Uint8Array>): boolean {
  const beforeWords = viewOf(before)
  const beforeEnd = before.length
  let at = startOfText(before)
  let isInString = false
  let isEscaped = false
  let isApart = false
  let last = 0x2c
  for (const chunk of after) {
    const words = viewOf(chunk)
    const end = chunk.length
    let i = 0
    while (i < end) {
      if (isInString) {
        while (!isEscaped && i + 4 <= end && at + 4 <= beforeEnd) {
          const word = words.getInt32(i, true)
          if (word !== beforeWords.getInt32(at, true) || !isPlain(word)) break
          i += 4
          at += 4
        }
        while (isInString && i < end) {
          const byte = chunk[i++]!
          if (at >= beforeEnd || before[at++] !== byte) return false
          if (isEscaped) isEscaped = false
          else if (byte === 0x5c) isEscaped = true
          else if (byte === 0x22) isInString = false
        }
        continue
      }
      const byte = chunk[i++]!
      if (isWhitespace(byte)) {
        isApart = true
        while (i + 4 <= end && words.getInt32(i, true) === 0x20202020) i += 4
        continue
      }
      const start = at
      while (at < beforeEnd && isWhitespace(before[at]!)) at++
      if (isApart !== at > start && isWord(last) && isWord(byte)) return false
      if (at >= beforeEnd || before[at++] !== byte) return false
      isInString = byte === 0x22
      isApart = false
      last = byte
    }
  }
  while (!isInString && at < beforeEnd && isWhitespace(before[at]!)) at++
  return at === beforeEnd
}
