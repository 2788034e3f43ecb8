import { endOfString, viewOf } from './scan.ts'
import { noNode, readTape, type Tape } from './tape.ts'
import { stringAt } from './text.ts'

/** Sorts every object by its keys' UTF-16 units, stable and with tokens as written: `{"b":1.0,"a":2}` → `{"a":2,"b":1.0}` */
export function sortKeysOf(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const words = viewOf(source)
  const tape = readTape(source)
  const { start, end, label, parent } = tape
  const { first, following } = orderChildren(source, words, tape)
  const out = new Uint8Array(source.length)
  let used = 0
  const copy = (from: number, to: number) => {
    out.set(source.subarray(from, to), used)
    used += to - from
  }

  let node = 0
  for (;;) {
    const container = parent[node]!
    if (container !== noNode && source[start[container]!] === 0x7b) {
      copy(label[node]!, endOfString(source, words, label[node]!))
      out[used++] = 0x3a
    }
    if (first[node] !== noNode) {
      out[used++] = source[start[node]!]!
      node = first[node]!
      continue
    }
    copy(start[node]!, end[node]!)
    while (node !== 0 && following[node] === noNode) {
      node = parent[node]!
      out[used++] = source[end[node]! - 1]!
    }
    if (node === 0) return out.subarray(0, used)
    out[used++] = 0x2c
    node = following[node]!
  }
}

/** For each node, its first child and its next sibling in output order. */
function orderChildren(source: Uint8Array, words: DataView, { count, start, label, next, size }: Tape) {
  const first = new Uint32Array(count).fill(noNode)
  const following = new Uint32Array(count).fill(noNode)
  for (let node = 0; node < count; node++) {
    const total = size[node]!
    if (total === 0) continue
    const children: number[] = []
    for (let child = node + 1; children.length < total; child = next[child]!) children.push(child)
    if (source[start[node]!] === 0x7b && total > 1) {
      const members = children.map((child) => ({ child, key: stringAt(source, words, label[child]!) }))
      members.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      for (const [i, { child }] of members.entries()) children[i] = child
    }
    first[node] = children[0]!
    for (let i = 1; i < total; i++) following[children[i - 1]!] = children[i]!
  }
  return { first, following }
}
