import { utf8 } from '#app/lib/bytes.ts'
import { endOfString, viewOf } from '../format/scan.ts'
import { noNode } from '../format/tape.ts'
import { decode, decodeString } from '../format/text.ts'
import type { Outline } from './outline.ts'

/**
 * Finds nodes by key or scalar value, ignoring case. Returns the first ones and the total:
 * `{"Name":"x"}`, `"name"` → the member's node
 */
export function searchOutline(
  { source, tape: { count, start, end, label, parent, size } }: Outline,
  query: string,
  limit: number,
): { nodes: number[]; total: number } {
  const words = viewOf(source)
  const folded = query.toLowerCase()
  const needle = utf8(folded)
  const nodes: number[] = []
  let total = 0
  if (folded === '') return { nodes, total }

  const matches = (from: number, to: number) => {
    const found = findPlain(source, from, to, needle)
    if (found !== undefined) return found
    const text = source[from] === 0x22 ? decodeString(source, from, to) : decode(source, from, to)
    return text.toLowerCase().includes(folded)
  }
  for (let node = 0; node < count; node++) {
    const container = parent[node]!
    const at = label[node]!
    const isMember = container !== noNode && source[start[container]!] === 0x7b
    const first = source[start[node]!]
    const isScalar = size[node] === 0 && first !== 0x7b && first !== 0x5b
    if ((isMember && matches(at, endOfString(source, words, at))) || (isScalar && matches(start[node]!, end[node]!))) {
      total++
      if (nodes.length < limit) nodes.push(node)
    }
  }
  return { nodes, total }
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
