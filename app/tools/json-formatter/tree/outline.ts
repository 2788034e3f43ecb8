import { utf8, viewOf } from '#app/lib/bytes.ts'
import { count } from '#app/lib/plural.ts'
import { endOfString } from '../format/scan.ts'
import { noNode, readTape, type Tape } from '../format/tape.ts'
import { decode, decodeString, shorten, stringAt } from '../format/text.ts'

export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'literal'

export interface OutlineNode {
  node: number
  /** The decoded key of a member (`""` for an empty key), the index of an item, or nothing for the document itself. */
  label: string
  kind: NodeKind
  /** A scalar as written, shortened. For a container, how much it holds. */
  preview: string
  /** The number of children. */
  size: number
  /** The length of its text as written. */
  bytes: number
}

const previewLength = 120

/** A key or an index as shown, with quotes for an empty key: `a` → `a`, nothing → `""` */
export const showKey = (key: string | number): string => (key === '' ? '""' : String(key))

/** An index of a valid document; its nodes are numbered in document order from 0, the document itself. */
export class Outline {
  readonly tape: Tape
  private readonly words: DataView

  constructor(readonly source: Uint8Array) {
    this.words = viewOf(source)
    this.tape = readTape(source)
  }

  get count(): number {
    return this.tape.count
  }

  node(node: number): OutlineNode {
    const kind = this.kind(node)
    const key = this.key(node)
    const label = key === null ? '' : showKey(key)
    const { size, start, end } = this.tape
    const bytes = end[node]! - start[node]!
    return { node, label, kind, preview: this.preview(node, kind), size: size[node]!, bytes }
  }

  /** The text of a node as written. */
  text(node: number): string {
    return decode(this.source, this.tape.start[node]!, this.tape.end[node]!)
  }

  /** The nodes around a node, from the document inward. */
  ancestors(node: number): number[] {
    const { parent } = this.tape
    const found: number[] = []
    for (let at = parent[node]!; at !== noNode; at = parent[at]!) found.push(at)
    return found.reverse()
  }

  /** The keys and indices that lead from the document to a node: `{"a":[1]}`, the number → `["a", 0]` */
  keysTo(node: number): (string | number)[] {
    return [...this.ancestors(node), node].map((at) => this.key(at)).filter((key) => key !== null)
  }

  /** The innermost node around a place between two bytes. A key and a comma belong to their value, an indent to the node after it. */
  nodeAt(place: number): number {
    const { start, end, label, parent, count } = this.tape
    let at = place
    while (this.source[at] === 0x20 || this.source[at] === 0x09) at++
    if (at === place && this.source[at - 1] === 0x2c) at--
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.isMember(middle) ? label[middle]! : start[middle]!) <= at) low = middle
      else high = middle - 1
    }
    while (end[low]! < at && parent[low] !== noNode) low = parent[low]!
    return low
  }

  /**
   * Finds nodes by key or scalar value, ignoring case. Returns the first ones and the total:
   * `{"Name":"x"}`, `"name"` → the member's node
   */
  search(query: string, limit: number): { nodes: number[]; total: number } {
    const { source, words } = this
    const { count, start, end, label } = this.tape
    const folded = query.toLowerCase()
    const needle = utf8(folded)
    const nodes: number[] = []
    let total = 0

    const matches = (from: number, to: number) => {
      const found = findPlain(source, from, to, needle)
      if (found !== undefined) return found
      const text = source[from] === 0x22 ? decodeString(source, from, to) : decode(source, from, to)
      return text.toLowerCase().includes(folded)
    }
    const isFound = (node: number) => {
      const key = label[node]!
      if (this.isMember(node) && matches(key, endOfString(source, words, key))) return true
      return source[start[node]!] !== 0x7b && source[start[node]!] !== 0x5b && matches(start[node]!, end[node]!)
    }
    for (let node = 0; folded !== '' && node < count; node++) {
      if (!isFound(node)) continue
      total++
      if (nodes.length < limit) nodes.push(node)
    }
    return { nodes, total }
  }

  private isMember(node: number): boolean {
    const { parent, start } = this.tape
    return parent[node] !== noNode && this.source[start[parent[node]!]!] === 0x7b
  }

  private key(node: number): string | number | null {
    const { parent, label } = this.tape
    if (parent[node] === noNode) return null
    return this.isMember(node) ? stringAt(this.source, this.words, label[node]!) : label[node]!
  }

  private kind(node: number): NodeKind {
    const byte = this.source[this.tape.start[node]!]!
    if (byte === 0x7b) return 'object'
    if (byte === 0x5b) return 'array'
    if (byte === 0x22) return 'string'
    return byte <= 0x39 ? 'number' : 'literal'
  }

  private preview(node: number, kind: NodeKind): string {
    const size = this.tape.size[node]!
    if (kind === 'object') return `{ ${count(size, 'key')} }`
    if (kind === 'array') return `[ ${count(size, 'item')} ]`
    const start = this.tape.start[node]!
    const end = Math.min(this.tape.end[node]!, start + previewLength * 4)
    return shorten(decode(this.source, start, end), previewLength)
  }
}

/** Looks for lowercase bytes in a token's content. `undefined` if escapes or non-ASCII letters need decoding first. */
function findPlain(source: Uint8Array, from: number, to: number, needle: Uint8Array): boolean | undefined {
  const isString = source[from] === 0x22
  const last = isString ? to - 1 : to
  let isFound = false
  for (let i = isString ? from + 1 : from; i < last; i++) {
    const byte = source[i]!
    if (byte >= 0x80 || byte === 0x5c) return
    if (!isFound && fold(byte) === needle[0] && i + needle.length <= last) {
      let length = 1
      while (length < needle.length && fold(source[i + length]!) === needle[length]) length++
      isFound = length === needle.length
    }
  }
  return isFound
}

const fold = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte)
