import { utf8 } from '#app/lib/bytes.ts'
import { startOfText } from './scan.ts'
import { decodeString } from './text.ts'

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
            tree.take([one, two], [key.reduce(addOne, seed), key.reduce(addTwo, seed)])
          } else tree.take([one, two])
          isInString = hasEscape = false
          one = two = seed
        }
      } else if (kinds[byte] === 0) {
        isInWord = true
        one = addOne(one, byte)
        two = addTwo(two, byte)
      } else {
        if (isInWord) {
          tree.take([one, two])
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
  if (isInWord) tree.take([one, two])
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

/** A 64-bit hash in two halves. */
type Hash = readonly [number, number]
const none: Hash = [0, 0]

function mix(hash: number, next: number, factor: number): number {
  const sum = (Math.imul(hash, 31) + next + 1) | 0
  const spread = Math.imul(sum ^ (sum >>> 16), factor)
  return spread ^ (spread >>> 13)
}

const join = (hash: Hash, next: Hash): Hash => [mix(hash[0], next[0], 0x85ebca6b), mix(hash[1], next[1], 0xc2b2ae35)]

/** An open container: the hashes of its items so far, of the current item and of its key. */
class Frame {
  items = none
  item = none
  key = none
  /** How many members each key has so far, by as many bits of its hash as a number can hold. Null in an array. */
  readonly counts: Map<number, number> | null

  constructor(readonly bracket: number) {
    this.counts = bracket === 0x7b ? new Map() : null
  }

  endItem(): void {
    const { counts, item, items } = this
    if (counts) {
      const key = (this.key[0] >>> 0) * 0x200000 + (this.key[1] >>> 11)
      const earlier = counts.get(key) ?? 0
      counts.set(key, earlier + 1)
      const member = join([earlier, earlier], item)
      this.items = [(items[0] + member[0]) | 0, (items[1] + member[1]) | 0]
    } else this.items = join(items, item)
    this.item = none
  }
}

/**
 * The hash of a document given token by token. The order of array items counts. The order of members counts only among
 * members with the same key. `{"a":1,"b":2}` and `{"b":2,"a":1}` → the same
 */
class TreeHash {
  private readonly around: Frame[] = []
  private frame = new Frame(0)

  /** Whether the next token is the key of a member. */
  get isAtKey(): boolean {
    return this.frame.counts !== null && this.frame.item === none
  }

  /** Adds a string, number or literal. `key` is the same for keys that mean the same. */
  take(token: Hash, key = token): void {
    if (this.isAtKey) this.frame.key = key
    this.frame.item = join(this.frame.item, token)
  }

  takeMark(byte: number): void {
    if (byte === 0x2c) this.frame.endItem()
    else if (byte === 0x7b || byte === 0x5b) {
      this.around.push(this.frame)
      this.frame = new Frame(byte)
    } else if (byte === 0x3a || this.around.length === 0) this.take([byte, byte])
    else {
      this.frame.endItem()
      const { bracket, items } = this.frame
      this.frame = this.around.pop()!
      const kind = bracket * 256 + byte
      this.take(join(items, [kind, kind]))
    }
  }

  /** The hash of everything added, or undefined while a container is open. */
  total(): string | undefined {
    this.frame.endItem()
    return this.around.length === 0 ? this.frame.items.join() : undefined
  }
}
