import { utf8 } from '#app/lib/bytes.ts'
import { startOfText } from './scan.ts'
import { decodeString } from './text.ts'
import { TreeHash } from './tree-hash.ts'

/**
 * Whether two texts differ only in whitespace between tokens and in the order of members. Members with the same key must
 * keep their order. Compares 64-bit hashes: `{"b":1,"a":2}` and `{"a":2,"b":1}` → `true`, but `{"a":1,"b":2}` → `false`
 */
export function sameMembers(before: Uint8Array, after: Iterable<Uint8Array>): boolean {
  const hash = hashOf([before.subarray(startOfText(before))])
  return hash !== undefined && hash === hashOf(after)
}

const blank = 1
const mark = 2
const kinds = new Uint8Array(256)
for (const byte of utf8(' \n\r\t')) kinds[byte] = blank
for (const byte of utf8('{}[],:"')) kinds[byte] = mark

const seed = 0x811c9dc5 | 0
const addOne = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193)
const addTwo = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x9e3779b1)

function hashOf(chunks: Iterable<Uint8Array>): string | undefined {
  const tree = new TreeHash()
  let one = seed
  let two = seed
  let isInWord = false
  let isInString = false
  let isEscaped = false
  let hasEscape = false
  let carried: Uint8Array[] = []
  for (const chunk of chunks) {
    let start = 0
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!
      if (isInString) {
        one = addOne(one, byte)
        two = addTwo(two, byte)
        if (isEscaped) isEscaped = false
        else if (byte === 0x5c) isEscaped = hasEscape = true
        else if (byte === 0x22) {
          if (hasEscape && tree.isAtKey) {
            const key = plainKey([...carried, chunk.subarray(start, i + 1)])
            tree.take(one, two, key.reduce(addOne, seed), key.reduce(addTwo, seed))
          } else tree.take(one, two)
          isInString = hasEscape = false
          one = two = seed
        }
      } else if (kinds[byte] === 0) {
        isInWord = true
        one = addOne(one, byte)
        two = addTwo(two, byte)
      } else {
        if (isInWord) {
          tree.take(one, two)
          isInWord = false
          one = two = seed
        }
        if (byte === 0x22) {
          isInString = true
          carried = []
          start = i + 1
        } else if (kinds[byte] === mark) tree.takeMark(byte)
      }
    }
    if (isInString && tree.isAtKey) carried.push(chunk.subarray(start))
  }
  if (isInWord) tree.take(one, two)
  return isInString ? undefined : tree.total()
}

/** The bytes of a key and its closing quote, without needless escapes, or as given if it is invalid: `\u0061"` → `a"` */
function plainKey(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = Uint8Array.from([0x22, ...pieces.flatMap((piece) => [...piece])])
  try {
    return utf8(JSON.stringify(decodeString(bytes, 0, bytes.length))).subarray(1)
  } catch {
    return bytes.subarray(1)
  }
}
