/** A text too long to be copied around as one string: a document of the editor, or the pieces a worker sent. */
export interface LongText {
  readonly length: number
  chunks(): Iterable<string>
  toString(): string
}

/** What a text pane holds: short texts are plain strings, and both kinds have `length` and `toString()`. */
export type PaneText = string | LongText

/** Joins pieces without copying them: `["ab", "c"]` → a text of length 3 */
export function longTextOf(pieces: readonly string[]): LongText {
  return {
    length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    chunks: () => pieces,
    toString: () => pieces.join(''),
  }
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Cuts and joins a text into strings of about `size` code units, never inside a surrogate pair: `("abcde", 2)` → "ab", "cd", "e" */
export function* slicesOf(text: PaneText, size: number): Generator<string> {
  let rest = ''
  for (const piece of typeof text === 'string' ? [text] : text.chunks()) {
    rest += piece
    while (rest.length > size) {
      const end = isHighSurrogate(rest.charCodeAt(size - 1)) ? size + 1 : size
      yield rest.slice(0, end)
      rest = rest.slice(end)
    }
  }
  if (rest) yield rest
}

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

/** Whether a text is whole characters throughout, so that UTF-8 can hold it: `"\ud800"` → `false` */
export function isWellFormed(text: PaneText): boolean {
  for (const slice of slicesOf(text, 1 << 20)) if (!slice.isWellFormed()) return false
  return true
}
