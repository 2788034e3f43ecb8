import { isWhitespace, startOfText, viewOf } from './scan.ts'

const marks = new Uint8Array(256)
for (const mark of '{}[],:"') marks[mark.charCodeAt(0)] = 1
const isWord = (byte: number) => marks[byte] === 0

/** Whether none of four bytes ends a string or starts an escape. Bytes outside ASCII count as if they did. */
const isPlain = (word: number) =>
  ((word | ((word ^ 0x22222222) - 0x01010101) | ((word ^ 0x5c5c5c5c) - 0x01010101)) & 0x80808080) === 0

/** Reads the second text piece by piece, one call each, so the engine can switch to optimized code between calls. */
class Comparison {
  private readonly words: DataView
  private at: number
  private isInString = false
  private isEscaped = false
  private isApart = false
  private last = 0x2c

  constructor(private readonly before: Uint8Array) {
    this.words = viewOf(before)
    this.at = startOfText(before)
  }

  isSame(chunk: Uint8Array): boolean {
    const { before, words: beforeWords } = this
    const beforeEnd = before.length
    const words = viewOf(chunk)
    const end = chunk.length
    let { at, isInString, isEscaped, isApart, last } = this
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
    this.at = at
    this.isInString = isInString
    this.isEscaped = isEscaped
    this.isApart = isApart
    this.last = last
    return true
  }

  get isWhole(): boolean {
    const { before } = this
    let { at } = this
    while (!this.isInString && at < before.length && isWhitespace(before[at]!)) at++
    return at === before.length
  }
}

/**
 * Whether two texts differ only in whitespace between tokens. It does not rely on how the second was made. A byte order
 * mark may be missing: `[1, 2]` and `[1,2]` → `true`, `1 2` and `12` → `false`
 */
export function sameTokens(before: Uint8Array, after: Iterable<Uint8Array>): boolean {
  const comparison = new Comparison(before)
  for (const chunk of after) if (!comparison.isSame(chunk)) return false
  return comparison.isWhole
}
