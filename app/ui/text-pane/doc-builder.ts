import { Text } from '@codemirror/state'
import { DocText } from './doc-text.ts'

const SIZE = 32 * 1024
const MOST_IN_LEAF = 32
const MOST_IN_NODE = 64

/** CodeMirror's class for a document in parts, which it does not export; a line break separates the parts. */
const Parts = Text.of(Array(MOST_IN_LEAF + 1).fill('')).constructor as new (
  parts: readonly Text[],
  length: number,
) => Text

function countLines(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

const linesOf = (text: string) => Text.of(text.split('\n'))

/** A part of a document that is split into lines only when it is read: of millions of lines, few are ever seen. */
class Unsplit extends Text {
  private known: Text | undefined

  constructor(
    private readonly source: string,
    readonly lines: number,
  ) {
    super()
  }

  get doc(): Text {
    this.known ??= linesOf(this.source)
    return this.known
  }
  get length(): number {
    return this.source.length
  }
  get children(): readonly Text[] | null {
    return this.doc.children
  }
  sliceString(from: number, to?: number, separator?: string): string {
    return this.doc.sliceString(from, to, separator)
  }
  override replace(from: number, to: number, text: Text): Text {
    return this.doc.replace(from, to, text)
  }
}

// Other methods that documents call on their parts; CodeMirror does not declare them.
for (const name of ['lineInner', 'decompose', 'flatten', 'scanIdentical'])
  Object.defineProperty(Unsplit.prototype, name, {
    value(this: Unsplit, ...args: unknown[]) {
      return Reflect.get(this.doc, name).apply(this.doc, args)
    },
  })

/** Joins documents into one, as a tree in which a position is found in a few steps. */
function join(parts: readonly Text[]): Text {
  if (parts.length === 1) return parts[0]!
  const length = parts.reduce((sum, { length }) => sum + length + 1, -1)
  if (parts.length <= MOST_IN_NODE) return new Parts(parts, length)
  const count = Math.ceil(parts.length / MOST_IN_NODE)
  return join(Array.from({ length: count }, (_, at) => join(parts.slice(at * MOST_IN_NODE, (at + 1) * MOST_IN_NODE))))
}

/** Builds an editor document from pieces as they arrive. */
export class DocBuilder {
  private parts: Text[] = []
  private rest = ''

  /** Takes the next piece, or null to start over. */
  add(piece: string | null): void {
    if (piece === null) this.parts = []
    const text = piece === null ? '' : this.rest + piece
    let from = 0
    while (piece?.includes('\n') && text.length - from > SIZE) {
      const near = text.lastIndexOf('\n', from + SIZE)
      const end = near >= from ? near : text.indexOf('\n', from + SIZE)
      if (end < 0) break
      const part = text.slice(from, end)
      const lines = countLines(part)
      this.parts.push(lines > MOST_IN_LEAF ? new Unsplit(part, lines) : linesOf(part))
      from = end + 1
    }
    this.rest = text.slice(from)
  }

  get text(): DocText {
    return new DocText(join([...this.parts, linesOf(this.rest)]))
  }
}
