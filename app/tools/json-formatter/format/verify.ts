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

/**
 * Whether two texts hold the same tokens, each as often, in whatever order; it compares sums of two hashes:
 * `{"b":1,"a":2}` and `{"a":2,"b":1}` → `true`
 */
export function sameTokensInAnyOrder(before: Uint8Array, after: Iterable<Uint8Array>): boolean {
  const sum = new TokenSum()
  sum.add(hasMark(before) ? before.subarray(3) : before)
  const other = new TokenSum()
  for (const chunk of after) other.add(chunk)
  return sum.total() === other.total()
}

class TokenSum {
  private count = 0
  private one = 0
  private two = 0
  private hash = 0
  private isInString = false
  private isEscaped = false

  add(chunk: Uint8Array): void {
    let { hash, isInString, isEscaped } = this
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!
      if (isInString) {
        hash = Math.imul(hash ^ byte, 0x01000193)
        if (isEscaped) isEscaped = false
        else if (byte === 0x5c) isEscaped = true
        else if (byte === 0x22) {
          isInString = false
          this.finish(hash)
          hash = 0
        }
      } else if (isWord(byte) && !isBlank(byte)) hash = Math.imul((hash || 0x811c9dc5) ^ byte, 0x01000193)
      else {
        this.finish(hash)
        isInString = byte === 0x22
        hash = isInString ? Math.imul(0x811c9dc5 ^ byte, 0x01000193) : 0
        if (!isInString && !isBlank(byte)) this.finish(byte)
      }
    }
    this.hash = hash
    this.isInString = isInString
    this.isEscaped = isEscaped
  }

  total(): string {
    this.finish(this.hash)
    this.hash = 0
    return `${this.count} ${this.one} ${this.two}`
  }

  private finish(hash: number): void {
    if (hash === 0) return
    this.count++
    this.one = (this.one + mix(hash, 0x85ebca6b)) | 0
    this.two = (this.two + mix(hash, 0xc2b2ae35)) | 0
  }
}

function mix(hash: number, factor: number): number {
  const spread = Math.imul(hash ^ (hash >>> 16), factor)
  return Math.imul(spread ^ (spread >>> 13), factor)
}
