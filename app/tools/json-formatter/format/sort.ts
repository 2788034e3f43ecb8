import { viewOf } from '#app/lib/bytes.ts'
import { endOfString } from './scan.ts'
import { noNode, readTape } from './tape.ts'
import { stringAt } from './text.ts'

/** Sorts every object by its keys' UTF-16 units, stable and with tokens as written: `{"b":1.0,"a":2}` → `{"a":2,"b":1.0}` */
export function sortKeysOf(source: Uint8Array): Uint8Array<ArrayBuffer> {
  const words = viewOf(source)
  const { start, end, label, parent, next, size } = readTape(source)
  const isObject = (node: number) => source[start[node]!] === 0x7b
  const out = new Uint8Array(source.length)
  let used = 0
  const copy = (from: number, to: number) => {
    out.set(source.subarray(from, to), used)
    used += to - from
  }

  /** The children of a container in output order. */
  function childrenOf(node: number): number[] {
    const children: number[] = []
    for (let child = node + 1; children.length < size[node]!; child = next[child]!) children.push(child)
    if (!isObject(node) || children.length < 2) return children
    const members = children.map((child) => ({ child, key: stringAt(source, words, label[child]!) }))
    members.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    return members.map(({ child }) => child)
  }

  // What is still to be written, last first: a node, or the end of one as its complement.
  const todo = [0]
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (node < 0) {
      out[used++] = source[end[~node]! - 1]!
      continue
    }
    const isFirst = used === 0 || out[used - 1] === 0x5b || out[used - 1] === 0x7b
    if (!isFirst) out[used++] = 0x2c
    if (parent[node] !== noNode && isObject(parent[node]!)) {
      copy(label[node]!, endOfString(source, words, label[node]!))
      out[used++] = 0x3a
    }
    if (size[node] === 0) copy(start[node]!, end[node]!)
    else {
      out[used++] = source[start[node]!]!
      todo.push(~node)
      for (const child of childrenOf(node).reverse()) todo.push(child)
    }
  }
  return out.subarray(0, used)
}
