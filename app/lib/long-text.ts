/** A text too long to copy around as one string: an editor document, or pieces from a worker. */
export interface LongText {
  readonly length: number
  chunks(): Iterable<string>
  /** A part of the text, without joining all of it. */
  slice(from: number, to: number): string
  toString(): string
}

/** The text in a text pane. A short text is a plain string. Both kinds have `length` and `toString()`. */
export type PaneText = string | LongText

function slicePieces(pieces: readonly string[], from: number, to: number): string {
  let part = ''
  let start = 0
  for (const piece of pieces) {
    if (start >= to) break
    const end = start + piece.length
    if (end > from) part += piece.slice(Math.max(0, from - start), to - start)
    start = end
  }
  return part
}

/** Joins pieces without copying them: `["ab", "c"]` → a text of length 3 */
export function longTextOf(pieces: readonly string[]): LongText {
  return {
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    chunks: () => pieces,
    slice: (from, to) => slicePieces(pieces, from, to),
    toString: () => pieces.join(''),
  }
}

/** The pieces as a text: `["ab", "c"]` → a text of length 3, `["ab"]` → "ab" */
export const joinPieces = (pieces: readonly string[]): PaneText =>
  pieces.length > 1 ? longTextOf(pieces) : (pieces[0] ?? '')

/** The one size limit: above it, work that takes longer than a frame or two runs in a worker. */
export const longLength = 16 * 1024

export const isLong = (text: PaneText): boolean => text.length > longLength

/** The pieces of a text: `"abc"` → ["abc"] */
const piecesOf = (text: PaneText): Iterable<string> => (typeof text === 'string' ? [text] : text.chunks())

/** Whether a text is only whitespace. Does not join a long one: `" \n"` → `true` */
export function isBlank(text: PaneText): boolean {
  for (const piece of piecesOf(text)) if (piece.trim()) return false
  return true
}

/** Whether two texts are known to be the same. Long ones are not compared character by character. */
export const isSameText = (a: PaneText, b: PaneText): boolean =>
  a === b || (a.length === b.length && !isLong(a) && a.toString() === b.toString())

export const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** Splits a text into strings of about `size` code units, never inside a surrogate pair: `("abcde", 2)` → "ab", "cd", "e" */
export function* slicesOf(text: PaneText, size: number): Generator<string> {
  let rest = ''
  for (const piece of piecesOf(text)) {
    rest += piece
    while (rest.length > size) {
      const end = isHighSurrogate(rest.charCodeAt(size - 1)) ? size + 1 : size
      yield rest.slice(0, end)
      rest = rest.slice(end)
    }
  }
  if (rest) yield rest
}

const pieceSize = 1 << 20

/** Splits a text above 1 MB (2^20 code units) for messages: 3 MB → a text of 3 pieces */
export const inPieces = (text: string): PaneText =>
  text.length > pieceSize ? longTextOf([...slicesOf(text, pieceSize)]) : text

/** The start of a text, without joining all of it: `("abcde", 2)` → "ab" */
export function headOf(text: PaneText, size: number): string {
  const [head = ''] = slicesOf(text, size)
  return head
}

/** In code units: what is in a longer text is not counted one by one. */
export const longestCounted = 64 * 1024
