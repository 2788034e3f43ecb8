import { viewOf } from '#app/lib/bytes.ts'
import { endOfScalar, endOfString, skipWhitespace, startOfText } from './scan.ts'

export const noNode = 0xffffffff

/**
 * Every value of a document as a row of numbers, in document order. The children of a container follow it directly, and
 * `next` points past its last descendant.
 */
export interface Tape {
  readonly count: number
  /** Offsets of a value's first byte and of the byte after it. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** For a member, the offset of its key's opening quote. For an item, its index. */
  readonly label: Uint32Array
  readonly parent: Uint32Array
  readonly next: Uint32Array
  /** The number of children. */
  readonly size: Uint32Array
}

/** Indexes a valid document: `{"a":[1]}` → three nodes, the object, the array and the number */
export function readTape(source: Uint8Array): Tape {
  const words = viewOf(source)
  let room = Math.max(16, source.length >> 4)
  let [start, end, label, parent, next, size] = Array.from({ length: 6 }, () => new Uint32Array(room)) as Columns
  let count = 0
  let open = noNode
  let isObject = false
  let i = skipWhitespace(source, words, startOfText(source))

  while (i < source.length) {
    const byte = source[i]!
    if (byte === 0x7d || byte === 0x5d) {
      i++
      end[open] = i
      next[open] = count
      open = parent[open]!
      isObject = open !== noNode && source[start[open]!] === 0x7b
    } else if (byte === 0x2c) i++
    else {
      if (count === room) {
        room *= 2
        ;[start, end, label, parent, next, size] = [start, end, label, parent, next, size].map(doubled) as Columns
      }
      const node = count++
      parent[node] = open
      if (open !== noNode) label[node] = size[open]!++
      if (isObject) {
        label[node] = i
        i = skipWhitespace(source, words, endOfString(source, words, i))
        i = skipWhitespace(source, words, i + 1)
      }
      start[node] = i
      if (source[i] === 0x7b || source[i] === 0x5b) {
        isObject = source[i] === 0x7b
        open = node
        i++
      } else {
        i = endOfScalar(source, words, i)
        end[node] = i
        next[node] = count
      }
    }
    if (i < source.length && source[i]! <= 0x20) i = skipWhitespace(source, words, i)
  }
  return { count, start, end, label, parent, next, size }
}

type Column = Uint32Array<ArrayBuffer>
type Columns = [Column, Column, Column, Column, Column, Column]

function doubled(column: Column): Column {
  const larger = new Uint32Array(column.length * 2)
  larger.set(column)
  return larger
}
