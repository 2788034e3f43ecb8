import type { PaneText } from './long-text.ts'

export type LineEndings = 'keep' | 'lf' | 'crlf'

/** A choice, because a text field turns every line ending into LF. */
export const lineEndingChoices: { value: LineEndings; label: string }[] = [
  { value: 'keep', label: 'As entered' },
  { value: 'lf', label: 'LF (Unix)' },
  { value: 'crlf', label: 'CRLF (Windows)' },
]

const endings = { lf: '\n', crlf: '\r\n' }

function* convertPieces(pieces: Iterable<string>, ending: string): Generator<string> {
  let held = ''
  for (const piece of pieces) {
    const text = held + piece
    // The line feed after a carriage return may be in the next piece.
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n|\r|\n/g, ending)
  }
  if (held) yield ending
}

/** Converts line endings, piece by piece in a long text: `("a\nb", "crlf")` → "a\r\nb" */
export function convertLineEndings(text: string, to: LineEndings): string
export function convertLineEndings(text: PaneText, to: LineEndings): PaneText
export function convertLineEndings(text: PaneText, to: LineEndings): PaneText {
  if (to === 'keep') return text
  const pieces = () => convertPieces(typeof text === 'string' ? [text] : text.chunks(), endings[to])
  const join = () => [...pieces()].join('')
  if (typeof text === 'string') return join()
  return {
    get length() {
      return join().length
    },
    chunks: pieces,
    slice: (from: number, end: number) => join().slice(from, end),
    toString: join,
  }
}
