import { utf8 } from '#app/lib/bytes.ts'
import { doubled } from './doubled.ts'
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

/** The fields of an open container: bracket, start of its members, and the hashes of its items so far, the current item and its key. */
const [bracket, base, itemsOne, itemsTwo, itemOne, itemTwo, keyOne, keyTwo, width] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const memberWidth = 4
const few = 8
const factorOne = 0x85ebca6b
const factorTwo = 0xc2b2ae35

function join(hash: number, next: number, factor: number): number {
  const sum = (Math.imul(hash, 31) + next + 1) | 0
  const spread = Math.imul(sum ^ (sum >>> 16), factor)
  return spread ^ (spread >>> 13)
}

/**
 * A 64-bit hash, in two halves, of a document given token by token. The order of array items counts. The order of members
 * counts only among members with the same key. `{"a":1,"b":2}` and `{"b":2,"a":1}` → the same
 */
class TreeHash {
  private frames = new Int32Array(64 * width)
  private at = 0
  /** The members of all open objects: for each, the hash of its key and of the whole member. */
  private members = new Int32Array(64 * memberWidth)
  private used = 0

  /** Whether the next token is the key of a member. */
  get isAtKey(): boolean {
    const { frames, at } = this
    return frames[at] === 0x7b && frames[at + itemOne] === 0 && frames[at + itemTwo] === 0
  }

  /** Adds a string, number or literal. `key` and `otherKey` are the same for keys that mean the same. */
  take(one: number, two: number, key = one, otherKey = two): void {
    const { frames, at } = this
    if (this.isAtKey) {
      frames[at + keyOne] = key
      frames[at + keyTwo] = otherKey
    }
    frames[at + itemOne] = join(frames[at + itemOne]!, one, factorOne)
    frames[at + itemTwo] = join(frames[at + itemTwo]!, two, factorTwo)
  }

  takeMark(byte: number): void {
    if (byte === 0x2c) this.endItem()
    else if (byte === 0x7b || byte === 0x5b) this.open(byte)
    else if (byte === 0x3a || this.at === 0) this.take(byte, byte)
    else this.close(byte)
  }

  /** The hash of everything added, or undefined while a container is open. */
  total(): string | undefined {
    this.endItem()
    return this.at === 0 ? `${this.frames[itemsOne]} ${this.frames[itemsTwo]}` : undefined
  }

  private open(byte: number): void {
    this.at += width
    if (this.at === this.frames.length) this.frames = doubled(this.frames)
    this.frames[this.at + bracket] = byte
    this.frames[this.at + base] = this.used
    this.frames[this.at + itemsOne] = this.frames[this.at + itemsTwo] = 0
  }

  private close(byte: number): void {
    this.endItem()
    const { frames, at } = this
    if (frames[at] === 0x7b) this.addMembers()
    this.at -= width
    const kind = frames[at]! * 256 + byte
    this.take(join(frames[at + itemsOne]!, kind, factorOne), join(frames[at + itemsTwo]!, kind, factorTwo))
  }

  private endItem(): void {
    const { frames, at } = this
    if (frames[at] === 0x7b) {
      if (this.used === this.members.length) this.members = doubled(this.members)
      this.members[this.used++] = frames[at + keyOne]!
      this.members[this.used++] = frames[at + keyTwo]!
      this.members[this.used++] = frames[at + itemOne]!
      this.members[this.used++] = frames[at + itemTwo]!
    } else {
      frames[at + itemsOne] = join(frames[at + itemsOne]!, frames[at + itemOne]!, factorOne)
      frames[at + itemsTwo] = join(frames[at + itemsTwo]!, frames[at + itemTwo]!, factorTwo)
    }
    frames[at + itemOne] = frames[at + itemTwo] = 0
  }

  private addMembers(): void {
    const { frames, at, members, used } = this
    const first = frames[at + base]!
    const count = (used - first) / memberWidth
    // A hash table of the keys so far. Each slot holds a place in `members`, from 1, and a count.
    const slots = count > few ? new Int32Array(4 << (32 - Math.clz32(count))) : undefined
    for (let i = first; i < used; i += memberWidth) {
      let earlier = 0
      if (slots) {
        const last = slots.length - 1
        let slot = (members[i]! << 1) & last
        while (slots[slot] !== 0 && !isSameKey(members, slots[slot]! - 1, i)) slot = (slot + 2) & last
        slots[slot] = i + 1
        earlier = slots[slot + 1]!++
      } else {
        for (let j = first; j < i; j += memberWidth) if (isSameKey(members, j, i)) earlier++
      }
      frames[at + itemsOne]! += join(earlier, members[i + 2]!, factorOne)
      frames[at + itemsTwo]! += join(earlier, members[i + 3]!, factorTwo)
    }
    this.used = first
  }
}

const isSameKey = (members: Int32Array, one: number, other: number) =>
  members[one] === members[other] && members[one + 1] === members[other + 1]
