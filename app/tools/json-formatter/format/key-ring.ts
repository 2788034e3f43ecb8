import { utf8 } from '#app/lib/bytes.ts'
import { doubled } from './doubled.ts'
import { nextMark, viewOf } from './scan.ts'
import { stringAt } from './text.ts'

const few = 8
const array = -1

/** The keys of all open objects as hashes, to find repeated ones when their object closes. */
export class KeyRing {
  private readonly words: DataView
  private offsets = new Uint32Array(1024)
  private hashes = new Uint32Array(1024)
  private count = 0
  /** For each open container: where its keys start, or `array`. */
  private bases = new Int32Array(64)
  private depth = 0
  private slots = new Uint32Array(64)

  constructor(
    private readonly source: Uint8Array,
    private readonly onDuplicate: (first: number, repeated: number) => void,
  ) {
    this.words = viewOf(source)
  }

  get isInObject(): boolean {
    return this.depth > 0 && this.bases[this.depth - 1] !== array
  }

  open(isObject: boolean): void {
    if (this.depth === this.bases.length) this.bases = doubled(this.bases)
    this.bases[this.depth++] = isObject ? this.count : array
  }

  add(offset: number): void {
    if (this.count === this.offsets.length) {
      this.offsets = doubled(this.offsets)
      this.hashes = doubled(this.hashes)
    }
    this.offsets[this.count] = offset
    this.hashes[this.count++] = this.hash(offset)
  }

  close(): void {
    const base = this.bases[--this.depth]!
    if (base === array) return
    if (this.count - base > few) this.compareByTable(base)
    else this.compareAll(base)
    this.count = base
  }

  private compareAll(base: number): void {
    for (let i = base + 1; i < this.count; i++) {
      for (let first = base; first < i; first++) {
        if (this.hashes[first] === this.hashes[i] && this.isSame(first, i)) {
          this.onDuplicate(this.offsets[first]!, this.offsets[i]!)
          break
        }
      }
    }
  }

  private compareByTable(base: number): void {
    const size = 1 << (33 - Math.clz32(this.count - base))
    if (this.slots.length < size) this.slots = new Uint32Array(size)
    const slots = this.slots.subarray(0, size).fill(0)
    for (let i = base; i < this.count; i++) {
      const hash = this.hashes[i]!
      let slot = hash & (size - 1)
      let first = slots[slot]!
      while (first !== 0 && !(this.hashes[first - 1] === hash && this.isSame(first - 1, i))) {
        slot = (slot + 1) & (size - 1)
        first = slots[slot]!
      }
      if (first === 0) slots[slot] = i + 1
      else this.onDuplicate(this.offsets[first - 1]!, this.offsets[i]!)
    }
  }

  private isSame(one: number, other: number): boolean {
    const { source, words, offsets } = this
    return stringAt(source, words, offsets[one]!) === stringAt(source, words, offsets[other]!)
  }

  /** A hash of the decoded key, because a key with escapes and one without may be the same. */
  private hash(offset: number): number {
    const { source, words } = this
    const end = nextMark(source, words, offset + 1)
    if (source[end] === 0x22) return hashOf(source, offset + 1, end)
    const key = utf8(stringAt(source, words, offset))
    return hashOf(key, 0, key.length)
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return hash ^ (hash >>> 15)
}
