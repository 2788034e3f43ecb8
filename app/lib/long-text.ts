/** A text too long to be copied around as one string: a document of the editor, or the pieces a worker sent. */
export interface LongText {
  readonly length: number
  chunks(): Iterable<string>
  /** A part of it, without making one string of all of it. */
  slice(from: number, to: number): string
  toString(): string
}

/** What a text pane holds: short texts are plain strings, and both kinds have `length` and `toString()`. */
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

/** The one size threshold: what takes longer than a frame or two from here on is done in a worker. */
export const longLength = 16 * 1024

export const isLong = (text: PaneText): boolean => text.length > longLength

/** The pieces a text is made of: `"abc"` → ["abc"] */
const piecesOf = (text: PaneText): Iterable<string> => (typeof text === 'string' ? [text] : text.chunks())

/** Whether a text holds nothing but whitespace, without joining a long one: `" \n"` → `true` */
export function isBlank(text: PaneText): boolean {
  for (const piece of piecesOf(text)) if (piece.trim()) return false
  return true
}

/** Whether two texts are known to be the same; long ones are not compared letter by letter. */
export const isSameText = (a: PaneText, b: PaneText): boolean =>
  a === b || (a.length === b.length && !isLong(a) && a.toString() === b.toString())

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Cuts and joins a text into strings of about `size` code units, never inside a surrogate pair: `("abcde", 2)` → "ab", "cd", "e" */
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

/** A text as one message can hold it: long ones in pieces of a million code units: 3 MB → a text of 3 pieces */
export const inPieces = (text: string): PaneText =>
  text.length > pieceSize ? longTextOf([...slicesOf(text, pieceSize)]) : text

/** The beginning of a text without making one string of all of it: `("abcde", 2)` → "ab" */
export function headOf(text: PaneText, size: number): string {
  const [head = ''] = slicesOf(text, size)
  return head
}

const longestCounted = 64 * 1024

/** How many characters a text has; a long one is not walked through, and a pair counts as two there: `"a😀"` → 2 */
export function countCharacters(text: PaneText): number {
  const pairs = text.length > longestCounted ? null : text.toString().match(/[\u{10000}-\u{10ffff}]/gu)
  return text.length - (pairs?.length ?? 0)
}
