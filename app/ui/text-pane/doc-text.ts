import type { Text } from '@codemirror/state'
import { type LongText, type PaneText, slicesOf } from '#app/lib/long-text.ts'

const PIECE = 256 * 1024

/** An editor document as a long text; the document is immutable and shared, never copied. */
export class DocText implements LongText {
  constructor(readonly doc: Text) {}

  get length(): number {
    return this.doc.length
  }

  *chunks(): Generator<string> {
    for (let from = 0; from < this.doc.length; ) {
      const piece = this.doc.sliceString(from, from + PIECE)
      const isPairCut = /[\ud800-\udbff]$/.test(piece) && from + piece.length < this.doc.length
      const whole = isPairCut ? this.doc.sliceString(from, from + piece.length + 1) : piece
      yield whole
      from += whole.length
    }
  }

  slice(from: number, to: number): string {
    return this.doc.sliceString(from, to)
  }

  toString(): string {
    return this.doc.toString()
  }
}

/** Whether two texts have the same letters, without turning a long one into a single string: "ab", a document "ab" → true */
export function hasSameLetters(one: PaneText, other: PaneText): boolean {
  if (one === other) return true
  if (one.length !== other.length) return false
  if (one instanceof DocText && other instanceof DocText) return one.doc.eq(other.doc)
  let from = 0
  for (const slice of slicesOf(one, PIECE)) {
    if (other.slice(from, from + slice.length) !== slice) return false
    from += slice.length
  }
  return true
}
