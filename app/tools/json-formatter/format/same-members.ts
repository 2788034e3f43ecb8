import { utf8 } from '#app/lib/bytes.ts'
import { startOfText } from './scan.ts'
import { decodeString } from './text.ts'

/**
 * Whether two texts differ only in whitespace between tokens and in the order of members. Members with the same key must
 * keep their order. Compares 64-bit hashes: `{"b":1,"a":2}` and `{"a":2,"b":1}` → `true`, but `{"a":1,"b":2}` → `false`
 */
export function sameMembers(before: Uint8Array, after: readonly Uint8Array[]): boolean {
  const hash = hashOf(before.subarray(startOfText(before)))
  return hash !== undefined && hash === hashOf(concatenate(after))
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const blank = 1
const mark = 2
const kinds = new Uint8Array(256)
for (const byte of utf8(' \n\r\t')) kinds[byte] = blank
for (const byte of utf8('{}[],:"')) kinds[byte] = mark

/** The hash of a document, or undefined if a string or a container is not closed. */
function hashOf(bytes: Uint8Array): string | undefined {
  const tree = new TreeHash()
  for (let i = 0; i < bytes.length; ) {
    const start = i++
    const first = bytes[start]!
    if (first === 0x22) {
      let hasEscape = false
      for (; bytes[i] !== 0x22; i++) {
        if (bytes[i] === 0x5c) {
          hasEscape = true
          i++
        }
        if (i >= bytes.length) return undefined
      }
      // The closing quote tells a string from a word.
      const token = hashToken(bytes, start + 1, ++i)
      if (hasEscape && tree.isAtKey) {
        const key = plainKey(bytes.subarray(start, i))
        tree.take(token, hashToken(key, 1, key.length))
      } else tree.take(token)
    } else if (kinds[first] === mark) tree.takeMark(first)
    else if (kinds[first] !== blank) {
      while (i < bytes.length && kinds[bytes[i]!] === 0) i++
      tree.take(hashToken(bytes, start, i))
    }
  }
  return tree.total()
}

/** FNV-1a with two factors. */
function hashToken(bytes: Uint8Array, from: number, to: number): Hash {
  let one = 0x811c9dc5 | 0
  let two = one
  for (let i = from; i < to; i++) {
    one = Math.imul(one ^ bytes[i]!, 0x01000193)
    two = Math.imul(two ^ bytes[i]!, 0x9e3779b1)
  }
  return [one, two]
}

/** A key without needless escapes, or as given if it is invalid: `"\u0061"` → `"a"` */
function plainKey(key: Uint8Array): Uint8Array {
  try {
    return utf8(JSON.stringify(decodeString(key, 0, key.length)))
  } catch {
    return key
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
